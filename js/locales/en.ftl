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
you-object = you
player-n = Player { $n }
list-and = { $first } and { $last }

## Home

dice-poker-line = Five dice, thirteen rows, two rerolls a turn.
play-bot = Play a bot
play-bots = Play three bots
set-up = Set up a game
remove-game = Remove the game of { $names }
remove-sure = Remove this game? It can't be brought back.
promise-fair = Every roll can be checked: the dice are sealed before the first one falls.
promise-local = Everything runs on this device. Nothing is sent anywhere.
offline-ready = Ready offline: both games play without a connection.
offline-full = There is too little room on this device to play offline.
update-here = A new version is here.
update-use = Use it now

## The engine

engine-progress = Loading
engine-fetching = Fetching { $done } of { $total } MB
engine-starting = Starting the engine
engine-queued = Your game begins as soon as it is ready.
engine-failed-download = The game engine could not be downloaded.
engine-failed-wasm = This browser blocks WebAssembly, which the game needs. Allow it for this page, or use another browser.
engine-failed-engine = The game engine stopped. Your game is saved.
game-restored = Game restored: the engine had to start again.
words-lost = A part of this page could not be fetched. Reload it to try again.
storage-blocked = This browser keeps nothing for this page: a game is lost when you close it, unless you save it as a file.

## New game

new-game = New game
seats = Who plays?
seats-hint = { $fewest } to { $most }, in this order. An empty name is fine.
seat-n = Seat { $n }
seat-who = Who
seat-name = Name
seat-remove = Remove seat { $n }
person = Person
bot-beginner = Bot: beginner
bot-club = Bot: club
bot-expert = Bot: expert
bot-perfect = Bot: perfect
bot-master = Bot: master
level-figures = { $how } { $points } points a game{ $bot ->
    [perfect] .
   *[other] ; wins { $share } against Perfect.
}
level-beginner = Plays by eye, as one does in the first weeks.
level-club = Knows the game well, but slips every few turns.
level-expert = Seldom wrong, and never by much.
level-perfect = Always takes the choice with the highest average total.
level-master = Plays to win: dares more when behind, less when ahead.
add-person = Add a person
add-bot = Add a bot
phrase-title = Mix your own words into the dice
phrase-label = Any words
phrase-hint = They are stirred into the secret that all dice come from, so that no chance generator decides alone.
options = Rules of this match
option-hands = Hands to play
option-hands-none_set = Until one has all chips
option-betting = Betting
option-betting-limit = Limit
option-betting-no_limit = No limit
option-stack = Chips at the start
option-small_bet = Small bet
option-big_bet = Big bet
option-big_bet-none_set = Twice the small bet
option-raise_cap = Raises a battle
option-raise_cap-none_set = Without limit
option-banner_exclusion = A battle excludes
option-banner_exclusion-suit = the suit of the other's banner
option-banner_exclusion-rank = the rank of the other's banner
option-banner_exclusion-none = nothing
option-two_left = The last two compare
option-two_left-battle = by the rules of a battle
option-two_left-showdown = in an ordinary showdown
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
animal-eagle = Eagle
animal-heron = Heron
animal-bear = Bear
animal-badger = Badger

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

curtain = { $name } plays next
curtain-line = Hand the device over; nobody else should look now.
curtain-lift = I am { $name }: show the table

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

## Coach

figure = { $n }
coach = Coach
coach-and-log = Coach and log
advice-ask = Ask the coach
advice-hide = Hide
advice-take = Take it
advice-choice = The coach's choice
advice-waiting = The coach is thinking
advice-lost = The coach's advice isn't available just now.
advice-figures = Your average total at the end
advice-hold = Hold { $dice }
advice-roll-all = Roll all five again
advice-best = { $what }: average total { $points }
advice-right = Your choice is as good as any.
advice-cost-hold = Your hold: { $points } points less
advice-cost-row = { $row } now: { $points } points less
advice-end = { $row } ({ $chance })
advice-builds = { $whose ->
    [yours] Yours builds on { $rows }.
    [played] What was played builds on { $rows }.
   *[best] It builds on { $rows }.
}
advice-later = { $whose ->
    [yours] Yours takes { $points } now; later that row would bring { $worth } on average.
    [played] What was played took { $points }; later that row would have brought { $worth } on average.
   *[best] { $points } now; later the row would bring { $worth } on average.
}
advice-win = To win, better: { $what } ({ $chance } instead of { $other }).
say-advice = Coach: { $advice }.
chance-to-win = Chance to win
chance-of = { $name } { $chance }
key-coach = Ask the coach, or hide the advice
key-take = Take the coach's choice

## Review

review = Review
review-link = Full review
review-waiting = Going through the game
review-practice = Practice: this game doesn't count in the statistics.
review-assisted = Played with the coach's advice.
review-expected = Expected
review-luck = Luck
review-lost = Decisions
review-accuracy = Accuracy
review-per-decision = Loss a decision
review-best = Best decisions
review-of = { $n } of { $total }
review-dearest = The dearest decisions
review-none = No decision cost anything.
review-all = All { $n } decisions
review-where = Turn { $round }, roll { $roll }
review-right = the best
review-cost = −{ $points } points
review-cost-chance = −{ $points } points, −{ $chance } chance
review-played = Played: { $what }
review-better = Better: { $what }
review-look = Look
review-again = Try it again
review-options = All options, best first
review-option = Option
review-average = Average total
review-played-here = played
review-turn = Turn
turn-n = Turn { $n }
graph-summary = { $name }: { $first } at the start, { $last } at the end, between { $low } and { $high }.
graph-numbers = The numbers behind it
graph-turn = { $n }, { $name }
graph-end = End
practice = Practice

## Statistics

statistics = Statistics
stats-line = Finished games of Dice Poker on this device. Practice doesn't count.
stats-empty = No games yet.
stats-alone = On your own
stats-coached = With the coach
stats-friends = Games with friends
stats-games = Games
stats-seats = Totals of persons
stats-won = Won
stats-drawn = Drawn
stats-lost = Lost
stats-average = Average
stats-best = Highest
stats-by-level = Opponent
stats-nobody = None
stats-other = Another bot
levels = How strong the bots are

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

dice-poker-rules = Rules of Dice Poker
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

## Palace Poker: cards and hands

palace-poker = Palace Poker
palace-poker-line = Poker with banners, palaces, soldiers and battles, for two to ten.
palace-poker-rules = Rules of Palace Poker
card-name = { $face ->
    [yes] { $rank } of { $suit }
   *[no] { $rank } of { $suit }
}
hidden-card = hidden card
card-excluded = { $card }, does not count
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
hand-nothing = No cards
hand-high_card = High card
hand-pair = Pair
hand-two_pair = Two pair
hand-three_of_a_kind = Three of a kind
hand-straight = Straight
hand-flush = Flush
hand-full_house = Full house
hand-four_of_a_kind = Four of a kind
hand-straight_flush = Straight flush
bot-squire = Bot: squire
bot-knight = Bot: knight
bot-baron = Bot: baron
bot-king = Bot: king
level-squire = Curious, generous with chips, and often wrong about its chances.
level-knight = Weighs its exact chance against the price, and nothing else.
level-baron = Reads what you do, looks one step ahead, and likes to bluff.
level-king = Reads you too, and plays every close decision on to the end before it moves.

## Palace Poker: the table

chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
banner = Banner
palace = Palace
soldiers = Soldiers
dealer = dealer
broke = Broke
folded = Folded
banner-is = banner { $card }
palace-is = palace { $cards }
soldiers-are = soldiers { $cards }
price-is = A battle costs this seat { $price }.
own-hand = Cards: { $name }
attack-seat = Attack { $seat }
discard-card = Discard { $card }
zone-pot = Pot
pot = Pot
palace-pot = Pot { $pot }
hand-n = Hand { $n }
hand-of = Hand { $n } · { $left }/{ $seats }
duel-line = { $you ->
    [yes] You battle { $two }
   *[no] { $name } battles { $two }
}
duel-bet = bet { $bet } · { $you ->
    [yes] you owe { $owed }
   *[no] { $name } owes { $owed }
}
last-battle = Last battle
hand-result = End of hand { $n }
buy = Buy
discard = Discard
battle = Battle
stay = Stay
fold = Fold
call = Call
all-in = All in
raise = Raise
cancel = Cancel
discard-more = Choose { $n } to discard
keep-all = Keep all
next-hand = Next hand
choose-target = Choose whom
confirm-battle = Battle { $name }
confirm-raise = Raise by
confirm-fold = Fold? Press again
amount = Amount
less = Less
more = More
least = Min
half = Half
most = Max
key-seat = Choose the seat, from your left

palace-hand-over = The hand is over.
palace-dealing = Dealing
palace-answer = You are attacked: { $owed } to call.
palace-answers = { $name } has to answer.
palace-bought = Press soldiers to discard, or keep all.
palace-captured = Captured: press soldiers to discard; five may stay.
palace-chooses = { $name } chooses which soldiers to keep.
palace-your-turn = { $you ->
    [yes] Your turn.
   *[no] { $name }: your turn.
}
palace-turn = { $name } is thinking.
palace-won = { $you ->
    [yes] You win the match with { $chips } chips.
   *[no] { $name } wins the match with { $chips } chips.
}
palace-draw = A draw: { $names } have { $chips } chips each.

said-cut = { $you ->
    [yes] You drew { $card }.
   *[no] { $name } drew { $card }.
}
said-dealer = { $you ->
    [yes] You drew the highest card and deal first.
   *[no] { $name } drew the highest card and deals first.
}
said-hand = Hand { $n }. Dealer: { $name }.
said-bought = { $you ->
    [yes] You bought { $card }.
   *[no] { $name } bought { $card }.
}
said-discarded = { $you ->
    [yes] You discarded { $cards }.
   *[no] { $name } discarded { $cards }.
}
said-stayed = { $you ->
    [yes] You stayed.
   *[no] { $name } stayed.
}
said-folded = { $you ->
    [yes] You folded.
   *[no] { $name } folded.
}
said-folded-to = { $you ->
    [yes] You folded to { $to }.
   *[no] { $name } folded to { $to }.
}
said-attacked = { $you ->
    [yes] You battle { $target } for { $amount }.
   *[no] { $name } battles { $target } for { $amount }.
}
said-called = { $you ->
    [yes] You called for { $amount }.
   *[no] { $name } called for { $amount }.
}
said-raised = { $you ->
    [yes] You raised by { $amount }.
   *[no] { $name } raised by { $amount }.
}
said-looked = { $you ->
    [yes] You looked at the palace of { $at }.
   *[no] { $name } looked at the palace of { $at }.
}
said-looked-cards = { $you ->
    [yes] You saw the palace of { $at }: { $cards }.
   *[no] { $name } saw the palace of { $at }: { $cards }.
}
said-won-battle = { $you ->
    [yes] You beat { $loser }.
   *[no] { $name } beats { $loser }.
}
said-tied = { $one } and { $two } tie: both are out.
said-captured = { $you ->
    [yes] You captured { $cards } from { $loser }.
   *[no] { $name } captured { $cards } from { $loser }.
}
said-shown = { $you ->
    [yes] You show { $cards }: { $hand }.
   *[no] { $name } shows { $cards }: { $hand }.
}
said-won = { $you ->
    [yes] You win { $amount } { $how ->
        [last] as the last one left.
        [same_suit] since all banners have one suit.
        [tie] after a tie of the last two.
        [battle] in the last battle.
       *[showdown] in the showdown.
    }
   *[no] { $name } wins { $amount } { $how ->
        [last] as the last one left.
        [same_suit] since all banners have one suit.
        [tie] after a tie of the last two.
        [battle] in the last battle.
       *[showdown] in the showdown.
    }
}
said-broke = { $you ->
    [yes] You have no chips left.
   *[no] { $name } has no chips left.
}
decided-hand = The better hand won.
decided-own_suit = Equal hands: more cards of one's own banner's suit won.
decided-nothing = Equal in everything.
decided-fold = The other side folded.
excluded-suit = Struck out: cards of the same suit as the opponent's banner do not count.
excluded-rank = Struck out: cards of the same rank as the opponent's banner do not count.
excluded-none = Every card counts.
look-hidden = Only the two know what was in these palaces.

## Palace Poker: rules

pr-object = Two to ten players, one deck, aces high (and low in A-2-3-4-5). Win the pot: be the last one left, or have the best hand when it comes to that.
pr-cards-title = What lies before you
pr-cards = One banner, face up. Three palace cards, face down, known to you alone. Up to five soldiers, face up.
pr-cards-example = Banner, three palace cards and two soldiers: a pair of kings with 10, 7 and 6.
pr-deal-title = The deal
pr-deal = Everybody pays an ante of half a small bet. From the dealer's left, in groups of four, each gets a banner; within a group all four suits differ, and cards of a suit that the group has already are put aside and shuffled in again. Then three palace cards each.
pr-banners-example = A group of four: four banners, four suits.
pr-turn-title = A turn
pr-turn = Turns go to the left. Choose one of five:
pr-buy = Pay a small bet, take the top card as a face-up soldier, then discard any soldiers; at most five stay.
pr-discard = Discard one or more soldiers, for nothing.
pr-battle = Attack a player whose banner has another suit than yours.
pr-stay = Do nothing. When all who are left have been quiet in a row, it comes to the showdown: best five of all cards, nothing excluded. Two who are left compare by the rules of a battle.
pr-fold = Give up your cards and the hand.
pr-buy-example = Hearts after a buy: the jack of clubs has come up and may be kept or discarded.
pr-fight-title = A battle
pr-fight = The attacker pays their price: a small bet for the banner and one for each soldier. The defender folds, calls with their own price, or raises by a big bet; a raise is answered in the same way. After a call the best five of banner, palace and soldiers decide, but a card of the same suit as the opponent's banner does not count. Whoever called last sees the other's palace; the other sees theirs only if the caller won.
pr-fight-one = Attacker, banner king of hearts: the opponent's banner is a spade, so two spades are struck out.
pr-fight-two = Defender, banner jack of spades: the opponent's banner is a heart, so a heart is struck out.
pr-fight-example = King and queen high against a pair of jacks: the defender wins.
pr-capture-title = The winner takes cards
pr-capture = The loser is out. The winner takes the loser's banner and soldiers as soldiers and discards down to five. The chips stay in the pot.
pr-capture-example = Jack of spades after beating the king of hearts: his two soldiers and his banner have changed sides.
pr-tie-title = Equal hands
pr-tie = Whoever has more cards of their own banner's suit wins. Still equal: both are out; the last two split the pot.
pr-tie-one = Both have ace, king, 9 and 4. Two clubs under a banner of clubs:
pr-tie-two = one spade under a banner of spades. The clubs win.
pr-short-title = Hands of fewer than five cards
pr-short = Pairs, two pair, threes and fours count with fewer than five cards; straights, flushes and full houses need five. Where all that can be compared is equal, more cards win.
pr-end-title = The end
pr-end = The last player takes the pot. Two or three who are left with the same banner suit split it. Nobody puts in more than their stack; who can't cover a price calls all in. A match goes on until one player has all chips, or for an agreed number of hands.
pr-fair = All shuffles follow from one secret that is sealed before the first card, and shown at the end. Bots see what their seat may see, never your palace.

## Palace Poker: the coach and the review

palace-advice-figures = Chips on average, from here on
palace-advice = { $what }: { $chips } chips on average
palace-advice-chance = { $what }: { $chance } to win, { $chips } chips
palace-cost = { $what }: { $chips } chips less
advice-discard = Discard { $cards }
coach-chances = Your chance against
against-line = { $chance } against { $name }
coach-price = It costs you { $price }; the mark shows from which chance it pays.
pays-from = pays from { $even }
pays-never = doesn't pay yet
against-nobody = banners of the same suit: no battle
against-excluded = { $n ->
    [one] your { $what } doesn't count, the banner is { $banner }
   *[other] your { $what } don't count, the banner is { $banner }
}
reason-fight = { $chance } against { $name }: { $price } for a pot of { $pot } { $pays }.
reason-folds = { $name } folds to that about { $folds } of the time.
reason-buy = { $better } of { $cards } cards that may come make a better kind of hand, for { $price }.
reason-keep = What stays: { $hand }. A battle then costs { $price }.
reason-quiet = Your best chance in a battle: { $chance } against { $name }; it { $pays }.
reason-nobody = There is nobody to battle.
review-hand-link = Review of hand { $n }
review-back = Back to the table
review-won = Won
review-battle-luck = Luck in battles
review-rest = Cards, others
review-chips-way = Chips, hand by hand
review-chips = Chips
review-hand = Hand
review-hands = Hand by hand
review-held = What you saw of the others
review-start = Start
review-where-hand = Hand { $hand }, { $phase ->
    [duel] battle
    [discard] discarding
   *[turn] turn
}, pot { $pot }
palace-review-cost = −{ $chips } chips

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
setting-coach = Coach
coach-request = When asked
coach-always = Always
coach-off = Off
setting-winGraph = Show the chance to win during play
setting-previews = Show what each row would give
setting-confirmZero = Ask before a zero or a fold
setting-sound = Sound
setting-shortcuts = Single-key shortcuts
setting-leftHanded = Left-handed buttons
saved-games = Saved games
saved-games-line = { $n ->
    [0] No games are stored in this browser.
    [one] One game is stored in this browser.
   *[other] { $n } games are stored in this browser.
}
one-file = The game as a file
one-file-get = Download both games as one file
one-file-line = Keep it anywhere and open it in a browser: it plays without a server or a connection. Games saved there stay there.
import = Open a game from a file

## Errors

error-stale_ply = The table had moved on. Here is how it stands now.
error-illegal = That isn't possible now.
error-bad_record = This file is not a whole saved game. Nothing was changed. ({ $message })
error-rules_mismatch = This game was saved under newer rules than this page has. Reload the page and try again.
error-tables_lost = The tables that this bot plays by could not be fetched. Your game is saved.
error-unknown = Something went wrong; your game is saved. ({ $message })
