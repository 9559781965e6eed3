### Bones & Banners på bokmål.

title = Bones & Banners
dice-poker = Terning-poker
home = Hjem
back = Tilbake
back-home = Tilbake til startsiden
settings = Innstillinger
menu = Meny
close = Lukk
retry = Prøv igjen
continue = Fortsett
rules = Regler
log = Logg
keyboard = Tastatur
row = Rad
total = Sum
you = Du
player-n = Spiller { $n }
list-and = { $first } og { $last }

## Hjem

dice-poker-line = Fem terninger, tretten rader, to omkast per tur.
play-bot = Spill mot en bot
set-up = Sett opp et spill
remove-game = Fjern spillet til { $names }
remove-sure = Fjerne dette spillet? Det kan ikke hentes tilbake.
promise-fair = Hvert kast kan etterprøves: terningene er forseglet før det første faller.
promise-local = Alt skjer på denne enheten. Ingenting sendes noe sted.

## Motoren

engine-progress = Laster
engine-fetching = Henter { $done } av { $total } MB
engine-starting = Starter spillmotoren
engine-queued = Spillet begynner så snart den er klar.
engine-failed-download = Spillmotoren kunne ikke lastes ned.
engine-failed-wasm = Nettleseren blokkerer WebAssembly, som spillet trenger. Tillat det for denne siden, eller bruk en annen nettleser.
engine-failed-engine = Spillmotoren stoppet. Spillet ditt er lagret.
storage-blocked = Nettleseren lagrer ingenting for denne siden: et spill går tapt når du lukker den, om du ikke lagrer det som fil.

## Nytt spill

new-game = Nytt spill
seats = Hvem spiller?
seats-hint = Én til seks, i denne rekkefølgen. Navnet kan stå tomt.
seat-n = Plass { $n }
seat-who = Hvem
seat-name = Navn
seat-remove = Fjern plass { $n }
person = Person
bot-beginner = Bot: nybegynner
bot-greedy = Bot: grådig
add-person = Legg til en person
add-bot = Legg til en bot
phrase-title = Bland dine egne ord inn i terningene
phrase-label = Noen ord
phrase-hint = De røres inn i hemmeligheten som alle terningene kommer fra, så ingen tilfeldighetsgenerator bestemmer alene.
start-game = Start
name-too_long = Navnet på plass { $n } er for langt: høyst { $limit } tegn.
name-character = Navnet på plass { $n } har et tegn som ikke kan vises trygt, for eksempel et styretegn eller retningstegn.
name-type = Navnet på plass { $n } er ikke tekst.

## Rader

row-ones = Enere
row-twos = Toere
row-threes = Treere
row-fours = Firere
row-fives = Femmere
row-sixes = Seksere
row-three_of_a_kind = 3 like
row-four_of_a_kind = 4 like
row-full_house = Fullt hus
row-small_straight = Liten straight
row-large_straight = Stor straight
row-five_of_a_kind = 5 like
row-chance = Sjanse

## Øyne og botenes navn

face-1 = ener
face-2 = toer
face-3 = treer
face-4 = firer
face-5 = femmer
face-6 = sekser
animal-stag = Hjort
animal-lion = Løve
animal-wolf = Ulv
animal-boar = Villsvin
animal-falcon = Falk
animal-otter = Oter

## Bordet

turn-of = Runde { $n } av { $total }
zone-dice = Terninger
zone-dice-hint = Terninger: trykk på en for å holde den
zone-players = Spillere
zone-table = Poengtabell
zone-actions = Handlinger
card-of = Kort: { $name }
player-card = { $name }, { $points } poeng
row-option = { $row }, { $points } poeng
die = Terning { $n }: { $face }
die-waiting = Terning { $n }: ikke kastet ennå
held = Holdt
roll = Kast
roll-again = Kast igjen
rolls-left = { $n } igjen
no-rolls = Ingen kast igjen
all-held = Alle er holdt
choose-row = Velg en rad
score-row = Før { $row }
confirm-zero = Null på { $row }? Trykk igjen
undo = Angre
next-move = Neste trekk
skip-ahead = Hopp fram
see-result = Se resultatet
game-missing = Dette spillet er ikke lagret i denne nettleseren.
game-elsewhere = Dette spillet er åpent i en annen fane.
take-over = Spill det her

status-over = Spillet er slutt.
status-roll = { $you ->
    [yes] Din tur: kast terningene.
   *[no] { $name }: kast terningene.
}
status-rolls-next = { $name } kaster nå.
status-keeps = { $name } holder { $dice ->
    [0] ingen
   *[other] { $dice }
} og kaster igjen.
status-thinks = { $name } tenker.
status-hold = Hold terninger og kast igjen, eller velg en rad.
status-choose = Velg en rad.

said-rolled = { $you ->
    [yes] Du kastet { $dice }.
   *[no] { $name } kastet { $dice }.
}
said-scored = { $you ->
    [yes] Du fikk { $points } på { $row }.
   *[no] { $name } fikk { $points } på { $row }.
}
say-rolled = Kastet { $dice }.
say-rolls-left = { $n ->
    [0] Ingen kast igjen.
    [one] Ett kast igjen.
   *[other] To kast igjen.
}
say-best = Best nå: { $row }, { $points }.

key-hold = Hold en terning, eller slipp den
key-roll = Kast
key-move = Flytt mellom terninger eller rader
key-choose = Velg raden
key-score = Før den valgte raden
key-undo = Angre
key-next = Boter: neste trekk, eller hopp fram
key-read = Les opp bordet
key-log = Logg
key-mute = Lyd av eller på
key-help = Denne hjelpen
key-close = Lukk

## Resultat

result = Resultat
not-over = Dette spillet er ikke slutt ennå.
play-again = Spill igjen
outcome-alone = { $points } poeng
outcome-won = { $you ->
    [yes] Du vinner med { $points } poeng.
   *[no] { $name } vinner med { $points } poeng.
}
outcome-draw = Uavgjort: { $names } har { $points } poeng hver.
fair-dice = Terninger du kan etterprøve
fair-sealed = Hemmeligheten bak terningene i dette spillet er forseglet med dette tallet. Til slutt vises den, og alle kan sjekke at den aldri ble endret.
fair-opened = Alle terningene i spillet kom fra én hemmelighet. Den ble forseglet før første kast med det første tallet; det andre er selve hemmeligheten.
fair-commitment = Segl (SHA-256 av hemmeligheten)
fair-seed = Hemmelighet
fair-matches = Seglet passer til hemmeligheten. Sjekket av nettleseren din.
fair-differs = Seglet passer ikke til hemmeligheten.
fair-how = Den lagrede filen har alt: README viser ti linjer Python som regner ut hver terning på nytt fra den.
export = Lagre som fil

## Regler

rules-title = Regler for Terning-poker
rules-object = Én til seks spillere, fem terninger, tretten rader hver. Fyll radene godt: høyest sum vinner.
rules-turn-title = En tur
rules-turn-roll = Kast alle fem terningene.
rules-turn-keep = Opptil to ganger: hold terningene du liker, og kast de andre på nytt. Du kan holde ingen, eller stoppe med en gang.
rules-turn-score = Før terningene på en åpen rad i din egen tabell. En rad må fylles hver tur, med null hvis kravet ikke er oppfylt. En fylt rad endres aldri.
rules-end = Et spill er tretten runder; hver spiller har én tur i hver runde. Lik sum er uavgjort.
rules-rows-title = De tretten radene
rules-condition = Krav
rules-points = Poeng
condition-ones = alltid
condition-twos = alltid
condition-threes = alltid
condition-fours = alltid
condition-fives = alltid
condition-sixes = alltid
condition-three_of_a_kind = minst tre like
condition-four_of_a_kind = minst fire like
condition-full_house = tre av ett slag, to av et annet
condition-small_straight = minst fire på rad
condition-large_straight = alle fem på rad
condition-five_of_a_kind = alle fem like
condition-chance = alltid
worth-ones = summen av enerne
worth-twos = summen av toerne
worth-threes = summen av treerne
worth-fours = summen av firerne
worth-fives = summen av femmerne
worth-sixes = summen av sekserne
worth-three_of_a_kind = summen av alle fem terninger
worth-four_of_a_kind = summen av alle fem terninger
worth-full_house = 25
worth-small_straight = 30
worth-large_straight = 40
worth-five_of_a_kind = 50
worth-chance = summen av alle fem terninger
rules-notes = Fem like er ikke fullt hus. En stor straight teller også som en liten. Det er ingen bonus for øvre del, ingen ekstra for 5 like nummer to og ingen joker.
rules-example-title = Et eksempel
rules-example = 1 3 2 4 4 gir 1 på Enere, 8 på Firere og 30 på Liten straight.
rules-fair = Et hemmelig tall trekkes før spillet, og seglet (SHA-256) vises. Hver terning følger av hemmeligheten ved HMAC-SHA256, spilleren, runden og kastet. Til slutt vises hemmeligheten. Botene ser det du ser, aldri hemmeligheten, og ingen får et nytt forsøk av å laste siden på nytt.

## Innstillinger

setting-language = Språk
language-auto = Som nettleseren
setting-theme = Tema
theme-auto = Som systemet
theme-light = Lyst
theme-dark = Mørkt
theme-contrast = Høy kontrast
setting-text = Tekststørrelse
text-normal = Vanlig
text-large = Stor
text-larger = Større
setting-motion = Animasjon
motion-full = Full
motion-quick = Rask
motion-off = Av
setting-pace = Botenes tempo
pace-calm = Rolig
pace-quick = Raskt
pace-instant = Straks
pace-wait = Vent på meg
settings-more = Mer
setting-previews = Vis hva hver rad ville gitt
setting-confirmZero = Spør før null føres
setting-sound = Lyd
setting-shortcuts = Hurtigtaster med én tast
setting-leftHanded = Knapper for venstrehendte
saved-games = Lagrede spill
saved-games-line = { $n ->
    [0] Ingen spill er lagret i denne nettleseren.
    [one] Ett spill er lagret i denne nettleseren.
   *[other] { $n } spill er lagret i denne nettleseren.
}
import = Åpne et spill fra en fil

## Feil

error-stale_ply = Bordet hadde gått videre. Slik står det nå.
error-illegal = Det går ikke nå.
error-bad_record = Denne filen er ikke et helt lagret spill. Ingenting ble endret. ({ $message })
error-rules_mismatch = Spillet ble lagret med nyere regler enn denne siden har. Last siden på nytt og prøv igjen.
error-unknown = Noe gikk galt; spillet ditt er lagret. ({ $message })
