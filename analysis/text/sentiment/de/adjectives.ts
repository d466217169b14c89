/** Stems; `inflection.ts` knows their endings. Our own list: German lists at hand derive from SentiWS, which forbids commercial use. */
export const germanAdjectives: Readonly<Record<number, string>> = {
  3: `
    atemberaubend ausgezeichnet best beste bester besten bestes erfolgreich erstklassig exzellent fabelhaft
    fantastisch genial glänzend grandios großartig herausragend herrlich hervorragend himmlisch köstlich makellos
    meisterhaft mustergültig perfekt phänomenal phantastisch sagenhaft sensationell spektakulär super toll traumhaft
    tadellos überglücklich überragend überwältigend unvergesslich unschlagbar vorbildlich vorzüglich wunderbar
    wunderschön wundervoll zauberhaft brillant begeistert bestens liebst`,
  2: `
    amüsant angenehm anmutig anständig anregend ansprechend attraktiv aufgeschlossen aufmerksam aufregend aufrichtig
    ausgewogen authentisch barmherzig beachtlich beeindruckend befreiend beglückend begabt behaglich beliebt bequem
    berechtigt bereichernd beruhigend beschwingt besonnen besser bewährt bewundernswert bezahlbar bezaubernd
    charmant dankbar durchdacht duftend edel effektiv effizient ehrenvoll ehrenwert eindrucksvoll einfühlsam
    einleuchtend einladend einwandfrei einzigartig elegant empfehlenswert engagiert entgegenkommend entspannt
    entzückend erfinderisch erfolgversprechend erfreulich erfreut erfrischend ergiebig erhellend erleichtert
    ermutigend ersehnt erstaunlich erträglich fachkundig fähig fair faszinierend fehlerfrei feierlich feinfühlig
    fesselnd findig fleißig flexibel förderlich fortschrittlich freudig freundlich friedlich froh fröhlich fruchtbar
    fürsorglich gastfreundlich geduldig gefällig geglückt geliebt gelungen gemütlich genießbar gepflegt gerecht
    geschickt geschmackvoll gesellig gesund gewinnbringend gewissenhaft glaubwürdig glorreich glücklich
    glücklicherweise goldig großmütig großzügig gründlich günstig gut gütig handlich harmonisch heilsam heiter hell
    herzensgut herzerwärmend herzlich hilfreich hilfsbereit hochwertig hoffnungsvoll höflich hübsch humorvoll ideal
    idyllisch innovativ inspirierend intelligent interessant interessiert klug komfortabel kompetent konstruktiv
    kostbar kreativ kundenfreundlich langlebig lebendig lebensfroh lebhaft lecker lehrreich leidenschaftlich
    leistungsfähig leistungsstark lieb liebenswert liebenswürdig liebevoll lobenswert lohnend lohnenswert loyal
    lukrativ lustig malerisch mitfühlend mitreißend motiviert motivierend munter mutig nachhaltig nett niedlich
    nützlich optimal optimistisch originell pfiffig positiv prächtig präzis preisgekrönt preiswert prima produktiv
    profitabel pünktlich putzig qualifiziert raffiniert reibungslos reizend reizvoll rentabel respektvoll robust
    romantisch rücksichtsvoll rührend ruhig sachkundig sanft satt sauber schick schlau schmackhaft schön schwungvoll
    sehenswert selbstbewusst seriös sinnvoll solide sonnig sorgfältig sorgenfrei souverän spannend sparsam stabil
    stilvoll stimmungsvoll stolz störungsfrei strahlend süß sympathisch talentiert tapfer tatkräftig tolerant
    treffend treu tüchtig überlegen übersichtlich überzeugend umgänglich umweltfreundlich unbeschwert unermüdlich
    unfallfrei ungefährlich unkompliziert unterhaltsam unterstützend verantwortungsvoll verblüffend verdient
    vergnügt vergnüglich verheißungsvoll verlässlich verliebt vernünftig verständlich verständnisvoll vertrauensvoll
    vertrauenswürdig vielseitig vielversprechend vorteilhaft wach warmherzig weitsichtig wertvoll willkommen wirksam
    wirkungsvoll wissbegierig witzig wohltuend wünschenswert würdevoll zart zärtlich zielstrebig zügig
    zufrieden zukunftsfähig zukunftsweisend zuversichtlich zuverlässig zuvorkommend`,
  [-2]: `
    abgelenkt abgenutzt abhängig ablehnend abscheulich absurd abwegig abweisend aggressiv ahnungslos albern
    altmodisch anstrengend ängstlich angespannt angeschlagen arbeitslos arg ärgerlich arm armselig arrogant
    aufdringlich aufgebracht aufwendig aussichtslos bedauerlich bedenklich bedrohlich bedrückend bedrückt beengt
    befremdlich beleidigend beleidigt belastend beschädigt beschämend besorgniserregend besorgt bestürzt betrüblich
    beunruhigend bitter blamabel blass blöd bösartig bös boshaft brüchig brutal chaotisch chancenlos defekt
    depressiv desinteressiert dreckig dreist dumm dumpf düster dürftig ehrlos eifersüchtig eigennützig einfallslos
    einsam einseitig einsturzgefährdet eintönig ekelhaft eklig elend empörend empört enttäuscht enttäuschend
    erbärmlich erbittert erbost erfolglos ermüdend ernüchternd erschöpft erschreckend erschüttert erschütternd fad
    fadenscheinig fahrlässig falsch faul fehlerhaft feig feindselig feindlich fies finster fraglich fragwürdig
    fremdenfeindlich freudlos frech frustriert frustrierend furchtsam gefährdet gefährlich gefühllos gehässig geizig
    gelangweilt gemein genervt gereizt geschmacklos gestresst gestört gewalttätig gewaltsam gierig giftig
    gleichgültig glücklos grausig grell grundlos haltlos hart hartherzig hässlich hastig heikel heillos heimtückisch
    herzlos hilflos hinderlich hinterhältig hoffnungslos holprig ideenlos ignorant illegal instabil irreführend
    kaltherzig kaputt karg kitschig kläglich kleinlich kompliziert konfus korrupt kostspielig kraftlos krank
    kriminell kritisch kümmerlich kurzsichtig labil lächerlich lahm langsam langatmig langweilig lästig leblos
    leichtsinnig leidend lieblos löchrig lückenhaft lustlos lügnerisch mager mangelhaft marode maßlos mies
    minderwertig mühsam mühselig müd müßig missglückt misslungen misstrauisch mittelmäßig monoton morsch mürrisch
    mutlos nachlässig nachteilig neidisch negativ nervig nervös niedergeschlagen nutzlos oberflächlich öd obdachlos
    ohnmächtig panisch parteiisch peinlich pessimistisch planlos plump primitiv problematisch provisorisch quälend
    rassistisch ratlos reizbar respektlos riskant rissig rostig rücksichtslos rüd ruiniert rückständig sauer
    schadhaft schädlich schäbig scheußlich schimmelig schlaflos schlampig schlecht schlechter schleppend
    schleierhaft schlimm schmerzhaft schmerzlich schmutzig schockiert schockierend schroff schuldig schutzlos
    schwach schwerfällig schwierig selbstsüchtig seltsam sinnlos skeptisch sorglos sorgenvoll spröde starrsinnig
    staubig stickig stinkend störend störrisch strapaziös streitsüchtig stressig stumpf stumpfsinnig stur suboptimal
    süchtig taktlos teuer tödlich tot träg trist trostlos trotzig trüb traurig überarbeitet überfordert überflüssig
    überfüllt überheblich überlastet überteuert überzogen übel umständlich unangebracht unangemessen unangenehm
    unbefriedigend unaufmerksam unbegründet unbeholfen unbeliebt unbequem unbrauchbar undankbar undicht undurchdacht
    undurchsichtig unehrlich uneinig unerfahren unerfreulich unerträglich unfähig unfair unfreiwillig unfreundlich
    ungeduldig ungeeignet ungemütlich ungenau ungenießbar ungenügend ungepflegt ungerecht ungeschickt ungesund
    unglaubwürdig unglücklich ungünstig unhaltbar unheimlich unhöflich uninteressant unklar unkonzentriert unlesbar
    unleserlich unlogisch unmenschlich unmöglich unnötig unpassend unpraktisch unpünktlich unruhig unsachlich
    unsauber unscharf unschön unseriös unsicher unsinnig unsympathisch untauglich unterbezahlt unterbesetzt
    untragbar untreu unübersichtlich unüberlegt unverantwortlich unverschämt unverständlich unvollständig
    unvorbereitet unvorsichtig unwillig unwirksam unwohl unwürdig unzufrieden unzulänglich unzumutbar unzuverlässig
    veraltet verärgert verbittert verbogen verdächtig verdorben verfehlt vergeblich verhängnisvoll verkehrt verletzt
    verletzend verlogen vermüllt verregnet verspätet verständnislos verstört verunsichert verwahrlost verwirrend
    verwirrt verwüstet verzweifelt wacklig wahnsinnig wehrlos weinerlich wertlos widerlich widersprüchlich
    widerwillig wirkungslos wütend zäh zermürbend zerrissen zerstört zickig ziellos zornig zwecklos zynisch`,
  [-3]: `
    abgrundtief abstoßend desaströs entsetzlich entsetzt fatal furchtbar fürchterlich grässlich grauenhaft
    grauenvoll grausam katastrophal miserabel schrecklich verheerend verhasst vernichtend`,
};

/** Adjectives that are also adverbs ("das ist sicher so"). Without an ending they count half. */
export const germanAdverbHomographs: Readonly<Record<number, string>> = {
  2: 'sicher klar einfach leicht praktisch warm frisch richtig schnell modern stark',
  [-2]: 'schwer laut eng',
};
