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
  'dance-floor':
    'piste de danse, première danse, ouverture de bal, ouverture du bal, piste de danse bondée, piste bondée',
  portrait:
    "portrait, portrait de couple, de dos, vus de dos, par derrière, main dans la main, enlacés, s'embrassant, baiser, premier baiser, premier regard, photo de couple, se tenant la main, en train de s'embrasser",
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
  vineyard: 'vignoble, vignes, domaine viticole, cave viticole, vignobles, rangs de vigne, vigneron, vigne',
  redwood: 'forêt de séquoias, séquoias, séquoia, arbres géants',
  coast:
    'falaise, falaises, côte, bord de mer, mer, océan, front de mer, vue sur mer, au bord de la mer, littoral, face à la mer, calanque, calanques, corniche',
  garden:
    'jardin, parc, jardin botanique, jardins, jardin secret, jardin anglais, jardin à la française, jardin de curé, roseraie parc',
  hills:
    'collines, colline, campagne, vallée, ranch, pâturage, vallons, vallon, coteaux, prairie vallonnée, en pleine campagne, lande, bocage',
  estate:
    'manoir, domaine, maison de maître, bastide, gentilhommière, propriété, demeure, belle demeure, maison de campagne, mas provençal, mas, longère, corps de ferme rénové',
  rooftop:
    'rooftop, toit-terrasse, toit terrasse, terrasse sur le toit, gratte-ciel, terrasse en ville, en ville, skyline, centre-ville, sur les toits, urbain, urbaine, ville',
  barn: 'grange, granges, grange rustique, écurie, écuries, étable, grange en bois',
  ballroom:
    'salle de bal, salle de réception, hôtel, palais, grand salon, palace, salle des fêtes, grande salle, hôtel particulier, salle de banquet, casino',
  glasshouse: "serre, verrière, orangerie, véranda, jardin d'hiver, serre en verre, pavillon de verre, serres",
  loft: "loft, usine, entrepôt, ancienne usine, atelier, galerie d'art, galerie, brasserie, friche industrielle, hangar, guinguette",
  tent: 'tente, chapiteau, tente blanche, tonnelle de réception, barnum, tente transparente, tente bédouine, tente berbère, tente bambou',
  mission:
    'hacienda, patio, cour intérieure, mission espagnole, place mexicaine, cour espagnole, finca, cour, cloître espagnol',
  meadow:
    'prairie, pré, champ, champ de fleurs, prairie fleurie, champ fleuri, clairière, prés, champ de blé, champ de fleurs sauvages',
  'oak-garden': 'chênes, chêne, sous un chêne, sous le chêne, vieux chêne, grand chêne, chênaie, chêne centenaire',
  'rose-garden': 'roseraie, jardin de roses, rosiers, rosier',
  'olive-grove': "oliveraie, oliviers, olivier, champ d'oliviers, olivaie",
  orchard:
    'verger, citronniers, citronnier, orangers, pommiers, cerisiers, amandiers, verger de pommiers, arbres fruitiers, pommier, oranger, citronneraie, orangeraie',
  'lavender-field': 'champ de lavande, champs de lavande, champs de lavandes, lavanderaie',
  'sunflower-field': 'champ de tournesols, champs de tournesols',
  'pine-forest':
    'forêt, bois, sous-bois, forêt de pins, pinède, pins, forêt enchantée, sapins, en forêt, dans les bois, forêt de sapins',
  'birch-wood': 'bois de bouleaux, bouleaux, forêt de bouleaux, bouleau, peupliers trembles',
  rainforest: 'forêt tropicale, jungle, forêt vierge, forêt équatoriale, cénote',
  desert: 'désert, dunes, dunes de sable, dune',
  canyon: 'canyon, gorges, rochers rouges, roches rouges',
  beach:
    'plage, sable, rivage, grève, les pieds dans le sable, baie, vagues, plage de sable, crique, sur le sable, pieds nus dans le sable',
  'tropical-beach':
    'plage tropicale, île, île tropicale, lagon, tropiques, plage paradisiaque, plage avec palmiers, sous les tropiques, tropical, tropicale, plage de sable blanc',
  lake: "lac, bord de lac, au bord du lac, ponton, jetée, embarcadère, au bord d'un lac, lac de montagne",
  river: "rivière, bord de rivière, fleuve, ruisseau, au bord de la rivière, au bord de l'eau, canal, torrent, berge",
  mountain:
    'montagne, montagnes, sommet, fjord, chalet, chalet de montagne, alpage, refuge, sommets, volcan, alpin, cimes',
  'snow-field':
    'champ enneigé, paysage enneigé, paysage de neige, station de ski, forêt enneigée, lac gelé, plaine enneigée',
  'northern-lights': 'aurores boréales, aurore boréale, ciel boréal',
  backyard:
    'jardin de la maison, à la maison, chez nous, chez mes parents, notre jardin, arrière-cour, pelouse, jardin familial, maison de famille, jardin des parents, jardin de mes parents, maison de vacances, gazon, cour arrière',
  'japanese-garden': 'jardin japonais, jardin zen, bambouseraie, forêt de bambous, bambous, maison de thé',
  farmyard: 'ferme, cour de ferme, basse-cour, corps de ferme, ferme pédagogique',
  'sailcloth-tent': 'tente sailcloth, tente en toile de voile, tente à voile, tente nautique, tente stretch',
  library: 'bibliothèque, librairie, vieille bibliothèque, salle de lecture',
  theatre: 'théâtre, opéra, cinéma, ancien théâtre, auditorium',
  chapel:
    "chapelle, chapelle en pierre, abbaye, monastère, petite chapelle, ruines d'abbaye, prieuré, couvent, cloître",
  church: "église, cathédrale, basilique, à l'église, mariage religieux, église de village, temple protestant",
  synagogue: 'synagogue',
  mosque: 'cour de mosquée, mosquée, cour de la mosquée',
  temple: 'temple hindou, temple, temple bouddhiste, pagode, palais indien, gurdwara',
  shrine: 'sanctuaire shinto, sanctuaire japonais, sanctuaire',
  'chinese-courtyard': 'cour chinoise, jardin chinois, pavillon chinois, palais chinois, hanok',
  riad: 'riad marocain, riad, palais marocain, cour marocaine, palais oriental, patio marocain, medina',
  villa: 'villa toscane, villa italienne, villa, jardin italien, palazzo',
  chateau: 'château, château français, jardins du château, château de la loire, parc du château, cour du château',
  castle:
    'château fort, forteresse, château médiéval, château écossais, ruines, citadelle, château en ruine, remparts, donjon',
  'city-hall': 'mairie, hôtel de ville, mariage civil, à la mairie, palais de justice, marches de la mairie',
  museum: "musée, musée d'art, aquarium, planétarium, galerie de sculptures",
  train: 'wagon, train, gare, vieux train, train à vapeur, wagon-restaurant, orient express',
  boat: 'pont de bateau, bateau, voilier, yacht, péniche, croisière, catamaran, navire, sur un bateau, paquebot',
  pool: 'terrasse de piscine, piscine, bord de piscine, au bord de la piscine, piscine à débordement',
  street:
    'rue européenne, rue, vieille ville, ruelle, rue pavée, place du village, village, ruelles, terrasse de café, vieux village, pavés, place de village',
  'wine-cellar': 'cave à vin, cave voûtée, chai, chais, grotte, crypte, cave, salle des barriques, caves',
}
