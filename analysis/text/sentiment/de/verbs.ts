/** Verb stems by value, with their vowel changes. Participles with *ge-* need no entry. A *nicht* after the verb negates it. */
export const germanVerbs: Readonly<Record<number, string>> = {
  3: `begeister bejubel erstrahl jubel lieb schwärm siegt gesiegt verzauber`,
  2: `
    empfehl empfiehlt empfiehl empfahl empfohlen klatsch amüsier anerkenn applaudier aufblüh aufgeblüht aufmunter aufgemuntert bedank beeindruck beflügel befreie befreit
    beglück begrüß beisteh belohnt lohnte lohnten gelohnt bereicher beruhig bestanden bewähr bewältig bewunder dank
    danke danken dankt dankten ehrt ehren ehrte geehrt entlast entspann entzück erfreu erfreut erfüllt erhol
    erleichter ermöglich ermutig erreich faszinier förder freu fördert funktionier gefall gefallen gefällt gefiel
    gefielen gelang gelangen geling gelingt gelungen genieß genoss genossen gerettet gewann gewannen gewinn gewonnen
    gesund glück gönn gratulier helf half halfen hilf geholfen hoff inspirier klappt klappte geklappt krön lach
    lächel lob lohnt meister mag mocht mochte gemocht motivier magst feiert feiern feierten gefeiert nützt profitier
    rett respektier schafft schaffte schätz schenk schmeckt schmeckte schmecken geschmeckt schütz segne spar stärk
    strahl tröst überrasch übertraf übertroffen überzeug unterstütz verbesser verbessert verdien vereinfach
    vereinfacht verehr vergnüg verschöner versöhn verteidig vertrau verwöhn vergöttern wertschätz wertgeschätzt
    wiedergewonnen zufriedenstell`,
  [-2]: `
    ablehn abgelehnt lehn abgestürzt abstürz stürz abgesagt abgebrochen abgebrannt ängstig anlüg angelogen ärger
    ärgert anschrei ausfall ausfiel ausgefallen ausgelacht auslach ausbeut ausgebeutet ausgegrenzt ausgrenz ausrast
    bedauer bedräng bedroh bedrück befürcht bekbelast beleidig bemängel benachteilig bereu beschädig beschimpf
    beschuldig beschwer bestraf betrog betrogen betrüg beunruhig blamier demütig diskriminier droh einschüchter ekel
    empör enttäusch entlass entmutig entsetz erkrank erlitt erlitten erniedrig erschreck erschrak erschrocken
    erschöpf erschütter erschwer erstick ertrink eskalier explodier fehlt fehlte fehlten fehlen
    fehlschfehlgeschlagen frier fürcht flieh floh gefror frustrier gefährd gelitten gescheitert geschrien gestorben
    gestritten starb starben stirb sterb hass hasst hetz heul hunger irrt irrte geirrt jammer kkränk kritisier
    langweil leide leidet leiden litt litten lügt lügen gelogen lästert mangel misshandel misslang missling
    misslungen missbrauch missfall missfällt missfiel missachtet missversteh missverstanden nerv nervt ohrfeig pquäl
    ruinier schad schadet schäm scheiter schimpf schmerz schreck schummel schwäch seufz spott stahl gestohlen stiehl
    stehl stink stank stör streik streit stritt sträub tadel täusch töt trauer überforder überlast überfordert
    unterdrück untersag unterschätz verachtet veracht veralter verarsch verärger verbiet verboten verbot verdarb
    verdarben verderb verdorben verdreck verfall verfehl verfolg verfiel vergeud vergift verletz verlier verlor
    verloren vermiss vernachlässig vernichtet verpass verpasst verraten verriet versag versagt verschlechter
    verschlimmer verschmutz verschulde verschwend verspott verspät verstört versäum verunsicher verwahrlos verweiger
    verwirr verwüst verzweifel verzöger verlangsam vorwerf vorgeworfen warn weint weinte weinten geweint würg wüt
    zerbrach zerbrech zerbrochen zerfall zerfiel zerreiß zerriss zerrissen zerstör zerstritten zitter zusammenbrach
    zusammenbrech zusammengebrochen zwing zwang gezwungen gedroht`,
  [-3]: `ermord umgekommen umgebracht verabscheu`,
};
