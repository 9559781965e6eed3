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
you-object = dig
player-n = Spiller { $n }
list-and = { $first } og { $last }

## Hjem

dice-poker-line = Fem terninger, tretten rækker, to omkast pr. tur.
play-bot = Spil mod en bot
play-bots = Spil mod tre botter
set-up = Sæt et spil op
remove-game = Fjern spillet for { $names }
remove-sure = Fjern dette spil? Det kan ikke hentes tilbage.
promise-fair = Hvert kast kan efterprøves: terningerne er forseglet, før det første falder.
promise-local = Alt sker på denne enhed. Intet sendes nogen steder hen.
offline-ready = Klar offline: begge spil virker uden forbindelse.
offline-full = Der er for lidt plads på enheden til at spille offline.
update-here = En ny version er klar.
update-use = Tag den i brug

## Motoren

engine-progress = Henter
engine-fetching = Henter { $done } af { $total } MB
engine-starting = Starter spilmotoren
engine-queued = Spillet begynder, så snart den er klar.
engine-failed-download = Spilmotoren kunne ikke hentes.
engine-failed-wasm = Browseren blokerer WebAssembly, som spillet har brug for. Tillad det for denne side, eller brug en anden browser.
engine-failed-engine = Spilmotoren stoppede. Dit spil er gemt.
game-restored = Spillet er genoprettet: motoren måtte starte igen.
words-lost = En del af denne side kunne ikke hentes. Genindlæs den for at prøve igen.
storage-blocked = Browseren gemmer intet for denne side: et spil går tabt, når du lukker den, medmindre du gemmer det som fil.

## Nyt spil

new-game = Nyt spil
seats = Hvem spiller?
seats-hint = { $fewest } til { $most }, i denne rækkefølge. Navnet må gerne stå tomt.
seat-n = Plads { $n }
seat-who = Hvem
seat-name = Navn
seat-remove = Fjern plads { $n }
person = Person
bot-beginner = Bot: begynder
bot-club = Bot: klub
bot-expert = Bot: ekspert
bot-perfect = Bot: perfekt
bot-master = Bot: mester
level-figures = { $how } { $points } point pr. spil{ $bot ->
    [perfect] .
   *[other] ; vinder { $share } mod Perfekt.
}
level-beginner = Spiller på øjemål, som man gør de første uger.
level-club = Kan spillet godt, men begår en fejl med få runders mellemrum.
level-expert = Tager sjældent fejl, og aldrig meget.
level-perfect = Tager altid valget med den højeste sum i snit.
level-master = Spiller for at vinde: satser mere, når den er bagud, og mindre, når den fører.
add-person = Tilføj en person
add-bot = Tilføj en bot
phrase-title = Bland dine egne ord i terningerne
phrase-label = Nogle ord
phrase-hint = De røres ind i hemmeligheden, som alle terninger kommer fra, så ingen tilfældighedsgenerator bestemmer alene.
options = Regler for denne kamp
option-hands = Antal hænder
option-hands-none_set = Til én har alle jetonerne
option-betting = Indsatser
option-betting-limit = Faste
option-betting-no_limit = Frie
option-stack = Jetoner ved start
option-small_bet = Lille indsats
option-big_bet = Stor indsats
option-big_bet-none_set = Det dobbelte af den lille
option-raise_cap = Forhøjelser pr. slag
option-raise_cap-none_set = Uden grænse
option-banner_exclusion = Et slag udelukker
option-banner_exclusion-suit = kuløren på den andens banner
option-banner_exclusion-rank = værdien på den andens banner
option-banner_exclusion-none = intet
option-two_left = De to sidste sammenlignes
option-two_left-battle = efter reglerne for et slag
option-two_left-showdown = i en almindelig visning
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
animal-eagle = Ørn
animal-heron = Hejre
animal-bear = Bjørn
animal-badger = Grævling

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

curtain = Nu spiller { $name }
curtain-line = Giv enheden videre; ingen andre bør kigge nu.
curtain-lift = Jeg er { $name }: vis bordet

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

## Træneren

figure = { $n }
coach = Træner
coach-and-log = Træner og log
advice-ask = Spørg træneren
advice-hide = Skjul
advice-take = Gør det
advice-choice = Trænerens valg
advice-waiting = Træneren tænker
advice-lost = Trænerens råd er ikke tilgængelige lige nu.
advice-figures = Din slutsum i snit
advice-hold = Hold { $dice }
advice-roll-all = Kast alle fem igen
advice-best = { $what }: sum i snit { $points }
advice-right = Dit valg er lige så godt som noget andet.
advice-cost-hold = Det, du holder: { $points } point mindre
advice-cost-row = { $row } nu: { $points } point mindre
advice-end = { $row } ({ $chance })
advice-builds = { $whose ->
    [yours] Dit bygger på { $rows }.
    [played] Det, der blev spillet, bygger på { $rows }.
   *[best] Det bygger på { $rows }.
}
advice-later = { $whose ->
    [yours] Dit giver { $points } nu; senere ville rækken give { $worth } i snit.
    [played] Det, der blev spillet, gav { $points }; senere ville den række give { $worth } i snit.
   *[best] { $points } nu; senere ville rækken give { $worth } i snit.
}
advice-win = Bedre for at vinde: { $what } ({ $chance } i stedet for { $other }).
say-advice = Træneren: { $advice }.
chance-to-win = Vinderchance
chance-of = { $name } { $chance }
key-coach = Spørg træneren, eller skjul rådet
key-take = Tag trænerens valg

## Gennemgang

review = Gennemgang
review-link = Hele gennemgangen
review-waiting = Går spillet igennem
review-practice = Øvelse: dette spil tæller ikke i statistikken.
review-assisted = Spillet med råd fra træneren.
review-expected = Forventet
review-luck = Held
review-lost = Valg
review-accuracy = Præcision
review-per-decision = Tab pr. valg
review-best = Bedste valg
review-of = { $n } af { $total }
review-dearest = De dyreste valg
review-none = Ingen valg kostede noget.
review-all = Alle { $n } valg
review-where = Runde { $round }, kast { $roll }
review-right = bedst
review-cost = −{ $points } point
review-cost-chance = −{ $points } point, −{ $chance } chance
review-played = Spillet: { $what }
review-better = Bedre: { $what }
review-look = Se på
review-again = Prøv igen
review-options = Alle muligheder, den bedste først
review-option = Mulighed
review-average = Sum i snit
review-played-here = spillet
review-turn = Runde
turn-n = Runde { $n }
graph-summary = { $name }: { $first } ved start, { $last } til sidst, mellem { $low } og { $high }.
graph-numbers = Tallene bag
graph-turn = { $n }, { $name }
graph-end = Slut
practice = Øvelse

## Statistik

statistics = Statistik
stats-line = Færdige spil i Terningpoker på denne enhed. Øvelse tæller ikke.
stats-empty = Ingen spil endnu.
stats-alone = På egen hånd
stats-coached = Med træneren
stats-friends = Spil med venner
stats-games = Spil
stats-seats = Personers summer
stats-won = Vundet
stats-drawn = Uafgjort
stats-lost = Tabt
stats-average = Snit
stats-best = Højeste
stats-by-level = Modstander
stats-nobody = Ingen
stats-other = En anden bot
levels = Hvor stærke botterne er

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

dice-poker-rules = Regler for Terningpoker
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

## Palace Poker: kort og hænder

palace-poker = Paladspoker
palace-poker-line = Poker med bannere, paladser, soldater og slag, for to til ti.
palace-poker-rules = Regler for Paladspoker
card-name = { $face ->
    [yes] { $suit } { $rank }
   *[no] { $suit } { $rank }
}
hidden-card = skjult kort
card-excluded = { $card }, tæller ikke
suit-s = spar
suit-h = hjerter
suit-d = ruder
suit-c = klør
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = knægt
rank-Q = dame
rank-K = konge
rank-A = es
hand-nothing = Ingen kort
hand-high_card = Højt kort
hand-pair = Et par
hand-two_pair = To par
hand-three_of_a_kind = Tre ens
hand-straight = Straight
hand-flush = Flush
hand-full_house = Fuldt hus
hand-four_of_a_kind = Fire ens
hand-straight_flush = Straight flush
bot-squire = Bot: væbner
bot-knight = Bot: ridder
bot-baron = Bot: baron
bot-king = Bot: konge
level-squire = Nysgerrig, rundhåndet med jetonerne og tager ofte fejl af sine chancer.
level-knight = Vejer den nøjagtige chance mod prisen, og ikke andet.
level-baron = Læser det, du gør, ser ét træk frem og kan lide at bluffe.
level-king = Læser også dig og spiller hvert jævnt valg til ende, før den handler.

## Palace Poker: bordet

chips = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetoner
}
banner = Banner
palace = Palads
soldiers = Soldater
dealer = giver
broke = Flad
folded = Lagt sig
banner-is = banner { $card }
palace-is = palads { $cards }
soldiers-are = soldater { $cards }
price-is = Et slag koster denne plads { $price }.
own-hand = Kort: { $name }
attack-seat = Angrib { $seat }
discard-card = Kast { $card }
zone-pot = Pulje
pot = Pulje
palace-pot = Pulje { $pot }
hand-n = Hånd { $n }
hand-of = Hånd { $n } · { $left }/{ $seats }
duel-line = { $you ->
    [yes] Du kæmper mod { $two }
   *[no] { $name } kæmper mod { $two }
}
duel-bet = indsats { $bet } · { $you ->
    [yes] du skylder { $owed }
   *[no] { $name } skylder { $owed }
}
last-battle = Sidste slag
hand-result = Slut på hånd { $n }
buy = Køb
discard = Kast kort
battle = Slag
stay = Bliv
fold = Læg dig
call = Syn
all-in = Alt ind
raise = Forhøj
cancel = Annuller
discard-more = Vælg { $n }, der skal kastes
keep-all = Behold alle
next-hand = Næste hånd
choose-target = Vælg hvem
confirm-battle = Slag mod { $name }
confirm-raise = Forhøj med
confirm-fold = Læg dig? Tryk igen
amount = Beløb
less = Mindre
more = Mere
least = Mindst
half = Halvt
most = Mest
key-seat = Vælg pladsen, fra din venstre

palace-hand-over = Hånden er forbi.
palace-dealing = Deler ud
palace-answer = Du er angrebet: { $owed } for at syne.
palace-answers = { $name } skal svare.
palace-bought = Tryk på soldater, der skal kastes, eller behold alle.
palace-captured = Erobret: tryk på soldater, der skal kastes; fem må blive.
palace-chooses = { $name } vælger, hvilke soldater der bliver.
palace-your-turn = { $you ->
    [yes] Din tur.
   *[no] { $name }: din tur.
}
palace-turn = { $name } tænker.
palace-won = { $you ->
    [yes] Du vinder kampen med { $chips } jetoner.
   *[no] { $name } vinder kampen med { $chips } jetoner.
}
palace-draw = Uafgjort: { $names } har { $chips } jetoner hver.

said-cut = { $you ->
    [yes] Du trak { $card }.
   *[no] { $name } trak { $card }.
}
said-dealer = { $you ->
    [yes] Du trak det højeste kort og giver først.
   *[no] { $name } trak det højeste kort og giver først.
}
said-hand = Hånd { $n }. Giver: { $name }.
said-bought = { $you ->
    [yes] Du købte { $card }.
   *[no] { $name } købte { $card }.
}
said-discarded = { $you ->
    [yes] Du kastede { $cards }.
   *[no] { $name } kastede { $cards }.
}
said-stayed = { $you ->
    [yes] Du blev.
   *[no] { $name } blev.
}
said-folded = { $you ->
    [yes] Du lagde dig.
   *[no] { $name } lagde sig.
}
said-folded-to = { $you ->
    [yes] Du lagde dig for { $to }.
   *[no] { $name } lagde sig for { $to }.
}
said-attacked = { $you ->
    [yes] Du går til slag mod { $target } for { $amount }.
   *[no] { $name } går til slag mod { $target } for { $amount }.
}
said-called = { $you ->
    [yes] Du synede for { $amount }.
   *[no] { $name } synede for { $amount }.
}
said-raised = { $you ->
    [yes] Du forhøjede med { $amount }.
   *[no] { $name } forhøjede med { $amount }.
}
said-looked = { $you ->
    [yes] Du så på paladset hos { $at }.
   *[no] { $name } så på paladset hos { $at }.
}
said-looked-cards = { $you ->
    [yes] Du så paladset hos { $at }: { $cards }.
   *[no] { $name } så paladset hos { $at }: { $cards }.
}
said-won-battle = { $you ->
    [yes] Du slår { $loser }.
   *[no] { $name } slår { $loser }.
}
said-tied = { $one } og { $two } står lige: begge er ude.
said-captured = { $you ->
    [yes] Du erobrede { $cards } fra { $loser }.
   *[no] { $name } erobrede { $cards } fra { $loser }.
}
said-shown = { $you ->
    [yes] Du viser { $cards }: { $hand }.
   *[no] { $name } viser { $cards }: { $hand }.
}
said-won = { $you ->
    [yes] Du vinder { $amount } { $how ->
        [last] som den sidste.
        [same_suit] fordi alle bannere har samme kulør.
        [tie] efter lige mellem de to sidste.
        [battle] i det sidste slag.
       *[showdown] i visningen.
    }
   *[no] { $name } vinder { $amount } { $how ->
        [last] som den sidste.
        [same_suit] fordi alle bannere har samme kulør.
        [tie] efter lige mellem de to sidste.
        [battle] i det sidste slag.
       *[showdown] i visningen.
    }
}
said-broke = { $you ->
    [yes] Du har ingen jetoner tilbage.
   *[no] { $name } har ingen jetoner tilbage.
}
decided-hand = Den bedste hånd vandt.
decided-own_suit = Lige hænder: flest kort i eget banners kulør vandt.
decided-nothing = Lige i alt.
decided-fold = Den anden lagde sig.
excluded-suit = Streget: kort i samme kulør som modstanderens banner tæller ikke.
excluded-rank = Streget: kort med samme værdi som modstanderens banner tæller ikke.
excluded-none = Alle kort tæller.
look-hidden = Kun de to ved, hvad der var i disse paladser.

## Palace Poker: regler

pr-object = To til ti spillere, ét spil kort, es højest (og lavest i A-2-3-4-5). Vind puljen: vær den sidste, der er tilbage, eller hav den bedste hånd, når det kommer dertil.
pr-cards-title = Det, der ligger foran dig
pr-cards = Ét banner, åbent. Tre paladskort, lukkede, som kun du kender. Op til fem soldater, åbne.
pr-cards-example = Banner, tre paladskort og to soldater: et par konger med 10, 7 og 6.
pr-deal-title = Uddelingen
pr-deal = Alle betaler en ante på en halv lille indsats. Fra giverens venstre, i grupper på fire, får hver et banner; inden for en gruppe er alle fire kulører forskellige, og kort i en kulør, gruppen allerede har, lægges til side og blandes ind igen. Så tre paladskort til hver.
pr-banners-example = En gruppe på fire: fire bannere, fire kulører.
pr-turn-title = En tur
pr-turn = Turene går mod venstre. Vælg én af fem:
pr-buy = Betal en lille indsats, tag det øverste kort som åben soldat, og kast så de soldater, du vil; højst fem bliver.
pr-discard = Kast én eller flere soldater, gratis.
pr-battle = Angrib en spiller, hvis banner har en anden kulør end dit.
pr-stay = Gør ingenting. Når alle, der er tilbage, har været stille efter tur, kommer visningen: de bedste fem af alle kort, intet udelukket. To, der er tilbage, sammenlignes efter reglerne for et slag.
pr-fold = Opgiv kortene og hånden.
pr-buy-example = Hjerter efter et køb: klør knægt kom op og kan beholdes eller kastes.
pr-fight-title = Et slag
pr-fight = Angriberen betaler sin pris: en lille indsats for banneret og én for hver soldat. Forsvareren lægger sig, syner med sin egen pris eller forhøjer med en stor indsats; en forhøjelse besvares på samme måde. Efter et syn afgør de bedste fem af banner, palads og soldater, men et kort i samme kulør som modstanderens banner tæller ikke. Den, der synede sidst, ser den andens palads; den anden ser deres, kun hvis den, der synede, vandt.
pr-fight-one = Angriber, banner hjerter konge: modstanderens banner er en spar, så to spar er streget.
pr-fight-two = Forsvarer, banner spar knægt: modstanderens banner er en hjerter, så en hjerter er streget.
pr-fight-example = Konge og dame højt mod et par knægte: forsvareren vinder.
pr-capture-title = Vinderen tager kort
pr-capture = Taberen er ude. Vinderen tager taberens banner og soldater som soldater og kaster sig ned til fem. Jetonerne bliver i puljen.
pr-capture-example = Spar knægt efter at have slået hjerter konge: hans to soldater og hans banner har skiftet side.
pr-tie-title = Lige hænder
pr-tie = Den med flest kort i eget banners kulør vinder. Stadig lige: begge er ude; de to sidste deler puljen.
pr-tie-one = Begge har es, konge, 9 og 4. To klør under et klørbanner:
pr-tie-two = én spar under et sparbanner. Klør vinder.
pr-short-title = Hænder med færre end fem kort
pr-short = Par, to par, tre og fire ens tæller med færre end fem kort; straight, flush og fuldt hus kræver fem. Hvor alt, der kan sammenlignes, er lige, vinder flest kort.
pr-end-title = Slutningen
pr-end = Den sidste spiller tager puljen. To eller tre, der er tilbage med samme bannerkulør, deler den. Ingen sætter mere ind, end de har; den, der ikke kan dække en pris, syner med alt. En kamp varer, til én har alle jetonerne, eller et aftalt antal hænder.
pr-fair = Al blanding følger af én hemmelighed, der forsegles før det første kort og vises til sidst. Botterne ser det, deres plads må se, aldrig dit palads.

## Palace Poker: træneren og gennemgangen

palace-advice-figures = Jetoner i snit fra nu af
palace-advice = { $what }: { $chips } jetoner i snit
palace-advice-chance = { $what }: { $chance } for sejr, { $chips } jetoner
palace-cost = { $what }: { $chips } jetoner mindre
advice-discard = Kast { $cards }
coach-chances = Din chance mod
against-line = { $chance } mod { $name }
coach-price = Det koster dig { $price }; mærket viser, fra hvilken chance det betaler sig.
pays-from = betaler sig fra { $even }
pays-never = betaler sig ikke endnu
against-nobody = bannere i samme kulør: intet slag
against-excluded = { $n ->
    [one] din { $what } tæller ikke, banneret er { $banner }
   *[other] dine { $what } tæller ikke, banneret er { $banner }
}
reason-fight = { $chance } mod { $name }: { $price } for en pulje på { $pot } { $pays }.
reason-folds = { $name } lægger sig for det omkring { $folds } af gangene.
reason-buy = { $better } af { $cards } kort, der kan komme, giver en bedre slags hånd, for { $price }.
reason-keep = Det, der bliver tilbage: { $hand }. Et slag koster så { $price }.
reason-quiet = Din bedste chance i et slag: { $chance } mod { $name }; det { $pays }.
reason-nobody = Der er ingen at kæmpe mod.
review-hand-link = Gennemgang af hånd { $n }
review-back = Tilbage til bordet
review-won = Vundet
review-battle-luck = Held i slag
review-rest = Kort, andre
review-chips-way = Jetoner, hånd for hånd
review-chips = Jetoner
review-hand = Hånd
review-hands = Hånd for hånd
review-held = Det, du så hos de andre
review-start = Ved start
review-where-hand = Hånd { $hand }, { $phase ->
    [duel] slag
    [discard] kast
   *[turn] tur
}, pulje { $pot }
palace-review-cost = −{ $chips } jetoner

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
setting-coach = Træner
coach-request = Når du spørger
coach-always = Altid
coach-off = Fra
setting-winGraph = Vis vinderchancen under spillet
setting-previews = Vis, hvad hver række ville give
setting-confirmZero = Spørg, før et nul skrives, eller du lægger dig
setting-sound = Lyd
setting-shortcuts = Genveje med én tast
setting-leftHanded = Knapper til venstrehåndede
saved-games = Gemte spil
saved-games-line = { $n ->
    [0] Ingen spil er gemt i denne browser.
    [one] Ét spil er gemt i denne browser.
   *[other] { $n } spil er gemt i denne browser.
}
one-file = Spillet som fil
one-file-get = Hent begge spil som én fil
one-file-line = Læg den hvor du vil, og åbn den i en browser: den virker uden server og uden forbindelse. Spil, der gemmes der, bliver der.
import = Åbn et spil fra en fil

## Fejl

error-stale_ply = Bordet var gået videre. Sådan står det nu.
error-illegal = Det kan ikke lade sig gøre nu.
error-bad_record = Denne fil er ikke et helt gemt spil. Intet blev ændret. ({ $message })
error-rules_mismatch = Spillet blev gemt med nyere regler, end denne side har. Genindlæs siden, og prøv igen.
error-tables_lost = De tabeller, som denne bot spiller efter, kunne ikke hentes. Dit spil er gemt.
error-unknown = Noget gik galt; dit spil er gemt. ({ $message })
