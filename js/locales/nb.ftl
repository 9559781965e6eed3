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
you-object = deg
player-n = Spiller { $n }
list-and = { $first } og { $last }

## Hjem

dice-poker-line = Fem terninger, tretten rader, to omkast per tur.
play-bot = Spill mot en bot
play-bots = Spill mot tre boter
set-up = Sett opp et spill
remove-game = Fjern spillet til { $names }
remove-sure = Fjerne dette spillet? Det kan ikke hentes tilbake.
promise-fair = Hvert kast kan etterprøves: terningene er forseglet før det første faller.
promise-local = Alt skjer på denne enheten. Ingenting sendes noe sted.
offline-ready = Klar uten nett: begge spillene virker uten tilkobling.
offline-full = Det er for lite plass på enheten til å spille uten nett.
update-here = En ny versjon er klar.
update-use = Ta den i bruk

## Motoren

engine-progress = Laster
engine-fetching = Henter { $done } av { $total } MB
engine-starting = Starter spillmotoren
engine-queued = Spillet begynner så snart den er klar.
engine-failed-download = Spillmotoren kunne ikke lastes ned.
engine-failed-wasm = Nettleseren blokkerer WebAssembly, som spillet trenger. Tillat det for denne siden, eller bruk en annen nettleser.
engine-failed-engine = Spillmotoren stoppet. Spillet ditt er lagret.
game-restored = Spillet er gjenopprettet: motoren måtte starte på nytt.
words-lost = En del av denne siden kunne ikke hentes. Last den på nytt for å prøve igjen.
storage-blocked = Nettleseren lagrer ingenting for denne siden: et spill går tapt når du lukker den, om du ikke lagrer det som fil.

## Nytt spill

new-game = Nytt spill
seats = Hvem spiller?
seats-hint = { $fewest } til { $most }, i denne rekkefølgen. Navnet kan stå tomt.
seat-n = Plass { $n }
seat-who = Hvem
seat-name = Navn
seat-remove = Fjern plass { $n }
person = Person
bot-beginner = Bot: nybegynner
bot-club = Bot: klubb
bot-expert = Bot: ekspert
bot-perfect = Bot: perfekt
bot-master = Bot: mester
level-figures = { $how } { $points } poeng per spill{ $bot ->
    [perfect] .
   *[other] ; vinner { $share } mot Perfekt.
}
level-beginner = Spiller på øyemål, slik man gjør de første ukene.
level-club = Kan spillet godt, men gjør en feil med få runders mellomrom.
level-expert = Tar sjelden feil, og aldri mye.
level-perfect = Tar alltid valget med høyest sum i snitt.
level-master = Spiller for å vinne: tar sjanser når den ligger bak, og er forsiktig når den leder.
add-person = Legg til en person
add-bot = Legg til en bot
phrase-title = Bland dine egne ord inn i terningene
phrase-label = Noen ord
phrase-hint = De røres inn i hemmeligheten som alle terningene kommer fra, så ingen tilfeldighetsgenerator bestemmer alene.
options = Regler for denne kampen
option-hands = Antall hender
option-hands-none_set = Til én har alle sjetongene
option-betting = Innsatser
option-betting-limit = Faste
option-betting-no_limit = Frie
option-stack = Sjetonger ved start
option-small_bet = Liten innsats
option-big_bet = Stor innsats
option-big_bet-none_set = Det dobbelte av den lille
option-raise_cap = Høyninger per slag
option-raise_cap-none_set = Uten grense
option-banner_exclusion = Et slag utelukker
option-banner_exclusion-suit = fargen til den andres banner
option-banner_exclusion-rank = verdien til den andres banner
option-banner_exclusion-none = ingenting
option-two_left = De to siste sammenlignes
option-two_left-battle = etter reglene for et slag
option-two_left-showdown = i en vanlig visning
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
animal-eagle = Ørn
animal-heron = Hegre
animal-bear = Bjørn
animal-badger = Grevling

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

curtain = Nå spiller { $name }
curtain-line = Gi enheten videre; ingen andre bør se nå.
curtain-lift = Jeg er { $name }: vis bordet

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

## Treneren

figure = { $n }
coach = Trener
coach-and-log = Trener og logg
advice-ask = Spør treneren
advice-hide = Skjul
advice-take = Gjør det
advice-choice = Trenerens valg
advice-waiting = Treneren tenker
advice-lost = Rådene fra treneren er ikke tilgjengelige akkurat nå.
advice-figures = Snittet av sluttsummen din
advice-hold = Hold { $dice }
advice-roll-all = Kast alle fem igjen
advice-best = { $what }: sum i snitt { $points }
advice-right = Valget ditt er like godt som noe annet.
advice-cost-hold = Det du holder: { $points } poeng mindre
advice-cost-row = { $row } nå: { $points } poeng mindre
advice-end = { $row } ({ $chance })
advice-builds = { $whose ->
    [yours] Ditt bygger på { $rows }.
    [played] Det som ble spilt, bygger på { $rows }.
   *[best] Det bygger på { $rows }.
}
advice-later = { $whose ->
    [yours] Ditt gir { $points } nå; senere ville raden gitt { $worth } i snitt.
    [played] Det som ble spilt, ga { $points }; senere ville den raden gitt { $worth } i snitt.
   *[best] { $points } nå; senere ville raden gitt { $worth } i snitt.
}
advice-win = Bedre for å vinne: { $what } ({ $chance } i stedet for { $other }).
say-advice = Treneren: { $advice }.
chance-to-win = Vinnersjanse
chance-of = { $name } { $chance }
key-coach = Spør treneren, eller skjul rådet
key-take = Ta trenerens valg

## Gjennomgang

review = Gjennomgang
review-link = Hele gjennomgangen
review-waiting = Går gjennom spillet
review-practice = Øving: dette spillet teller ikke i statistikken.
review-assisted = Spilt med råd fra treneren.
review-expected = Forventet
review-luck = Flaks
review-lost = Valg
review-accuracy = Treffsikkerhet
review-per-decision = Tap per valg
review-best = Beste valg
review-of = { $n } av { $total }
review-dearest = De dyreste valgene
review-none = Ingen valg kostet noe.
review-all = Alle { $n } valg
review-where = Runde { $round }, kast { $roll }
review-right = best
review-cost = −{ $points } poeng
review-cost-chance = −{ $points } poeng, −{ $chance } sjanse
review-played = Spilt: { $what }
review-better = Bedre: { $what }
review-look = Se på
review-again = Prøv på nytt
review-options = Alle muligheter, den beste først
review-option = Mulighet
review-average = Sum i snitt
review-played-here = spilt
review-turn = Runde
turn-n = Runde { $n }
graph-summary = { $name }: { $first } ved start, { $last } til slutt, mellom { $low } og { $high }.
graph-numbers = Tallene bak
graph-turn = { $n }, { $name }
graph-end = Slutt
practice = Øving

## Statistikk

statistics = Statistikk
stats-line = Ferdige spill i Terning-poker på denne enheten. Øving teller ikke.
stats-empty = Ingen spill ennå.
stats-alone = På egen hånd
stats-coached = Med treneren
stats-friends = Spill med venner
stats-games = Spill
stats-seats = Summer av personer
stats-won = Vunnet
stats-drawn = Uavgjort
stats-lost = Tapt
stats-average = Snitt
stats-best = Høyeste
stats-by-level = Motstander
stats-nobody = Ingen
stats-other = En annen bot
levels = Hvor sterke botene er

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

dice-poker-rules = Regler for Terning-poker
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

## Palace Poker: kort og hender

palace-poker = Palasspoker
palace-poker-line = Poker med bannere, palasser, soldater og slag, for to til ti.
palace-poker-rules = Regler for Palasspoker
card-name = { $face ->
    [yes] { $suit } { $rank }
   *[no] { $suit } { $rank }
}
hidden-card = skjult kort
card-excluded = { $card }, teller ikke
suit-s = spar
suit-h = hjerter
suit-d = ruter
suit-c = kløver
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = knekt
rank-Q = dame
rank-K = konge
rank-A = ess
hand-nothing = Ingen kort
hand-high_card = Høyt kort
hand-pair = Ett par
hand-two_pair = To par
hand-three_of_a_kind = Tre like
hand-straight = Straight
hand-flush = Flush
hand-full_house = Hus
hand-four_of_a_kind = Fire like
hand-straight_flush = Straight flush
bot-squire = Bot: væpner
bot-knight = Bot: ridder
bot-baron = Bot: baron
bot-king = Bot: konge
level-squire = Nysgjerrig, rundhåndet med sjetongene og tar ofte feil av sjansene sine.
level-knight = Veier den nøyaktige sjansen mot prisen, og ikke noe annet.
level-baron = Leser det du gjør, ser ett trekk fram og liker å bløffe.
level-king = Leser deg også, og spiller hvert jevnt valg til ende før den handler.

## Palace Poker: bordet

chips = { $n ->
    [one] { $n } sjetong
   *[other] { $n } sjetonger
}
banner = Banner
palace = Palass
soldiers = Soldater
dealer = giver
broke = Blakk
folded = Kastet seg
banner-is = banner { $card }
palace-is = palass { $cards }
soldiers-are = soldater { $cards }
price-is = Et slag koster denne plassen { $price }.
own-hand = Kort: { $name }
attack-seat = Angrip { $seat }
discard-card = Kast { $card }
zone-pot = Pott
pot = Pott
palace-pot = Pott { $pot }
hand-n = Hånd { $n }
hand-of = Hånd { $n } · { $left }/{ $seats }
duel-line = { $you ->
    [yes] Du slåss mot { $two }
   *[no] { $name } slåss mot { $two }
}
duel-bet = innsats { $bet } · { $you ->
    [yes] du skylder { $owed }
   *[no] { $name } skylder { $owed }
}
last-battle = Siste slag
hand-result = Slutt på hånd { $n }
buy = Kjøp
discard = Kast kort
battle = Slag
stay = Bli
fold = Kast deg
call = Syn
all-in = Alt inn
raise = Høyne
cancel = Avbryt
discard-more = Velg { $n } som skal kastes
keep-all = Behold alle
next-hand = Neste hånd
choose-target = Velg hvem
confirm-battle = Slag mot { $name }
confirm-raise = Høyne med
confirm-fold = Kaste deg? Trykk igjen
amount = Beløp
less = Mindre
more = Mer
least = Minst
half = Halvt
most = Mest
key-seat = Velg plassen, fra din venstre

palace-hand-over = Hånden er over.
palace-dealing = Deler ut
palace-answer = Du er angrepet: { $owed } for å syne.
palace-answers = { $name } må svare.
palace-bought = Trykk på soldater som skal kastes, eller behold alle.
palace-captured = Erobret: trykk på soldater som skal kastes; fem kan bli.
palace-chooses = { $name } velger hvilke soldater som blir.
palace-your-turn = { $you ->
    [yes] Din tur.
   *[no] { $name }: din tur.
}
palace-turn = { $name } tenker.
palace-won = { $you ->
    [yes] Du vinner kampen med { $chips } sjetonger.
   *[no] { $name } vinner kampen med { $chips } sjetonger.
}
palace-draw = Uavgjort: { $names } har { $chips } sjetonger hver.

said-cut = { $you ->
    [yes] Du trakk { $card }.
   *[no] { $name } trakk { $card }.
}
said-dealer = { $you ->
    [yes] Du trakk det høyeste kortet og gir først.
   *[no] { $name } trakk det høyeste kortet og gir først.
}
said-hand = Hånd { $n }. Giver: { $name }.
said-bought = { $you ->
    [yes] Du kjøpte { $card }.
   *[no] { $name } kjøpte { $card }.
}
said-discarded = { $you ->
    [yes] Du kastet { $cards }.
   *[no] { $name } kastet { $cards }.
}
said-stayed = { $you ->
    [yes] Du ble.
   *[no] { $name } ble.
}
said-folded = { $you ->
    [yes] Du kastet deg.
   *[no] { $name } kastet seg.
}
said-folded-to = { $you ->
    [yes] Du kastet deg for { $to }.
   *[no] { $name } kastet seg for { $to }.
}
said-attacked = { $you ->
    [yes] Du går til slag mot { $target } for { $amount }.
   *[no] { $name } går til slag mot { $target } for { $amount }.
}
said-called = { $you ->
    [yes] Du synte for { $amount }.
   *[no] { $name } synte for { $amount }.
}
said-raised = { $you ->
    [yes] Du høynet med { $amount }.
   *[no] { $name } høynet med { $amount }.
}
said-looked = { $you ->
    [yes] Du så på palasset til { $at }.
   *[no] { $name } så på palasset til { $at }.
}
said-looked-cards = { $you ->
    [yes] Du så palasset til { $at }: { $cards }.
   *[no] { $name } så palasset til { $at }: { $cards }.
}
said-won-battle = { $you ->
    [yes] Du slår { $loser }.
   *[no] { $name } slår { $loser }.
}
said-tied = { $one } og { $two } står likt: begge er ute.
said-captured = { $you ->
    [yes] Du erobret { $cards } fra { $loser }.
   *[no] { $name } erobret { $cards } fra { $loser }.
}
said-shown = { $you ->
    [yes] Du viser { $cards }: { $hand }.
   *[no] { $name } viser { $cards }: { $hand }.
}
said-won = { $you ->
    [yes] Du vinner { $amount } { $how ->
        [last] som den siste.
        [same_suit] fordi alle bannere har samme farge.
        [tie] etter likt mellom de to siste.
        [battle] i det siste slaget.
       *[showdown] i visningen.
    }
   *[no] { $name } vinner { $amount } { $how ->
        [last] som den siste.
        [same_suit] fordi alle bannere har samme farge.
        [tie] etter likt mellom de to siste.
        [battle] i det siste slaget.
       *[showdown] i visningen.
    }
}
said-broke = { $you ->
    [yes] Du har ingen sjetonger igjen.
   *[no] { $name } har ingen sjetonger igjen.
}
decided-hand = Den beste hånden vant.
decided-own_suit = Like hender: flest kort i eget banners farge vant.
decided-nothing = Likt i alt.
decided-fold = Den andre kastet seg.
excluded-suit = Strøket: kort i samme farge som motstanderens banner teller ikke.
excluded-rank = Strøket: kort med samme verdi som motstanderens banner teller ikke.
excluded-none = Alle kort teller.
look-hidden = Bare de to vet hva som var i disse palassene.

## Palace Poker: regler

pr-object = To til ti spillere, én kortstokk, ess høyest (og lavest i A-2-3-4-5). Vinn potten: vær den siste som er igjen, eller ha den beste hånden når det kommer dit.
pr-cards-title = Det som ligger foran deg
pr-cards = Ett banner, åpent. Tre palasskort, lukket, som bare du kjenner. Opptil fem soldater, åpne.
pr-cards-example = Banner, tre palasskort og to soldater: ett par konger med 10, 7 og 6.
pr-deal-title = Utdelingen
pr-deal = Alle betaler en ante på en halv liten innsats. Fra giverens venstre, i grupper på fire, får hver et banner; innen en gruppe er alle fire farger ulike, og kort i en farge gruppen alt har, legges til side og stokkes inn igjen. Så tre palasskort til hver.
pr-banners-example = En gruppe på fire: fire bannere, fire farger.
pr-turn-title = En tur
pr-turn = Turene går mot venstre. Velg én av fem:
pr-buy = Betal en liten innsats, ta det øverste kortet som åpen soldat, og kast så de soldatene du vil; høyst fem blir.
pr-discard = Kast én eller flere soldater, gratis.
pr-battle = Angrip en spiller hvis banner har en annen farge enn ditt.
pr-stay = Gjør ingenting. Når alle som er igjen har vært stille etter tur, kommer visningen: de beste fem av alle kort, ingenting utelatt. To som er igjen, sammenlignes etter reglene for et slag.
pr-fold = Gi opp kortene og hånden.
pr-buy-example = Hjerter etter et kjøp: kløver knekt kom opp og kan beholdes eller kastes.
pr-fight-title = Et slag
pr-fight = Angriperen betaler sin pris: en liten innsats for banneret og én for hver soldat. Forsvareren kaster seg, syner med sin egen pris eller høyner med en stor innsats; en høyning besvares på samme måte. Etter et syn avgjør de beste fem av banner, palass og soldater, men et kort i samme farge som motstanderens banner teller ikke. Den som synte sist, ser den andres palass; den andre ser deres bare om den som synte vant.
pr-fight-one = Angriper, banner hjerter konge: motstanderens banner er en spar, så to spar er strøket.
pr-fight-two = Forsvarer, banner spar knekt: motstanderens banner er en hjerter, så en hjerter er strøket.
pr-fight-example = Konge og dame høyt mot ett par knekter: forsvareren vinner.
pr-capture-title = Vinneren tar kort
pr-capture = Taperen er ute. Vinneren tar taperens banner og soldater som soldater og kaster seg ned til fem. Sjetongene blir i potten.
pr-capture-example = Spar knekt etter å ha slått hjerter konge: hans to soldater og hans banner har skiftet side.
pr-tie-title = Like hender
pr-tie = Den med flest kort i eget banners farge vinner. Fortsatt likt: begge er ute; de to siste deler potten.
pr-tie-one = Begge har ess, konge, 9 og 4. To kløver under et kløverbanner:
pr-tie-two = én spar under et sparbanner. Kløver vinner.
pr-short-title = Hender med færre enn fem kort
pr-short = Par, to par, tre og fire like teller med færre enn fem kort; straight, flush og hus krever fem. Der alt som kan sammenlignes er likt, vinner flest kort.
pr-end-title = Slutten
pr-end = Den siste spilleren tar potten. To eller tre som er igjen med samme bannerfarge, deler den. Ingen setter inn mer enn de har; den som ikke kan dekke en pris, syner med alt. En kamp varer til én har alle sjetongene, eller et avtalt antall hender.
pr-fair = All stokking følger av én hemmelighet som forsegles før det første kortet og vises til slutt. Botene ser det plassen deres kan se, aldri ditt palass.

## Palace Poker: treneren og gjennomgangen

palace-advice-figures = Sjetonger i snitt fra nå av
palace-advice = { $what }: { $chips } sjetonger i snitt
palace-advice-chance = { $what }: { $chance } for seier, { $chips } sjetonger
palace-cost = { $what }: { $chips } sjetonger mindre
advice-discard = Kast { $cards }
coach-chances = Sjansen din mot
against-line = { $chance } mot { $name }
coach-price = Det koster deg { $price }; merket viser fra hvilken sjanse det lønner seg.
pays-from = lønner seg fra { $even }
pays-never = lønner seg ikke ennå
against-nobody = bannere i samme farge: ikke noe slag
against-excluded = { $n ->
    [one] din { $what } teller ikke, banneret er { $banner }
   *[other] dine { $what } teller ikke, banneret er { $banner }
}
reason-fight = { $chance } mot { $name }: { $price } for en pott på { $pot } { $pays }.
reason-folds = { $name } kaster seg for det omtrent { $folds } av gangene.
reason-buy = { $better } av { $cards } kort som kan komme, gir en bedre type hånd, for { $price }.
reason-keep = Det som blir igjen: { $hand }. Et slag koster da { $price }.
reason-quiet = Den beste sjansen din i et slag: { $chance } mot { $name }; det { $pays }.
reason-nobody = Det er ingen å slåss mot.
review-hand-link = Gjennomgang av hånd { $n }
review-back = Tilbake til bordet
review-won = Vunnet
review-battle-luck = Flaks i slag
review-rest = Kort, andre
review-chips-way = Sjetonger, hånd for hånd
review-chips = Sjetonger
review-hand = Hånd
review-hands = Hånd for hånd
review-held = Det du så hos de andre
review-start = Ved start
review-where-hand = Hånd { $hand }, { $phase ->
    [duel] slag
    [discard] kasting
   *[turn] tur
}, pott { $pot }
palace-review-cost = −{ $chips } sjetonger

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
setting-coach = Trener
coach-request = Når du spør
coach-always = Alltid
coach-off = Av
setting-winGraph = Vis vinnersjansen under spillet
setting-previews = Vis hva hver rad ville gitt
setting-confirmZero = Spør før en null føres eller du kaster deg
setting-sound = Lyd
setting-shortcuts = Hurtigtaster med én tast
setting-leftHanded = Knapper for venstrehendte
saved-games = Lagrede spill
saved-games-line = { $n ->
    [0] Ingen spill er lagret i denne nettleseren.
    [one] Ett spill er lagret i denne nettleseren.
   *[other] { $n } spill er lagret i denne nettleseren.
}
one-file = Spillet som fil
one-file-get = Last ned begge spillene som én fil
one-file-line = Legg den hvor du vil og åpne den i en nettleser: den virker uten server og uten nett. Spill som lagres der, blir der.
import = Åpne et spill fra en fil

## Feil

error-stale_ply = Bordet hadde gått videre. Slik står det nå.
error-illegal = Det går ikke nå.
error-bad_record = Denne filen er ikke et helt lagret spill. Ingenting ble endret. ({ $message })
error-rules_mismatch = Spillet ble lagret med nyere regler enn denne siden har. Last siden på nytt og prøv igjen.
error-tables_lost = Tabellene som denne boten spiller etter, kunne ikke hentes. Spillet ditt er lagret.
error-unknown = Noe gikk galt; spillet ditt er lagret. ({ $message })
