import type { Vocabulary } from '../../vocabulary.ts'

export const OBJECTS: Vocabulary['concepts']['object'] = {
  'string-lights':
    'Lichterketten, lichterkette, lichtergirlanden, feenlichter, partylichter, girlandenlichter, lichterkettenhimmel, lichterhimmel, lichtervorhang, lichterketten in den bäumen, glühlampenketten',
  candles:
    'Kerzen, stabkerzen, teelichter, kerzenständer, kerzenleuchter, windlichter, stumpenkerzen, kerze, kandelaber, leuchter, kerzenhalter',
  lanterns: 'Laternen, laterne, öllampen, sturmlaternen, windlaternen, straßenlaternen, petroleumlampen',
  'paper-lanterns': 'Papierlaternen, lampions, papierlampions, lampion, weiße lampions, papierlaterne, papierkugeln',
  'sky-lanterns': 'Himmelslaternen, wunschlaternen, schwebende laternen, skylaternen, fliegende laternen',
  'moroccan-lanterns':
    'marokkanische Laternen, orientalische laternen, marokkanische lampen, orientalische lampen, türkische lampen',
  'red-lanterns': 'rote Laternen, chinesische laternen, rote lampions, chinesische lampions',
  'floating-candles': 'Schwimmkerzen, schwimmende kerzen, kerzen auf dem wasser',
  torches: 'Fackeln, fackel, gartenfackeln, tiki fackeln',
  'fire-pit': 'Feuerschale, feuerschalen, feuerstelle, feuerkorb, feuerkörbe, schwedenfeuer, feuertonne',
  bonfire: 'Lagerfeuer, feuer, großes feuer, johannisfeuer',
  fireplace: 'Kamin, kaminfeuer, offener kamin',
  chandelier:
    'Kronleuchter, lüster, kristalllüster, hängende blumen, blumenkronleuchter, kristallkronleuchter, blumenhimmel, blumenwolke, blumen von der decke, kristallleuchter',
  'disco-ball': 'Discokugeln, diskokugel, discokugel, spiegelkugel, diskokugeln, spiegelkugeln',
  'neon-sign':
    'Neonschild, leuchtschrift, neonschrift, leuchtschild, neon schild, neonlicht schriftzug, led schriftzug, neonschriftzug',
  'edison-bulbs':
    'Glühbirnen, edison birnen, vintage glühbirnen, edison glühbirnen, hängende glühbirnen, pendelleuchten',
  fireworks: 'Feuerwerk, feuerwerke, raketen',
  sparklers: 'Wunderkerzen, wunderkerze, funkenregen',
  'marquee-letters':
    'Leuchtbuchstaben, xxl buchstaben, love buchstaben, große buchstaben, buchstaben, riesenbuchstaben',
  fireflies: 'Glühwürmchen, leuchtkäfer',
  'papel-picado': 'Papel Picado, mexikanische girlanden, papel picado girlanden',
  bunting:
    'Wimpelkette, wimpelketten, wimpel, papiergirlanden, banner, wimpelgirlande, pompons, luftschlangen, papiergirlande, quasten',
  balloons: 'Luftballons, ballons, heliumballons, luftballon, herzluftballons, ballon',
  kites: 'Drachen am Himmel, drachen steigen, flugdrachen, papierdrachen, lenkdrachen',
  umbrellas: 'Regenschirme, regenschirm, schirme',
  parasols: 'Sonnenschirme, papierschirme, sonnenschirm, spitzenschirme, schirmchen',
  drapes:
    'Stoffbahnen, drapierungen, tücher, deckentücher, stoffhimmel, drapierte stoffe, wallende stoffe, drapierter stoff',
  ribbons: 'Bänder, schleifen, satinbänder, seidenbänder, schleife, maibaum',
  flags: 'Fahnen, flaggen, regenbogenflagge, regenbogenfahne, fahne, flagge',
  'welcome-sign': 'Willkommensschild, schild, holzschild, schilder, wegweiser, willkommenstafel, holzschilder',
  chalkboard: 'Kreidetafel, schiefertafel, kreidetafeln',
  'seating-chart': 'Sitzplan, tischplan, platzkarten, tischkarten, tischnummern, tischkärtchen, sitzordnung',
  confetti: 'Konfetti, reis werfen, seifenblasen, reis, konfettiregen, konfettikanone',
  petals: 'Blütenblätter, rosenblätter, rosenblütenblätter, blütenregen, rosenblütenregen, gestreute blüten',
  runner: 'Teppichläufer, läufer, roter teppich, weißer teppich, tischläufer, gangläufer, weißer läufer',
  rug: 'Teppiche, perserteppiche, perserteppich, orientteppich, orientteppiche, teppich, kelims, decken, kuscheldecken, felle, berberteppiche',
  curtains: 'Vorhänge, vorhang, gardinen, samtvorhang, vorhängen',
  'dream-catcher': 'Traumfänger',
  macrame: 'Makramee, wandbehang, makramee vorhang, wandteppich, häkeldeko',
  'cake-table':
    'Hochzeitstorte, torte, kuchen, tortentisch, etagen, tortenständer, cupcakes, stockwerke, kuchentisch, torte anschneiden, muffins',
  'champagne-tower':
    'Champagnerturm, champagnerpyramide, sektpyramide, champagner, sekt, sektgläser, gläserturm, champagnergläser',
  bar: 'Bar, cocktailbar, getränke, theke, ginbar, weinbar, tresen, cocktails, bierfass, zapfanlage, aperol bar, getränkestation, barkeeper, sektbar, getränketisch',
  'food-truck':
    'Foodtruck, food truck, eiswagen, imbisswagen, pizzawagen, streetfood, crêpes stand, eisstand, currywurst, foodtrucks, brezelstand, bratwurststand, burgerstand, popcornmaschine, pizza, tacos',
  'dessert-table':
    'Dessertbuffet, candybar, candy bar, süßigkeiten, desserttisch, nachtisch, macarons, kekse, schokobrunnen, schokoladenbrunnen, desserts, nachspeisen, kuchenbuffet, sweet table, lebkuchenherzen, lebkuchen',
  'donut-wall': 'Donutwand, donut wand, donutwall, donut turm',
  'cheese-table':
    'Käsebuffet, käseplatte, käse, buffet, brotzeit, antipasti, fingerfood, häppchen, käsetisch, brot, canapés, tapas, vesper',
  citrus: 'Zitrusfrüchte, zitronen, orangen, limetten, mandarinen, grapefruits, zitronenscheiben',
  fruit:
    'Früchte, obst, feigen, trauben, granatäpfel, äpfel, birnen, erdbeeren, ananas, beeren, kirschen, wassermelonen, kokosnüsse, obstkorb, weintrauben',
  'wine-barrels': 'Weinfässer, fässer, holzfässer, weinfass, fass, eichenfässer',
  'ice-sculpture': 'Eisskulptur, eisskulpturen, eisschwan',
  barbecue: 'Grill, grillen, barbecue, bbq, spanferkel, grillbuffet, smoker',
  'coffee-cart':
    'Kaffeewagen, kaffeebar, kaffeemobil, espressobar, heiße schokolade, glühwein, glühweinstand, kaffee, kaffeestand, kaffee ape',
  picnic: 'Picknickdecken, picknick, picknickdecke, körbe, picknickkorb, picknickkörbe, weidenkörbe, korb',
  piano: 'Klavier, flügel, konzertflügel, piano',
  'dj-desk': 'DJ-Pult, dj, dj pult, plattenteller, discjockey, karaoke, lautsprecher',
  band: 'Band, liveband, live band, jazzband, kapelle band, blaskapelle, live musik, orchester, musikgruppe, livemusik, schlagzeug, volksmusik, blasmusik, coverband, trommeln, davul, zurna, musikkapelle',
  'string-quartet': 'Streichquartett, streicher, streichtrio, quartett',
  harp: 'Harfe, harfen, harfenistin',
  guitar: 'Gitarre, gitarren, ukulele, akustikgitarre',
  mariachi: 'Mariachi, mariachis, mariachi band',
  bagpipes: 'Dudelsack, dudelsäcke, dudelsackspieler',
  dhol: 'Dhol, dhol trommler',
  'dance-floor': 'Tanzfläche, tanzboden, schachbrett tanzfläche, leuchtende tanzfläche, schachbrettboden, tanzparkett',
  stage: 'Bühne, podium, podest, tribüne',
  'lawn-games':
    'Gartenspiele, boccia, krocket, wikingerschach, kubb, cornhole, riesenjenga, spiele, federball, tischkicker, kicker, boule, leitergolf, dosenwerfen, torwand',
  'photo-booth':
    'Fotobox, fotobooth, fotowand, polaroids, bilderrahmen, fotos, fotoecke, photobooth, rahmen, familienfotos, fotorahmen, fotoautomat, polaroid',
  swing: 'Schaukel, blumenschaukel, schaukeln, baumschaukel, hollywoodschaukel',
  hammock: 'Hängematte, hängematten',
  trampoline: 'Trampolin, hüpfburg',
  car: 'Oldtimer, auto, hochzeitsauto, käfer, limousine, cabrio, rolls royce, vw käfer, brautauto, trabi, trabant, autos, hochzeitswagen, taxi, mercedes, porsche',
  boat: 'Ruderboot, boot, gondel, kanu, segelboot, boote, fischerboot, ruderboote, kahn, kajak, schiff, spreewaldkahn, tretboot',
  carriage:
    'Kutsche, pferdekutsche, hochzeitskutsche, planwagen, schlitten, kürbiskutsche, pferdeschlitten, kutschen, leiterwagen, bollerwagen',
  bicycle: 'Fahrrad, fahrräder, tandem, rad, lastenrad, hochrad, rollschuhe, skateboard',
  motorcycle: 'Motorrad, roller, vespa, motorräder, harley, moped, simson, schwalbe moped, beiwagen',
  van: 'Bulli, vw bus, vw bulli, campingbus, wohnwagen, bus, wohnmobil, doppeldecker, doppeldeckerbus, straßenbahn, transporter, camper, reisebus, feuerwehrauto, lkw, pferdeanhänger bar',
  'hot-air-balloon': 'Heißluftballon, heißluftballons',
  helicopter: 'Hubschrauber, flugzeug, helikopter, privatjet, wasserflugzeug, doppeldecker flugzeug',
  'ferris-wheel': 'Riesenrad, achterbahn',
  carousel: 'Karussell, kettenkarussell',
  tractor: 'Traktor, trecker, traktoren',
  dog: 'Hund, hunde, welpe, unser hund, hündchen, golden retriever, labrador, dackel, hündin, pudel, bulldogge, haustiere, haustier, mops, schäferhund, husky',
  cat: 'Katze, katzen, kätzchen, kater, hase, hasen, kaninchen, eichhörnchen, igel',
  horse:
    'Pferd, pferde, pony, schimmel, esel, zu pferd, einhorn, hirsch, kamel, ponys, rehe, reh, kamele, weißes pferd, hirsche, rentier, rentiere',
  elephant: 'Elefant, elefanten',
  peacock: 'Pfau, pfauen, flamingos, flamingo, papagei, hühner, papageien, gänse, hahn, pinguine',
  doves:
    'Tauben, weiße tauben, vögel, taube, vogelkäfige, eule, vogelkäfig, möwen, schwalben, kolibris, papierkraniche, origami kraniche, eulen',
  butterflies: 'Schmetterlinge, schmetterling, bienen, libellen, marienkäfer, hummeln',
  swans: 'Schwäne, schwan, enten, ente',
  llama: 'Lamas, alpakas, lama, alpaka',
  sheep: 'Schafe, ziegen, lämmer, kühe, schaf, kuh, ziege, lamm, schweine, schäfchen',
  fountain: 'Springbrunnen, brunnen, fontäne, steinbrunnen, wunschbrunnen, wasserspiel',
  waterfall: 'Wasserfall, wasserfälle',
  pond: 'Teich, koiteich, seerosenteich, tümpel, gartenteich, kois, oase, weiher, heiße quellen',
  bridge: 'Brücke, steinbrücke, holzbrücke, brücken',
  statue:
    'Statue, statuen, skulptur, skulpturen, büste, buddha, engel, kreuz, gartenzwerg, gartenzwerge, schneemann, totenköpfe, buddha statue',
  staircase: 'Treppe, freitreppe, stufen, treppen, balkon, wendeltreppe, leiter',
  'stone-wall': 'Steinmauer, natursteinmauer, mauer, felsen, steine, mauern, stadtmauer, trockenmauer',
  fence: 'Zaun, lattenzaun, holzzaun, hecke, hecken, geländer, labyrinth, balustrade, gartenzaun',
  gate: 'Tor, eisentor, alte türen, gartentor, tür, türen, fenster, holztür, alte tür, schmiedeeisernes tor, torbogen, scheunentor, große fenster',
  tree: 'Bäume, baum, weihnachtsbaum, bonsai, tannenbaum, ahorn, christbaum, beleuchtete bäume, büsche, baumhaus, sträucher, bäumen',
  'palm-trees': 'Palmen, palme, kokospalmen',
  cypresses: 'Zypressen, zypresse, pappeln',
  cactus: 'Kakteen, kaktus, agaven',
  'potted-plants':
    'Topfpflanzen, pflanzen, töpfe, vasen, blumentöpfe, kübelpflanzen, terrakottatöpfe, krüge, amphoren, blumenkübel, gießkanne, milchkannen, vase, zinkeimer, pflanzkübel',
  'hanging-plants':
    'hängende Pflanzen, hängepflanzen, hängeampeln, blumenampeln, hängendes grün, pflanzen von der decke',
  topiary: 'Formschnitt, buchsbäume, buchskugeln, formgehölze, buchsbaum, buchs, formschnitthecken',
  moss: 'Moos, pilze, fliegenpilze, moosig',
  pumpkins: 'Kürbisse, kürbis, zierkürbisse, mais, maiskolben',
  'hay-bales': 'Heuballen, strohballen, stroh, heu, heuhaufen',
  books: 'Bücher, alte bücher, bücherregale, bücherstapel, buch, bücherregal, schreibmaschine, bibel, notenblätter',
  suitcases:
    'Koffer, alte koffer, truhen, holzkisten, kisten, truhe, holzkiste, obstkisten, weinkisten, schatztruhe, vintage koffer',
  mirror: 'Spiegel, goldener spiegel, goldspiegel',
  bell: 'Glocken, glocke, kirchenglocken, glockenturm, hochzeitsglocken, kuhglocken, glöckchen, windspiel',
  clock: 'Uhr, standuhr, uhren, taschenuhr, sanduhr, kuckucksuhr, turmuhr',
  globe: 'Globus, weltkarte, landkarte, landkarten, weltkugel, kompass, reisethema, globen',
  surfboard: 'Surfbretter, surfbrett, surfboard',
  anchor: 'Anker, steuerrad, fischernetze, seile, taue, fischernetz, rettungsring, bojen, ruder, seemannsknoten',
  shells: 'Muscheln, seesterne, muschel, seestern, perlen, korallen, austern, delfine, meeresschildkröten, wal',
  driftwood:
    'Treibholz, baumscheiben, holzscheiben, brennholz, paletten, europaletten, holzpaletten, holzscheite, kabeltrommel',
  feathers: 'Federn, straußenfedern, fächer, pfauenfedern, feder',
  crystals: 'Kristalle, geoden, amethyste, diamanten, kristall, edelsteine, bergkristalle, quarz, eiszapfen',
  sofa: 'Sofas, sofa, couch, loungebereich, lounge, chaiselongue, bett, loungemöbel, chesterfield sofa, himmelbett, sitzecke, diwan',
  'tipi-lounge': 'Tipi Lounge, boho lounge, glamping, zeltlager, camping',
  'aisle-flowers':
    'Blumen am Gang, gangschmuck, blumen entlang des ganges, blumen an den bänken, kirchenbankschmuck, blumen an den stühlen, stuhlschmuck, bankschmuck, blumen den gang entlang, blumengang',
  centerpieces:
    'Tischgestecke, tischgesteck, tischblumen, tafelaufsätze, blumen auf den tischen, tischschmuck, blumen in gläsern, tischbouquets, blumen auf dem tisch, blumenvasen',
  'tall-centerpieces': 'hohe Tischgestecke, hohe gestecke, hohe vasen, hohe blumenarrangements, hohe tischdeko',
  napkins: 'Servietten, stoffservietten, serviette, leinenservietten',
  plates:
    'Teller, geschirr, platzteller, besteck, porzellan, goldbesteck, goldenes besteck, keramik, teller mit goldrand',
  rings: 'Ringe, eheringe, trauringe, ringkissen, verlobungsring, schmuck, ehering, halskette, ohrringe, ringschale',
  'guest-book':
    'Gästebuch, fingerabdruckbaum, telefonzelle, briefkasten, altes telefon, gästetelefon, audio gästebuch, postkasten',
  'gift-table':
    'Geschenktisch, geschenke, gastgeschenke, geschenk, gabentisch, hochzeitsmandeln, kartenbox, gästegeschenke, umschläge',
  'wind-turbine': 'Windräder, windrad, windkraftanlage, windpark, windkraftanlagen',
  lighthouse: 'Leuchtturm, leuchttürme',
  windmill: 'Windmühle, windmühlen, mühle, wassermühle, silo, windrädchen',
  moon: 'Mond, vollmond, mondsichel, halbmond, planeten',
  stars: 'Sterne, milchstraße, sternschnuppe, stern, sternschnuppen, sternbilder, galaxie, papiersterne, weltall',
  sun: 'Sonne, sonnenstrahlen, lichtstrahlen',
}
