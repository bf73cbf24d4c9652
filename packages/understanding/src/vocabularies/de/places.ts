import type { Vocabulary } from '../../vocabulary.ts'

export const VIEWS: Vocabulary['concepts']['view'] = {
  aisle: 'blick den gang hinunter, von vorne, frontalansicht, letzten reihe, letzte reihe, von hinten durch den gang',
  side: 'von der Seite, seitenansicht, seitlich, im profil, profil, seitlicher blick',
  circle:
    'im Kreis, kreisförmig, stuhlkreis, gästekreis, um uns herum, im halbkreis, in einem kreis, halbkreis, kreis aus stühlen, in der runde',
  above:
    'von oben, vogelperspektive, aus der vogelperspektive, luftaufnahme, drohnenaufnahme, drohne, aus der luft, draufsicht, luftbild',
  'long-tables': 'Abendessen an langen Tischen',
  'round-tables': 'Empfang an runden Tischen',
  'dance-floor': 'Tanzfläche, eröffnungstanz, erster tanz, hochzeitstanz, hochzeitswalzer, volle tanzfläche',
  portrait:
    'Porträt, paarfoto, paarporträt, von hinten, rückenansicht, hand in hand, kuss, erster kuss, küssend, umarmung, umarmt, first look, paarshooting, händchenhaltend, küssen sich, küsst',
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
  vineyard: 'Weinberg, weingut, weinberge, weinreben, winzerhof, weingarten, weinreben reihen, reben',
  redwood: 'Mammutbaumwald, mammutbäume, redwoods, sequoias, riesenbäume',
  coast:
    'Klippe, klippen, küste, meer, ozean, steilküste, am meer, meerblick, strandpromenade, meeresblick, kreidefelsen, see küste, felsküste',
  garden:
    'Garten, park, botanischer garten, schlosspark, englischer garten, gärten, blumengarten, gartenhochzeit, biergarten, kurpark, parkanlage, bauerngarten',
  hills:
    'Hügel, hügelland, landschaft, tal, ranch, weideland, auf dem land, hügeln, weide, heide, hügellandschaft, countryside, ländliche gegend',
  estate: 'Gutshaus, gutshof, herrenhaus, landgut, anwesen, landhaus, villa am park, rittergut, landsitz',
  rooftop:
    'Dachterrasse, rooftop, skyline, über den dächern, wolkenkratzer, hochhaus, penthouse, in der stadt, großstadt, urban, dachgarten, stadt, urbane',
  barn: 'Scheune, stadl, stall, festscheune, scheunenhochzeit, tenne, heuboden, hofscheune, stadel',
  ballroom:
    'Ballsaal, saal, festsaal, hotel, palast, palais, grand hotel, großer saal, prunksaal, bankettsaal, festhalle, casino, kursaal',
  glasshouse: 'Gewächshaus, orangerie, glashaus, wintergarten, palmenhaus, glaspavillon, treibhaus',
  loft: 'Loft, fabrik, alte fabrik, industriehalle, fabrikhalle, lagerhalle, brauerei, galerie, backsteinhalle, gasthaus, wirtshaus, werkstatt, halle, gaststätte, heuriger',
  tent: 'Zelt, festzelt, hochzeitszelt, pavillonzelt, zirkuszelt, beduinenzelt, partyzelt, weißes zelt, transparentes zelt, bierzelt',
  mission: 'Hacienda, innenhof, spanischer innenhof, finca, patio, arkadenhof, plaza, hof im süden, mexikanischer hof',
  meadow:
    'Wiese, blumenwiese, wildblumenwiese, feld, blumenfeld, lichtung, streuobstwiese wiese, kornfeld, almwiese, weizenfeld, felder',
  'oak-garden': 'Eichen, eiche, unter der eiche, alte eiche, eichenhain, unter einer eiche, unter eichen',
  'rose-garden': 'Rosengarten, rosarium, rosenbeete, rosenbüsche, rosenstöcke',
  'olive-grove': 'Olivenhain, olivenbäume, olivenbaum, unter olivenbäumen',
  orchard:
    'Obstgarten, apfelgarten, zitronenhain, obstbäume, apfelbäume, kirschgarten, streuobstwiese, zitronenbäume, apfelbaum, orangenhain, obstwiese, mandelbäume',
  'lavender-field': 'Lavendelfeld, lavendelfelder',
  'sunflower-field': 'Sonnenblumenfeld, sonnenblumenfelder',
  'pine-forest':
    'Wald, kiefernwald, tannenwald, fichtenwald, im wald, waldlichtung, märchenwald, zauberwald, waldhochzeit, bäume im wald, nadelwald, tannen, kiefern, wälder, wäldchen',
  'birch-wood': 'Birkenwald, birken, birkenhain, birke',
  rainforest: 'Regenwald, dschungel, urwald, tropenwald, cenote',
  desert: 'Wüste, sanddünen, düne, dünen in der wüste, dünen',
  canyon: 'Canyon, rote felsen, schlucht, klamm',
  beach:
    'Strand, sandstrand, am strand, ufer am meer, bucht, im sand, wellen, dünenstrand, strandhochzeit, nordseestrand, ostseestrand, barfuß im sand, sand',
  'tropical-beach':
    'tropischer Strand, insel, tropische insel, lagune, palmenstrand, tropen, südsee, karibikstrand, tropisch, tropische, trauminsel, traumstrand',
  lake: 'See, seeufer, am see, bergsee, steg, bootssteg, seeterrasse, an einem see, bootshaus, seeblick',
  river: 'Fluss, flussufer, am fluss, bach, bachlauf, am bach, kanal',
  mountain:
    'Berge, berg, gebirge, gipfel, alm, berghütte, almhütte, hütte, gletscher, fjord, chalet, in den bergen, bergwiese, bergpanorama, skihütte, bergen, vulkan',
  'snow-field':
    'Schneefeld, schneelandschaft, verschneiter wald, winterlandschaft, verschneite landschaft, zugefrorener see, skigebiet, verschneites feld',
  'northern-lights': 'Nordlichter, nordlicht, polarlichter, polarlicht, aurora',
  backyard:
    'Hinterhof, zuhause, bei uns zuhause, elternhaus, garten meiner eltern, unser garten, rasen, eigener garten, veranda, hinterm haus, garten der eltern, zu hause, unserem garten, schrebergarten, terrasse',
  'japanese-garden': 'japanischer Garten, zen garten, bambuswald, teehaus, bambus, zengarten, bambushain',
  farmyard: 'Bauernhof, hof, hofgut, farm, reiterhof, pferdehof, bauernhaus',
  'sailcloth-tent': 'Segeltuchzelt, sailcloth zelt, segeltuch, sperry zelt, stretchzelt',
  library: 'Bibliothek, alte bibliothek, bücherei, buchhandlung, lesesaal',
  theatre: 'Theater, oper, opernhaus, kino, altes theater, schauspielhaus',
  chapel: 'Kapelle, steinkapelle, kloster, abtei, bergkapelle, kleine kapelle, klosterruine, waldkapelle',
  church:
    'Kirche, dom, kathedrale, dorfkirche, kirchlich, münster, kirchliche, basilika, kirchenfenster, in der kirche',
  synagogue: 'Synagoge',
  mosque: 'Moscheehof, moschee, innenhof der moschee',
  temple: 'Hindutempel, tempel, indischer palast, pagode, gurdwara, buddhistischer tempel',
  shrine: 'Schrein, shinto schrein, japanischer tempel, japanischer schrein',
  'chinese-courtyard':
    'chinesischer Hof, chinesischer garten, chinesischer pavillon, chinesischer palast, hanok, chinesischer innenhof',
  riad: 'marokkanischer Innenhof, riad, maurischer innenhof, orientalischer palast, marokkanischer hof, orientalischer innenhof',
  villa: 'toskanische Villa, villa, italienische villa, landhaus in der toskana, palazzo, toskanisches landgut',
  chateau:
    'Schlossgarten, château, französisches schloss, barockschloss, jagdschloss, schlosshof, wasserschloss, schlösser',
  castle: 'Burg, schloss, festung, burgruine, ritterburg, märchenschloss, ruine, burghof, zitadelle, burgen',
  'city-hall': 'Rathaus, standesamt, standesamtlich, standesamtliche trauung, standesamtliche, gericht, zivilhochzeit',
  museum: 'Museum, kunstmuseum, naturkundemuseum, aquarium, planetarium, skulpturenhalle, kunsthalle',
  train: 'Zugwaggon, zug, bahnhof, dampflok, eisenbahn, orientexpress, dampfzug, speisewagen, waggon',
  boat: 'Schiffsdeck, schiff, boot, yacht, segelschiff, kreuzfahrtschiff, dampfer, auf dem schiff, auf dem boot, kreuzfahrt, deck',
  pool: 'Poolterrasse, pool, schwimmbad, am pool, swimmingpool, infinity pool, schwimmbecken',
  street:
    'europäische Straße, straße, altstadt, gasse, kopfsteinpflaster, marktplatz, dorf, dorfplatz, pflasterstraße, straßencafé, gassen, altstadtgasse, straßenfest, dorfstraße',
  'wine-cellar': 'Weinkeller, gewölbekeller, keller, höhle, grotte, krypta, barriquekeller, gewölbe',
}
