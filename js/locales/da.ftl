### Bones & Banners på dansk.

title = Bones & Banners
dice-poker = Terningpoker
home = Hjem
back = Tilbage
back-home = Tilbage til startsiden
settings = Indstillinger
menu = Menu
close = Luk
retry = Prøv igen
continue = Fortsæt
rules = Regler
log = Log
keyboard = Tastatur
row = Række
total = Sum
you = Du
player-n = Spiller { $n }
list-and = { $first } og { $last }

## Hjem

dice-poker-line = Fem terninger, tretten rækker, to omkast pr. tur.
play-bot = Spil mod en bot
set-up = Sæt et spil op
remove-game = Fjern spillet for { $names }
remove-sure = Fjern dette spil? Det kan ikke hentes tilbage.
promise-fair = Hvert kast kan efterprøves: terningerne er forseglet, før det første falder.
promise-local = Alt sker på denne enhed. Intet sendes nogen steder hen.

## Motoren

engine-progress = Henter
engine-fetching = Henter { $done } af { $total } MB
engine-starting = Starter spilmotoren
engine-queued = Spillet begynder, så snart den er klar.
engine-failed-download = Spilmotoren kunne ikke hentes.
engine-failed-wasm = Browseren blokerer WebAssembly, som spillet har brug for. Tillad det for denne side, eller brug en anden browser.
engine-failed-engine = Spilmotoren stoppede. Dit spil er gemt.
storage-blocked = Browseren gemmer intet for denne side: et spil går tabt, når du lukker den, medmindre du gemmer det som fil.

## Nyt spil

new-game = Nyt spil
seats = Hvem spiller?
seats-hint = En til seks, i denne rækkefølge. Navnet må gerne stå tomt.
seat-n = Plads { $n }
seat-who = Hvem
seat-name = Navn
seat-remove = Fjern plads { $n }
person = Person
bot-beginner = Bot: begynder
bot-greedy = Bot: grådig
add-person = Tilføj en person
add-bot = Tilføj en bot
phrase-title = Bland dine egne ord i terningerne
phrase-label = Nogle ord
phrase-hint = De røres ind i hemmeligheden, som alle terninger kommer fra, så ingen tilfældighedsgenerator bestemmer alene.
start-game = Start
name-too_long = Navnet på plads { $n } er for langt: højst { $limit } tegn.
name-character = Navnet på plads { $n } har et tegn, der ikke kan vises sikkert, for eksempel et styretegn eller retningstegn.
name-type = Navnet på plads { $n } er ikke tekst.

## Rækker

row-ones = Enere
row-twos = Toere
row-threes = Treere
row-fours = Firere
row-fives = Femmere
row-sixes = Seksere
row-three_of_a_kind = 3 ens
row-four_of_a_kind = 4 ens
row-full_house = Fuldt hus
row-small_straight = Lille straight
row-large_straight = Stor straight
row-five_of_a_kind = 5 ens
row-chance = Chance

## Øjne og botternes navne

face-1 = ener
face-2 = toer
face-3 = treer
face-4 = firer
face-5 = femmer
face-6 = sekser
animal-stag = Hjort
animal-lion = Løve
animal-wolf = Ulv
animal-boar = Vildsvin
animal-falcon = Falk
animal-otter = Odder

## Bordet

turn-of = Runde { $n } af { $total }
zone-dice = Terninger
zone-dice-hint = Terninger: tryk på en for at holde den
zone-players = Spillere
zone-table = Pointtabel
zone-actions = Handlinger
card-of = Kort: { $name }
player-card = { $name }, { $points } point
row-option = { $row }, { $points } point
die = Terning { $n }: { $face }
die-waiting = Terning { $n }: ikke kastet endnu
held = Holdt
roll = Kast
roll-again = Kast igen
rolls-left = { $n } tilbage
no-rolls = Ingen kast tilbage
all-held = Alle er holdt
choose-row = Vælg en række
score-row = Skriv { $row }
confirm-zero = Nul i { $row }? Tryk igen
undo = Fortryd
next-move = Næste træk
skip-ahead = Spring frem
see-result = Se resultatet
game-missing = Dette spil er ikke gemt i denne browser.
game-elsewhere = Dette spil er åbent i en anden fane.
take-over = Spil det her

status-over = Spillet er slut.
status-roll = { $you ->
    [yes] Din tur: kast terningerne.
   *[no] { $name }: kast terningerne.
}
status-rolls-next = { $name } kaster nu.
status-keeps = { $name } holder { $dice ->
    [0] ingen
   *[other] { $dice }
} og kaster igen.
status-thinks = { $name } tænker.
status-hold = Hold terninger og kast igen, eller vælg en række.
status-choose = Vælg en række.

said-rolled = { $you ->
    [yes] Du kastede { $dice }.
   *[no] { $name } kastede { $dice }.
}
said-scored = { $you ->
    [yes] Du fik { $points } i { $row }.
   *[no] { $name } fik { $points } i { $row }.
}
say-rolled = Kastede { $dice }.
say-rolls-left = { $n ->
    [0] Ingen kast tilbage.
    [one] Ét kast tilbage.
   *[other] To kast tilbage.
}
say-best = Bedst nu: { $row }, { $points }.

key-hold = Hold en terning, eller slip den
key-roll = Kast
key-move = Flyt mellem terninger eller rækker
key-choose = Vælg rækken
key-score = Skriv den valgte række
key-undo = Fortryd
key-next = Botter: næste træk, eller spring frem
key-read = Læs bordet op
key-log = Log
key-mute = Lyd til eller fra
key-help = Denne hjælp
key-close = Luk

## Resultat

result = Resultat
not-over = Dette spil er ikke slut endnu.
play-again = Spil igen
outcome-alone = { $points } point
outcome-won = { $you ->
    [yes] Du vinder med { $points } point.
   *[no] { $name } vinder med { $points } point.
}
outcome-draw = Uafgjort: { $names } har { $points } point hver.
fair-dice = Terninger, du kan efterprøve
fair-sealed = Hemmeligheden bag dette spils terninger er forseglet med dette tal. Til sidst vises den, og alle kan tjekke, at den aldrig blev ændret.
fair-opened = Alle spillets terninger kom fra én hemmelighed. Den blev forseglet før første kast med det første tal; det andet er selve hemmeligheden.
fair-commitment = Segl (SHA-256 af hemmeligheden)
fair-seed = Hemmelighed
fair-matches = Seglet passer til hemmeligheden. Tjekket af din browser.
fair-differs = Seglet passer ikke til hemmeligheden.
fair-how = Den gemte fil har det hele: README viser ti linjer Python, der regner hver terning ud igen fra den.
export = Gem som fil

## Regler

rules-title = Regler for Terningpoker
rules-object = En til seks spillere, fem terninger, tretten rækker hver. Fyld rækkerne godt: højeste sum vinder.
rules-turn-title = En tur
rules-turn-roll = Kast alle fem terninger.
rules-turn-keep = Op til to gange: hold de terninger, du kan lide, og kast de andre igen. Du må holde ingen, eller stoppe med det samme.
rules-turn-score = Skriv terningerne i en åben række i din egen tabel. En række skal fyldes hver tur, med nul hvis kravet ikke er opfyldt. En fyldt række ændres aldrig.
rules-end = Et spil er tretten runder; hver spiller har én tur i hver runde. Lige sum er uafgjort.
rules-rows-title = De tretten rækker
rules-condition = Krav
rules-points = Point
condition-ones = altid
condition-twos = altid
condition-threes = altid
condition-fours = altid
condition-fives = altid
condition-sixes = altid
condition-three_of_a_kind = mindst tre ens
condition-four_of_a_kind = mindst fire ens
condition-full_house = tre af én slags, to af en anden
condition-small_straight = mindst fire i træk
condition-large_straight = alle fem i træk
condition-five_of_a_kind = alle fem ens
condition-chance = altid
worth-ones = summen af enerne
worth-twos = summen af toerne
worth-threes = summen af treerne
worth-fours = summen af firerne
worth-fives = summen af femmerne
worth-sixes = summen af sekserne
worth-three_of_a_kind = summen af alle fem terninger
worth-four_of_a_kind = summen af alle fem terninger
worth-full_house = 25
worth-small_straight = 30
worth-large_straight = 40
worth-five_of_a_kind = 50
worth-chance = summen af alle fem terninger
rules-notes = Fem ens er ikke fuldt hus. En stor straight tæller også som en lille. Der er ingen bonus for øverste del, intet ekstra for 5 ens nummer to og ingen joker.
rules-example-title = Et eksempel
rules-example = 1 3 2 4 4 giver 1 i Enere, 8 i Firere og 30 i Lille straight.
rules-fair = Et hemmeligt tal trækkes før spillet, og dets segl (SHA-256) vises. Hver terning følger af hemmeligheden ved HMAC-SHA256, spilleren, runden og kastet. Til sidst vises hemmeligheden. Botterne ser det, du ser, aldrig hemmeligheden, og ingen får et nyt forsøg ved at genindlæse siden.

## Indstillinger

setting-language = Sprog
language-auto = Som browseren
setting-theme = Tema
theme-auto = Som systemet
theme-light = Lyst
theme-dark = Mørkt
theme-contrast = Høj kontrast
setting-text = Tekststørrelse
text-normal = Normal
text-large = Stor
text-larger = Større
setting-motion = Animation
motion-full = Fuld
motion-quick = Hurtig
motion-off = Fra
setting-pace = Botternes tempo
pace-calm = Roligt
pace-quick = Hurtigt
pace-instant = Straks
pace-wait = Vent på mig
settings-more = Mere
setting-previews = Vis, hvad hver række ville give
setting-confirmZero = Spørg, før nul skrives
setting-sound = Lyd
setting-shortcuts = Genveje med én tast
setting-leftHanded = Knapper til venstrehåndede
saved-games = Gemte spil
saved-games-line = { $n ->
    [0] Ingen spil er gemt i denne browser.
    [one] Ét spil er gemt i denne browser.
   *[other] { $n } spil er gemt i denne browser.
}
import = Åbn et spil fra en fil

## Fejl

error-stale_ply = Bordet var gået videre. Sådan står det nu.
error-illegal = Det kan ikke lade sig gøre nu.
error-bad_record = Denne fil er ikke et helt gemt spil. Intet blev ændret. ({ $message })
error-rules_mismatch = Spillet blev gemt med nyere regler, end denne side har. Genindlæs siden, og prøv igen.
error-unknown = Noget gik galt; dit spil er gemt. ({ $message })
