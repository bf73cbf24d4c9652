import type { Vocabulary } from '../../vocabulary.ts'

export const VIEWS: Vocabulary['concepts']['view'] = {
  aisle: 'blick den gang hinunter, von vorne, frontalansicht, letzten reihe, letzte reihe, von hinten durch den gang',
  side: 'von der Seite, seitenansicht, seitlich, im profil, profil, seitlicher blick',
  circle:
    'im Kreis, kreisförmig, stuhlkreis, gästekreis, um uns herum, im halbkreis, in einem kreis, halbkreis, kreis aus stühlen, in der runde',
  above:
    'von oben, vogelperspektive, aus der vogelperspektive, luftaufnahme, drohnenaufnahme, von einer drohne, drohnenbild, aus der luft, draufsicht, luftbild',
  'long-tables': 'Abendessen an langen Tischen',
  'round-tables': 'Empfang an runden Tischen',
  'dance-floor': 'Tanzfläche, volle tanzfläche',
  portrait: 'Porträt von hinten, von hinten, rückenansicht',
  tablescape:
    'gedeckter Tisch, tischdekoration, tischdeko, gedeckte tafel, gedeck, tischgedeck, eingedeckter tisch, tischdetail',
  bouquet: 'Brautstrauß, strauß, blumenstrauß, bouquet, sträuße, biedermeierstrauß',
  cake: 'Hochzeitstorte, torte, kuchen, naked cake, hochzeitskuchen, brauttorte',
  attire: 'Kleid und Anzug, kleid am bügel, kleid auf dem bügel, hochzeitsoutfits, outfits, kleid auf kleiderbügel',
  invitation:
    'Einladung, einladungskarte, hochzeitseinladung, papeterie, save the date, einladungskarten, einladungen, hochzeitspapeterie',
  empty:
    'leerer Ort, leerer raum, leer, leere location, ohne dekoration, ohne deko, leere halle, leerer saal, bevor die gäste kommen, leere, bevor jemand kommt, leerer, leeres',
}

export const VENUES: Vocabulary['concepts']['venue'] = {
  vineyard:
    'Weinberg, weingut, weinberge, weinreben, winzerhof, weingarten, weinreben reihen, reben, weinberg am hang, weinhang, hang mit weinreben',
  redwood: 'Mammutbaumwald, mammutbäume, redwoods, sequoias, riesenbäume',
  coast:
    'Klippe, klippen, küste, meer, ozean, steilküste, am meer, meerblick, meeresblick, kreidefelsen, see küste, felsküste',
  garden:
    'Garten, park, botanischer garten, schlosspark, englischer garten, gärten, blumengarten, gartenhochzeit, biergarten, kurpark, parkanlage, bauerngarten',
  hills:
    'Hügel, hügelland, landschaft, tal, ranch, weideland, auf dem land, hügeln, weide, hügellandschaft, countryside, ländliche gegend',
  estate: 'Gutshaus, gutshof, herrenhaus, landgut, anwesen, landhaus, villa am park, rittergut, landsitz',
  rooftop:
    'Dachterrasse, rooftop, skyline, über den dächern, wolkenkratzer, hochhaus, penthouse, in der stadt, großstadt, urban, dachgarten, stadt, urbane',
  barn: 'Scheune, stadl, stall, festscheune, scheunenhochzeit, tenne, heuboden, hofscheune, stadel',
  ballroom:
    'Ballsaal, saal, festsaal, hotel, palast, palais, grand hotel, großer saal, prunksaal, bankettsaal, festhalle, kursaal',
  glasshouse: 'Gewächshaus, orangerie, glashaus, wintergarten, palmenhaus, glaspavillon, treibhaus',
  loft: 'Loft, fabrik, alte fabrik, industriehalle, fabrikhalle, lagerhalle, backsteinhalle, werkstatt, halle',
  tent: 'Zelt, festzelt, hochzeitszelt, pavillonzelt, partyzelt, weißes zelt, transparentes zelt, bierzelt',
  mission: 'Hacienda, finca, plaza, mexikanischer hof',
  meadow: 'Wiese, blumenwiese, wildblumenwiese, feld, blumenfeld, lichtung, streuobstwiese wiese, almwiese, felder',
  'oak-garden': 'Eichen, eiche, unter der eiche, alte eiche, eichenhain, unter einer eiche, unter eichen',
  'rose-garden': 'Rosengarten, rosarium, rosenbeete, rosenbüsche, rosenstöcke',
  'olive-grove': 'Olivenhain, olivenbäume, olivenbaum, unter olivenbäumen',
  orchard:
    'Obstgarten, apfelgarten, obstbäume, apfelbäume, kirschgarten, streuobstwiese, apfelbaum, obstwiese, mandelbäume, apfelplantage, kirschplantage, obstplantage',
  'lavender-field': 'Lavendelfeld, lavendelfelder',
  'sunflower-field': 'Sonnenblumenfeld, sonnenblumenfelder',
  'pine-forest':
    'Wald, kiefernwald, tannenwald, fichtenwald, im wald, waldlichtung, märchenwald, zauberwald, waldhochzeit, bäume im wald, nadelwald, tannen, kiefern, wälder, wäldchen',
  'birch-wood': 'Birkenwald, birken, birkenhain, birke',
  rainforest: 'Regenwald, dschungel, urwald, tropenwald',
  desert: 'Wüste',
  canyon: 'Canyon, rote felsen, schlucht, klamm, wüstencanyon, canyon in der wüste, roter canyon',
  beach:
    'Strand, sandstrand, am strand, ufer am meer, bucht, im sand, wellen, dünenstrand, strandhochzeit, nordseestrand, ostseestrand, barfuß im sand, sand',
  'tropical-beach':
    'tropischer Strand, insel, tropische insel, lagune, palmenstrand, tropen, südsee, karibikstrand, tropisch, tropische, trauminsel, traumstrand',
  lake: 'See, seeufer, am see, bergsee, seeterrasse, an einem see, seeblick',
  river: 'Fluss, flussufer, am fluss, bach, bachlauf, am bach',
  mountain: 'Berge, berg, gebirge, gipfel, alm, in den bergen, bergwiese, bergpanorama, bergen',
  'snow-field':
    'Schneefeld, schneelandschaft, verschneiter wald, winterlandschaft, verschneite landschaft, zugefrorener see, skigebiet, verschneites feld, verschneite wiese, verschneites dorf, winterwald',
  'northern-lights': 'Nordlichter, nordlicht, polarlichter, polarlicht, aurora',
  backyard:
    'Hinterhof, zuhause, bei uns zuhause, elternhaus, garten meiner eltern, unser garten, rasen, eigener garten, veranda, hinterm haus, garten der eltern, zu hause, unserem garten, schrebergarten, terrasse',
  'japanese-garden': 'japanischer Garten, zen garten, zengarten',
  farmyard: 'Bauernhof, hof, hofgut, farm, reiterhof, pferdehof, bauernhaus',
  'sailcloth-tent': 'Segeltuchzelt, sailcloth zelt, segeltuch, sperry zelt, stretchzelt',
  library: 'Bibliothek, alte bibliothek, bücherei, buchhandlung, lesesaal',
  theatre: 'Theater, oper, opernhaus, kino, altes theater, schauspielhaus',
  chapel: 'Kapelle, steinkapelle, bergkapelle, kleine kapelle, waldkapelle',
  church:
    'Kirche, dom, kathedrale, dorfkirche, kirchlich, münster, kirchliche, basilika, kirchenfenster, in der kirche',
  synagogue: 'Synagoge',
  mosque: 'Moscheehof, moschee, innenhof der moschee',
  temple: 'Hindutempel, tempel',
  shrine: 'Schrein, shinto schrein, japanischer tempel, japanischer schrein',
  'chinese-courtyard':
    'chinesischer Hof, chinesischer garten, chinesischer pavillon, chinesischer palast, chinesischer innenhof',
  riad: 'marokkanischer Innenhof, riad, maurischer innenhof, orientalischer palast, marokkanischer hof, orientalischer innenhof',
  villa: 'toskanische Villa, villa, italienische villa, landhaus in der toskana, palazzo, toskanisches landgut',
  chateau:
    'Schlossgarten, château, französisches schloss, barockschloss, jagdschloss, schlosshof, wasserschloss, Palasthof, palastgarten, barockpalast, königspalast, innenhof des palastes',
  castle: 'Burg, schloss, festung, ritterburg, märchenschloss, burghof, zitadelle, burgen, schlösser',
  'city-hall': 'Rathaus, standesamt, standesamtlich, standesamtliche trauung, standesamtliche, gericht, zivilhochzeit',
  museum: 'Museum, kunstmuseum, naturkundemuseum, skulpturenhalle, kunsthalle, Kunstgalerie, galerie, bildergalerie',
  train: 'Zugwaggon, zug, eisenbahn, orientexpress, speisewagen, waggon',
  boat: 'Schiffsdeck, schiff, boot, yacht, segelschiff, kreuzfahrtschiff, dampfer, auf dem schiff, auf dem boot, kreuzfahrt, deck',
  pool: 'Poolterrasse, pool, schwimmbad, am pool, swimmingpool, infinity pool, schwimmbecken',
  street:
    'europäische Straße, straße, altstadt, gasse, kopfsteinpflaster, marktplatz, dorf, dorfplatz, pflasterstraße, straßencafé, gassen, altstadtgasse, straßenfest, dorfstraße, kopfsteinpflastergasse, kopfsteinpflasterstraße',
  'wine-cellar': 'Weinkeller, gewölbekeller, keller, krypta, barriquekeller, gewölbe',
  canal: 'venezianischer Kanal, kanal in venedig, kanäle von venedig, canal grande, kanal, kanäle, rialtobrücke',
  'greek-terrace':
    'griechische Terrasse, terrasse auf santorin, blaue kuppeln, blaue kuppel, weißes griechisches dorf, weiß getünchtes dorf, griechisches dorf, griechische insel, weiß getünchte häuser, caldera, weiße häuser mit blauen kuppeln',
  paris:
    'Pariser Allee, eiffelturm, blick auf den eiffelturm, unter dem eiffelturm, pariser straße, pariser café, straße in paris, pariser balkon, champs élysées, vor dem eiffelturm',
  'lemon-grove': 'Zitronenhain, zitronenbäume, zitronenbaum, zitronengarten, zitronenplantage',
  'orange-grove': 'Orangenhain, orangenbäume, orangenbaum, orangengarten, orangenplantage',
  'bamboo-forest': 'Bambuswald, bambushain, bambus',
  dunes: 'Sanddünen, dünen, düne, wüstendünen, dünen in der wüste, sandwüste',
  'desert-camp':
    'Wüstencamp, beduinenzelt, beduinenzelte, berberzelt, berberzelte, wüstenlager, beduinencamp, berbercamp, zelte in der wüste',
  fjord: 'Fjord, fjorde, norwegischer fjord, am fjord, rote hütten',
  savannah: 'Savanne, safari, afrikanische savanne, akazien, akazie, safari lodge, steppe',
  'wheat-field': 'Weizenfeld, kornfeld, weizenfelder, kornfelder, getreidefeld, gerstenfeld, roggenfeld',
  'poppy-field': 'Mohnfeld, mohnfelder, mohnblumenfeld, mohnwiese',
  'tulip-field': 'Tulpenfeld, tulpenfelder',
  highlands:
    'schottisches Tal, schottische highlands, highlands, hochmoor, moor, heide, heidelandschaft, loch, schottischer see, glen, heidefeld, blühende heide',
  'rice-terraces': 'Reisterrassen, reisfelder, reisfeld, reisterrasse',
  cave: 'Höhle, grotte, höhlen, tropfsteinhöhle, stalaktiten, meereshöhle',
  cenote: 'Cenote, cenoten',
  dock: 'Steg, bootssteg, holzsteg, seesteg, am steg, anlegesteg',
  pier: 'Seebrücke, pier, auf der seebrücke, strandpromenade',
  'new-york':
    'New Yorker Straße, gelbe taxis, gelbes taxi, straße in new york, times square, fifth avenue, empire state building',
  'brooklyn-bridge': 'Brooklyn Bridge, brooklyn brücke, hängebrücke',
  'golden-gate': 'rote Hängebrücke, goldengatebrücke',
  patio:
    'andalusischer Patio, patio, innenhof, spanischer innenhof, andalusischer innenhof, arkadenhof, blaue töpfe, hof im süden, blumenpatio, mediterraner innenhof',
  'abbey-ruins':
    'Klosterruine, burgruine, schlossruine, burgruinen, ruine, ruinen, kirchenruine, abteiruine, ruine einer abtei, verfallene abtei, ruinen einer abtei, ruinen einer kirche, ruine eines klosters',
  amphitheatre:
    'römisches Amphitheater, amphitheater, römisches theater, griechisches theater, kolosseum, römische arena, römische ruinen, antikes theater',
  'korean-palace': 'koreanischer Palast, hanok, koreanischer palasthof',
  'indian-palace': 'indischer Palast, haveli, maharadscha palast, palast in jaipur, maharadschapalast',
  'log-cabin':
    'Blockhütte, blockhaus, holzhütte, kaminzimmer, skihütte, jagdhütte, berghütte am kamin, hütte mit kamin, lodge, chalet, chalet am kamin, hütte',
  pub: 'Pub, kneipe, irischer pub, gasthaus, wirtshaus, gaststätte, bar mit tresen, wirtsstube, gaststube, cocktailbar, weinbar, in einer bar, heuriger, schänke',
  restaurant:
    'Restaurant, bistro, café, trattoria, speisesaal, italienisches restaurant, brasserie, kaffeehaus, wiener kaffeehaus',
  diner: 'amerikanischer Diner, diner, 50er jahre diner, fifties diner, burgerladen',
  brewery: 'Brauerei, brauhaus, sudhaus, destillerie, brennerei, brauereikeller, bierbrauerei, hausbrauerei',
  aquarium: 'Aquarium, großaquarium, unterwassertunnel, ozeaneum, sea life',
  'train-station': 'Bahnhof, bahnsteig, dampflok, dampfzug, dampflokomotive, alter bahnhof, museumsbahn, lokomotive',
  fairground:
    'Jahrmarkt, rummelplatz, kirmes, volksfest, freizeitpark, zirkus, zirkuszelt, vergnügungspark, rummel, oktoberfest, prater',
  stadium: 'Fußballstadion, stadion, fußballplatz, fußballfeld, rasen im stadion, allianz arena, sportplatz',
  cloister: 'Kreuzgang, kreuzgang eines klosters, klosterhof, klostergarten, klosterinnenhof',
  'balinese-temple': 'balinesischer Tempel, balinesisches tor, tempel auf bali',
  'christmas-market': 'Weihnachtsmarkt, christkindlmarkt, adventsmarkt, wintermarkt',
  nightclub: 'Nachtclub, diskothek, club, disko, in einem club',
  planetarium: 'Planetarium, sternwarte, sternenkuppel',
  yurt: 'Jurte, mongolische jurte, jurten',
  'living-room': 'Wohnzimmer, stube, gute stube, in unserer wohnung',
  gurdwara: 'Gurdwara, sikh-tempel, sikhtempel',
  'dutch-canal':
    'Amsterdamer Gracht, gracht, grachten, kanal in amsterdam, grachten von amsterdam, giebelhäuser, grachtenhaus',
  havana: 'Straße in Havanna, altstadt von havanna, kubanische straße, straßen von havanna',
}
