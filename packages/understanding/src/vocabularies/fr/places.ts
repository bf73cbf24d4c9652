import type { Vocabulary } from '../../vocabulary.ts'

export const VIEWS: Vocabulary['concepts']['view'] = {
  aisle: "vue de l'allée, de face, vue de face, depuis l'allée, dernier rang, du fond, allée bordée, du dernier rang",
  side: 'de côté, de profil, vue de côté, vue latérale, sur le côté, trois quarts',
  circle:
    "en cercle, en rond, cercle d'invités, cercle de chaises, chaises en cercle, autour de nous, en demi-cercle, en spirale, en arc de cercle",
  above:
    "vu d'en haut, vue du ciel, vue aérienne, vue d'en haut, d'en haut, vue de dessus, de dessus, vue de drone, au drone, drone, plongée, à vol d'oiseau, vu du ciel",
  'long-tables': 'dîner à de longues tables, tablée, tablées',
  'round-tables': 'réception à tables rondes',
  'dance-floor': 'piste de danse, piste de danse bondée, piste bondée',
  portrait: 'portrait de dos, de dos, vus de dos, par derrière, photo de couple de dos',
  tablescape:
    'table dressée, art de la table, détail de table, décoration de table, déco de table, dressage de table, table décorée, mise en place de table',
  bouquet: 'bouquet, bouquet de mariée, bouquet de la mariée, bouquet de fleurs, bouquets',
  cake: 'gâteau, gâteau de mariage, pièce montée, wedding cake, naked cake, gâteau de noces, gâteau à étages',
  attire: 'robe et costume, robe sur cintre, robe suspendue, tenues, nos tenues, tenue des mariés, robe sur un cintre',
  invitation:
    "faire-part, invitation, invitations, carton d'invitation, papeterie, save the date, faire part de mariage, carton",
  empty:
    "lieu vide, salle vide, vide, sans décoration, espace vide, sans décor, sans déco, avant l'arrivée des invités, page blanche, avant que les invités arrivent",
}

export const VENUES: Vocabulary['concepts']['venue'] = {
  vineyard:
    'vignoble, vignes, domaine viticole, cave viticole, vignobles, rangs de vigne, vigneron, vigne, vignoble à flanc de coteau, vignes à flanc de coteau, vignoble en coteaux',
  redwood: 'forêt de séquoias, séquoias, séquoia, arbres géants',
  coast:
    'falaise, falaises, côte, bord de mer, mer, océan, front de mer, vue sur mer, au bord de la mer, littoral, face à la mer, calanque, calanques, corniche',
  garden:
    'jardin, parc, jardin botanique, jardins, jardin secret, jardin anglais, jardin à la française, jardin de curé, roseraie parc',
  hills:
    'collines, colline, campagne, vallée, ranch, pâturage, vallons, vallon, coteaux, prairie vallonnée, en pleine campagne, bocage',
  estate:
    'manoir, domaine, maison de maître, bastide, gentilhommière, propriété, demeure, belle demeure, maison de campagne, mas provençal, mas, longère, corps de ferme rénové',
  rooftop:
    'rooftop, toit-terrasse, toit terrasse, terrasse sur le toit, gratte-ciel, terrasse en ville, en ville, skyline, centre-ville, sur les toits, urbain, urbaine, ville',
  barn: 'grange, granges, grange rustique, écurie, écuries, étable, grange en bois',
  ballroom:
    'salle de bal, salle de réception, hôtel, palais, grand salon, palace, salle des fêtes, grande salle, hôtel particulier, salle de banquet',
  glasshouse: "serre, verrière, orangerie, véranda, jardin d'hiver, serre en verre, pavillon de verre, serres",
  loft: 'loft, usine, entrepôt, ancienne usine, atelier, friche industrielle, hangar',
  tent: 'tente, chapiteau, tente blanche, tonnelle de réception, barnum, tente transparente, tente bambou',
  mission: 'hacienda, mission espagnole, place mexicaine, finca',
  meadow:
    'prairie, pré, champ, champ de fleurs, prairie fleurie, champ fleuri, clairière, prés, champ de fleurs sauvages',
  'oak-garden': 'chênes, chêne, sous un chêne, sous le chêne, vieux chêne, grand chêne, chênaie, chêne centenaire',
  'rose-garden': 'roseraie, jardin de roses, rosiers, rosier',
  'olive-grove': "oliveraie, oliviers, olivier, champ d'oliviers, olivaie",
  orchard: 'verger, pommiers, cerisiers, amandiers, verger de pommiers, arbres fruitiers, pommier',
  'lavender-field': 'champ de lavande, champs de lavande, champs de lavandes, lavanderaie',
  'sunflower-field': 'champ de tournesols, champs de tournesols',
  'pine-forest':
    'forêt, bois, sous-bois, forêt de pins, pinède, pins, forêt enchantée, sapins, en forêt, dans les bois, forêt de sapins',
  'birch-wood': 'bois de bouleaux, bouleaux, forêt de bouleaux, bouleau, peupliers trembles',
  rainforest: 'forêt tropicale, jungle, forêt vierge, forêt équatoriale',
  desert: 'désert',
  canyon: 'canyon, gorges, rochers rouges, roches rouges, canyon du désert, canyon désertique, canyon rouge',
  beach:
    'plage, sable, rivage, grève, les pieds dans le sable, baie, vagues, plage de sable, crique, sur le sable, pieds nus dans le sable',
  'tropical-beach':
    'plage tropicale, île, île tropicale, lagon, tropiques, plage paradisiaque, plage avec palmiers, sous les tropiques, tropical, tropicale, plage de sable blanc, île paradisiaque',
  lake: "lac, bord de lac, au bord du lac, au bord d'un lac, lac de montagne",
  river: "rivière, bord de rivière, fleuve, ruisseau, au bord de la rivière, au bord de l'eau, torrent, berge",
  mountain: 'montagne, montagnes, sommet, alpage, refuge, sommets, alpin, cimes',
  'snow-field':
    'champ enneigé, paysage enneigé, paysage de neige, station de ski, forêt enneigée, lac gelé, plaine enneigée, champ de neige, plaine de neige',
  'northern-lights': 'aurores boréales, aurore boréale, ciel boréal',
  backyard:
    'jardin de la maison, à la maison, chez nous, chez mes parents, notre jardin, arrière-cour, pelouse, jardin familial, maison de famille, jardin des parents, jardin de mes parents, maison de vacances, gazon, cour arrière',
  'japanese-garden': 'jardin japonais, jardin zen',
  farmyard: 'ferme, cour de ferme, basse-cour, corps de ferme, ferme pédagogique',
  'sailcloth-tent': 'tente sailcloth, tente en toile de voile, tente à voile, tente nautique, tente stretch',
  library: 'bibliothèque, librairie, vieille bibliothèque, salle de lecture',
  theatre: 'théâtre, opéra, cinéma, ancien théâtre, auditorium',
  chapel: 'chapelle, chapelle en pierre, petite chapelle',
  church: "église, cathédrale, basilique, à l'église, mariage religieux, église de village, temple protestant",
  synagogue: 'synagogue',
  mosque: 'cour de mosquée, mosquée, cour de la mosquée',
  temple: 'temple hindou, temple',
  shrine: 'sanctuaire shinto, sanctuaire japonais, sanctuaire',
  'chinese-courtyard': 'cour chinoise, jardin chinois, pavillon chinois, palais chinois',
  riad: 'riad marocain, riad, palais marocain, cour marocaine, palais oriental, patio marocain, medina',
  villa: 'villa toscane, villa italienne, villa, jardin italien, palazzo',
  chateau:
    'château, château français, jardins du château, château de la loire, parc du château, cour du château, cour du palais, cour de palais, jardins du palais, palais royal, palais baroque',
  castle: 'château fort, forteresse, château médiéval, château écossais, citadelle, remparts, donjon',
  'city-hall': 'mairie, hôtel de ville, mariage civil, à la mairie, palais de justice, marches de la mairie',
  museum: "musée, musée d'art, galerie de sculptures, galerie d'art, galerie",
  train: 'wagon, train, vieux train, wagon-restaurant, orient express',
  boat: 'pont de bateau, bateau, voilier, yacht, croisière, catamaran, navire, sur un bateau, paquebot',
  pool: 'terrasse de piscine, piscine, bord de piscine, au bord de la piscine, piscine à débordement',
  street:
    'rue européenne, rue, vieille ville, ruelle, rue pavée, place du village, village, ruelles, terrasse de café, vieux village, pavés, place de village',
  'wine-cellar': 'cave à vin, cave voûtée, chai, chais, crypte, cave, salle des barriques, caves',
  canal:
    'canal vénitien, canal de venise, canal à venise, canaux de venise, grand canal, canal, canaux, pont du rialto',
  'greek-terrace':
    'terrasse grecque, terrasse de santorin, dômes bleus, coupoles bleues, village blanc grec, village grec, île grecque, maisons blanchies à la chaux, maisons blanches et dômes bleus, caldeira, village blanchi à la chaux',
  paris:
    'avenue parisienne, tour eiffel, vue sur la tour eiffel, sous la tour eiffel, rue parisienne, rue de paris, café parisien, balcon parisien, champs-élysées, trocadéro, toits de paris, devant la tour eiffel',
  'lemon-grove':
    'citronneraie, citronniers, citronnier, verger de citronniers, champ de citronniers, sous les citronniers',
  'orange-grove': "orangeraie, orangers, oranger, verger d'orangers, sous les orangers",
  'bamboo-forest': 'forêt de bambous, bambouseraie, bambous, bambou',
  dunes: 'dunes de sable, dunes, dune, dunes du désert, désert de sable',
  'desert-camp':
    'campement dans le désert, tente berbère, tentes berbères, campement berbère, tente bédouine, bivouac dans le désert, bivouac, tentes bédouines, campement bédouin',
  fjord: 'fjord, fjords, fjord norvégien, cabanes rouges',
  savannah: 'savane, safari, savane africaine, acacias, acacia, plaine africaine, lodge safari',
  'wheat-field': "champ de blé, champs de blé, blés, champ d'orge",
  'poppy-field': 'champ de coquelicots, champs de coquelicots',
  'tulip-field': 'champ de tulipes, champs de tulipes',
  highlands:
    'vallée écossaise, glen, glen écossais, lande, landes de bruyère, lande écossaise, highlands, loch, loch écossais, bruyère en fleurs',
  'rice-terraces': 'rizières en terrasses, rizière, rizières, terrasses de riz',
  cave: 'grotte, grottes, caverne, grotte marine, stalactites',
  cenote: 'cénote, cénotes',
  dock: 'ponton, embarcadère, ponton en bois, ponton sur le lac, hangar à bateaux, quai en bois',
  pier: 'jetée, jetée en bord de mer, estacade, promenade en planches, les planches',
  'new-york':
    'rue de New York, taxis jaunes, taxi jaune, avenue de new york, times square, cinquième avenue, empire state building, rues de new york',
  'brooklyn-bridge': 'pont de Brooklyn, pont suspendu',
  'golden-gate': 'pont du Golden Gate, golden gate',
  patio:
    'patio andalou, patio, cour intérieure, patio espagnol, patio fleuri, cour espagnole, pots bleus, cour, patio avec fontaine, cour pavée',
  'abbey-ruins':
    "ruines d'abbaye, château en ruine, ruines de château, ruines, ruines d'une abbaye, abbaye en ruine, abbaye en ruines, église en ruine, chapelle en ruine, ruines gothiques, vieilles ruines, ruines d'une église, ruines de l'abbaye",
  amphitheatre:
    'amphithéâtre romain, amphithéâtre, théâtre antique, théâtre romain, ruines romaines, arènes, arènes romaines, colisée, théâtre grec',
  'korean-palace': 'palais coréen, hanok, cour de palais coréen',
  'indian-palace':
    'palais indien, haveli, palais de maharaja, palais de jaipur, palais du rajasthan, palais de maharadjah',
  'log-cabin':
    'cabane en rondins, cabane, cabane en bois, chalet, chalet en bois, chalet au coin du feu, lodge, chalet de ski, cabane au canada, refuge en bois, chalet de montagne, cabane au fond des bois',
  pub: 'pub, pub irlandais, taverne, pub anglais, bar à cocktails, bar à vin, bistrot de quartier, estaminet, auberge, dans un bar',
  restaurant:
    'restaurant, bistrot, bistro, brasserie, café, trattoria, guinguette, salon de thé, salle de restaurant, restaurant italien',
  diner: 'restaurant américain, restaurant américain des années 50',
  brewery: 'brasserie artisanale, brasserie de bière, microbrasserie, distillerie, brasserie industrielle',
  aquarium: 'aquarium, aquarium géant, tunnel sous-marin',
  'train-station':
    'gare, train à vapeur, locomotive, locomotive à vapeur, quai de gare, vieille gare, gare de campagne',
  fairground:
    "fête foraine, carnaval, foire, parc d'attractions, cirque, chapiteau de cirque, luna park, kermesse, manèges, tente rayée",
  stadium:
    'stade de football, stade, terrain de football, stade de rugby, terrain de rugby, stade de foot, terrain de foot',
  cloister: "cloître, cloître d'un monastère, cloître d'une abbaye, cloître roman, cour de couvent",
  'balinese-temple': 'temple balinais, porte balinaise, temple à bali',
  'christmas-market': 'marché de Noël, village de noël',
  nightclub: 'boîte de nuit, discothèque, night-club, club techno',
  planetarium: 'planétarium, observatoire, dôme étoilé',
  yurt: 'yourte, yourte mongole, yourtes',
  'living-room': 'salon, séjour, salle de séjour, dans notre appartement, chez nous dans le salon',
  gurdwara: 'gurdwara, temple sikh',
  'dutch-canal': "canal hollandais, canal d'amsterdam, canaux d'amsterdam, canal à amsterdam",
  havana: 'rue de La Havane, rue cubaine, vieille havane, rues de la havane',
}
