### Bones & Banners in English. The other files have the same messages with the same arguments.

title = Bones & Banners
dice-poker = Dice Poker
home = Home
back = Back
back-home = Back to the home screen
settings = Settings
menu = Menu
close = Close
retry = Try again
continue = Continue
rules = Rules
log = Log
keyboard = Keyboard
row = Row
total = Total
you = You
player-n = Player { $n }
list-and = { $first } and { $last }

## Home

dice-poker-line = Five dice, thirteen rows, two rerolls a turn.
play-bot = Play a bot
set-up = Set up a game
remove-game = Remove the game of { $names }
remove-sure = Remove this game? It can't be brought back.
promise-fair = Every roll can be checked: the dice are sealed before the first one falls.
promise-local = Everything runs on this device. Nothing is sent anywhere.

## The engine

engine-progress = Loading
engine-fetching = Fetching { $done } of { $total } MB
engine-starting = Starting the engine
engine-queued = Your game begins as soon as it is ready.
engine-failed-download = The game engine could not be downloaded.
engine-failed-wasm = This browser blocks WebAssembly, which the game needs. Allow it for this page, or use another browser.
engine-failed-engine = The game engine stopped. Your game is saved.
storage-blocked = This browser keeps nothing for this page: a game is lost when you close it, unless you save it as a file.

## New game

new-game = New game
seats = Who plays?
seats-hint = One to six, in this order. An empty name is fine.
seat-n = Seat { $n }
seat-who = Who
seat-name = Name
seat-remove = Remove seat { $n }
person = Person
bot-beginner = Bot: beginner
bot-greedy = Bot: greedy
add-person = Add a person
add-bot = Add a bot
phrase-title = Mix your own words into the dice
phrase-label = Any words
phrase-hint = They are stirred into the secret that all dice come from, so that no chance generator decides alone.
start-game = Start
name-too_long = The name of seat { $n } is too long: at most { $limit } characters.
name-character = The name of seat { $n } holds a character that can't be shown safely, such as a control or direction mark.
name-type = The name of seat { $n } is not a text.

## Rows

row-ones = Ones
row-twos = Twos
row-threes = Threes
row-fours = Fours
row-fives = Fives
row-sixes = Sixes
row-three_of_a_kind = Three of a kind
row-four_of_a_kind = Four of a kind
row-full_house = Full house
row-small_straight = Small straight
row-large_straight = Large straight
row-five_of_a_kind = Five of a kind
row-chance = Chance

## Faces and bots' names

face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
animal-stag = Stag
animal-lion = Lion
animal-wolf = Wolf
animal-boar = Boar
animal-falcon = Falcon
animal-otter = Otter

## The table

turn-of = Turn { $n } of { $total }
zone-dice = Dice
zone-dice-hint = Dice: press one to hold it
zone-players = Players
zone-table = Score table
zone-actions = Actions
card-of = Card: { $name }
player-card = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-option = { $row }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
die = Die { $n }: { $face }
die-waiting = Die { $n }: not rolled yet
held = Held
roll = Roll
roll-again = Roll again
rolls-left = { $n } left
no-rolls = No rolls left
all-held = All dice held
choose-row = Choose a row
score-row = Score { $row }
confirm-zero = Zero in { $row }? Press again
undo = Undo
next-move = Next move
skip-ahead = Skip ahead
see-result = See the result
game-missing = This game isn't stored in this browser.
game-elsewhere = This game is open in another tab.
take-over = Play it here

status-over = The game is over.
status-roll = { $you ->
    [yes] Your turn: roll the dice.
   *[no] { $name }: roll the dice.
}
status-rolls-next = { $name } rolls next.
status-keeps = { $name } holds { $dice ->
    [0] nothing
   *[other] { $dice }
} and rolls again.
status-thinks = { $name } is thinking.
status-hold = Hold dice and roll again, or choose a row.
status-choose = Choose a row.

said-rolled = { $you ->
    [yes] You rolled { $dice }.
   *[no] { $name } rolled { $dice }.
}
said-scored = { $you ->
    [yes] You scored { $points } in { $row }.
   *[no] { $name } scored { $points } in { $row }.
}
say-rolled = Rolled { $dice }.
say-rolls-left = { $n ->
    [0] No rolls left.
    [one] One roll left.
   *[other] Two rolls left.
}
say-best = Best now: { $row }, { $points }.

key-hold = Hold a die, or let it go
key-roll = Roll
key-move = Move among dice or rows
key-choose = Choose the row
key-score = Score the chosen row
key-undo = Undo
key-next = Bots: next move, or skip ahead
key-read = Read the table aloud
key-log = Log
key-mute = Sound on or off
key-help = This help
key-close = Close

## Result

result = Result
not-over = This game is not over yet.
play-again = Play again
outcome-alone = { $points } points
outcome-won = { $you ->
    [yes] You win with { $points } points.
   *[no] { $name } wins with { $points } points.
}
outcome-draw = A draw: { $names } have { $points } points each.
fair-dice = Dice you can check
fair-sealed = The secret of this game's dice is sealed by this number. At the end it is shown, and anybody can check that it never changed.
fair-opened = All dice of this game came from one secret. It was sealed before the first roll by the first number; the second is the secret itself.
fair-commitment = Seal (SHA-256 of the secret)
fair-seed = Secret
fair-matches = The seal fits the secret. Checked by your browser.
fair-differs = The seal does not fit the secret.
fair-how = The saved file holds everything: the README shows ten lines of Python that work out every die again from it.
export = Save as a file

## Rules

rules-title = Rules of Dice Poker
rules-object = One to six players, five dice, thirteen rows each. Fill your rows well: the highest total wins.
rules-turn-title = A turn
rules-turn-roll = Roll all five dice.
rules-turn-keep = Up to two times, hold the dice you like and roll the others again. You may hold none, or stop at once.
rules-turn-score = Enter the dice in one open row of your own table. A row must be filled every turn, with zero if its condition isn't met. A filled row never changes.
rules-end = A game is thirteen rounds; each player has one turn a round. Equal totals are a draw.
rules-rows-title = The thirteen rows
rules-condition = Condition
rules-points = Points
condition-ones = always
condition-twos = always
condition-threes = always
condition-fours = always
condition-fives = always
condition-sixes = always
condition-three_of_a_kind = at least three equal
condition-four_of_a_kind = at least four equal
condition-full_house = three of one face, two of another
condition-small_straight = at least four faces in a row
condition-large_straight = all five in a row
condition-five_of_a_kind = all five equal
condition-chance = always
worth-ones = sum of the ones
worth-twos = sum of the twos
worth-threes = sum of the threes
worth-fours = sum of the fours
worth-fives = sum of the fives
worth-sixes = sum of the sixes
worth-three_of_a_kind = sum of all five dice
worth-four_of_a_kind = sum of all five dice
worth-full_house = 25
worth-small_straight = 30
worth-large_straight = 40
worth-five_of_a_kind = 50
worth-chance = sum of all five dice
rules-notes = Five equal dice are not a full house. A large straight also counts as a small one. There is no upper bonus, no extra for a second five of a kind, and no joker.
rules-example-title = An example
rules-example = 1 3 2 4 4 is worth 1 in Ones, 8 in Fours and 30 in Small straight.
rules-fair = A secret number is drawn before the game, and its seal (SHA-256) is shown. Each die follows from the secret by HMAC-SHA256, the player, the round and the roll. At the end the secret is shown. Bots see what you see, never the secret, and reloading the page gives nobody another try.

## Settings

setting-language = Language
language-auto = As the browser
setting-theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
setting-text = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
setting-motion = Animation
motion-full = Full
motion-quick = Quick
motion-off = Off
setting-pace = Bots' pace
pace-calm = Calm
pace-quick = Quick
pace-instant = At once
pace-wait = Wait for me
settings-more = More
setting-previews = Show what each row would give
setting-confirmZero = Ask before scoring a zero
setting-sound = Sound
setting-shortcuts = Single-key shortcuts
setting-leftHanded = Left-handed buttons
saved-games = Saved games
saved-games-line = { $n ->
    [0] No games are stored in this browser.
    [one] One game is stored in this browser.
   *[other] { $n } games are stored in this browser.
}
import = Open a game from a file

## Errors

error-stale_ply = The table had moved on. Here is how it stands now.
error-illegal = That isn't possible now.
error-bad_record = This file is not a whole saved game. Nothing was changed. ({ $message })
error-rules_mismatch = This game was saved under newer rules than this page has. Reload the page and try again.
error-unknown = Something went wrong; your game is saved. ({ $message })
