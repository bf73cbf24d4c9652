import type { Vocabulary } from '../../vocabulary.ts'

export const OBJECTS: Vocabulary['concepts']['object'] = {
  'string-lights':
    "guirlandes lumineuses, guirlande lumineuse, guirlandes guinguette, guirlande guinguette, lumières suspendues, guirlandes de lumières, guirlandes d'ampoules, guirlandes électriques, petites lumières, lampions lumineux, lumières féeriques, rideau lumineux, ciel lumineux",
  candles: 'bougies, chandelles, chandeliers, bougeoirs, candélabres, photophores, cierges, chandelier, lumignons',
  lanterns:
    'lanternes, lampes à huile, lampions, lanterne, lampadaires, réverbères, lampes tempête, falots, lampe tempête',
  'paper-lanterns':
    'lanternes en papier, lampions en papier, boules japonaises, lanternes de papier, boules en papier, lampions blancs en papier',
  'sky-lanterns':
    'lanternes volantes, lanternes célestes, lanternes thaïlandaises, lâcher de lanternes, lanternes dans le ciel',
  'moroccan-lanterns': 'lanternes marocaines, lampes marocaines, lanternes orientales, lampes turques',
  'red-lanterns': 'lanternes rouges, lampions rouges, lanternes chinoises, lampions chinois',
  'floating-candles': "bougies flottantes, bougies sur l'eau, bougies flottant",
  torches: 'torches, flambeaux, torche, torches tiki',
  'fire-pit': 'brasero, braseros, foyer extérieur',
  bonfire: 'feu de camp, grand feu, feu de joie, feu, bûcher',
  fireplace: 'cheminée, âtre, feu de cheminée, cheminées',
  chandelier:
    'lustres, lustre, lustres en cristal, lustre en cristal, lustre floral, fleurs suspendues, suspension florale, plafond de fleurs, suspensions florales, plafond fleuri, nuage de fleurs',
  'disco-ball': 'boules à facettes, boule à facettes, boule disco, boules disco',
  'neon-sign': 'enseigne au néon, néon, néons, enseigne lumineuse, panneau néon, lettrage néon',
  'edison-bulbs': 'ampoules, ampoules edison, ampoules à filament, ampoules vintage, suspensions lumineuses',
  fireworks: "feu d'artifice, feux d'artifice, feux d'artifices",
  sparklers: 'cierges magiques, bougies étincelantes, étincelles, fontaines à étincelles, haie de cierges magiques',
  'marquee-letters': 'lettres lumineuses, lettres géantes, lettres love, grandes lettres',
  fireflies: 'lucioles, vers luisants',
  'papel-picado': 'papel picado, guirlandes mexicaines, fanions mexicains',
  bunting:
    'fanions, guirlande de fanions, banderoles, guirlandes de papier, guirlandes de fanions, banderole, guirlandes en papier, pompons, serpentins, rosaces en papier',
  balloons: "ballons, ballon, ballons gonflables, ballons à l'hélium, ballons de baudruche",
  kites: 'cerfs-volants, cerf-volant',
  umbrellas: 'parapluies, parapluie',
  parasols: 'ombrelles, parasols, ombrelle, parasol',
  drapes:
    'drapés, voilages, tentures, tissus suspendus, draperies, voiles suspendus, ciel de tentures, tissus drapés, drapé',
  ribbons: 'rubans, ruban, nœuds, rubans de soie',
  flags: 'drapeaux, drapeau, drapeau arc-en-ciel',
  'welcome-sign':
    'panneau de bienvenue, pancarte, panneau, panneaux en bois, pancartes, panneau en bois, signalétique, panneaux',
  chalkboard: 'ardoise, tableau noir, ardoises',
  'seating-chart':
    'plan de table, marque-places, plan des tables, marque-tables, numéros de table, étiquettes de table',
  confetti: 'confettis, lancer de riz, riz, bulles de savon, bulles, lancer de confettis, lâcher de confettis',
  petals: 'pétales, pétales de rose, pétales de fleurs, pluie de pétales, chemin de pétales, tapis de pétales',
  runner: "tapis d'allée, tapis rouge, tapis blanc, chemin de table, chemins de table, tapis de cérémonie",
  rug: "tapis persans, tapis, tapis berbères, tapis persan, kilims, tapis orientaux, plaids, couvertures, tapis d'orient, plaid",
  curtains: 'rideaux, rideau, rideaux blancs, voiles de rideau',
  'dream-catcher': 'attrape-rêves, attrape rêve, attrape rêves',
  macrame: 'macramé, tentures murales, suspensions en macramé, crochet, tapisseries',
  'cake-table':
    'gâteau de mariage, gâteau, pièce montée, wedding cake, table du gâteau, cupcakes, étages, découpe du gâteau, gâteau à étages',
  'champagne-tower':
    'pyramide de champagne, fontaine de champagne, coupes de champagne, cascade de champagne, champagne, flûtes, tour de champagne',
  bar: 'bar, bar à cocktails, buvette, comptoir, boissons, bar à vin, cocktails, bar à bières, bar à champagne, bar à gin, tireuse à bière, bar à limonade, apéritif',
  'food-truck':
    'food truck, camion à pizzas, food trucks, camion à glaces, stand de crêpes, crêpes, foodtruck, glacier, stand de glaces, tacos, crêpière, triporteur à glaces, stand de nourriture, camion de pizza',
  'dessert-table':
    'table à desserts, candy bar, buffet de desserts, macarons, bar à bonbons, desserts, table de desserts, sweet table, buffet sucré, choux, bonbons, tour de macarons, fontaine de chocolat, biscuits, pâtisseries',
  'donut-wall': 'mur de donuts, tour de donuts, mur de beignets',
  'cheese-table':
    'buffet de fromages, plateau de fromages, fromages, charcuterie, fromage, buffet, table de fromages, planches apéritives, planche de charcuterie, petits fours, bar à huîtres, pain',
  citrus: 'agrumes, citrons, oranges, clémentines, mandarines, pamplemousses, kumquats',
  fruit:
    'fruits, figues, raisin, pommes, grenades, poires, ananas, fraises, cerises, pastèques, pêches fruits, noix de coco, raisins, corbeille de fruits',
  'wine-barrels': 'tonneaux, barriques, tonneaux de vin, fûts, tonneau, barrique',
  'ice-sculpture': 'sculpture de glace, sculpture sur glace, cygne de glace',
  barbecue: 'barbecue, méchoui, grillades, plancha, cochon à la broche, agneau à la broche, bbq',
  'coffee-cart': 'bar à café, chariot à café, café roulant, chocolat chaud, coffee truck, stand de café, vin chaud',
  picnic:
    'pique-nique, nappe de pique-nique, paniers, nappes vichy, panier de pique-nique, vichy, paniers en osier, panier, pique nique',
  piano: 'piano, piano à queue, pianos',
  'dj-desk': 'platine DJ, dj, cabine dj, platines, disc-jockey, karaoké, enceintes',
  band: 'groupe de musique, orchestre, groupe, groupe de jazz, fanfare, groupe live, musique live, jazz band, batterie, musiciens de jazz, jazz, derbouka, zaffa, tam-tam, djembé, gwoka, bagad, steel band, flamenco',
  'string-quartet': 'quatuor à cordes, quatuor, trio à cordes',
  harp: 'harpe, harpes, harpiste',
  guitar: 'guitare, guitares, ukulélé, guitare acoustique',
  mariachi: 'mariachis, mariachi',
  bagpipes: 'cornemuse, cornemuses, biniou, sonneurs',
  dhol: 'dhol, tambour indien',
  'dance-floor': 'piste de danse, piste de danse à damier, piste lumineuse, damier, dancefloor, piste en bois',
  stage: 'scène de concert, estrade, podium, plateforme, scène',
  'lawn-games':
    'jeux de jardin, pétanque, croquet, jeux en bois, mölkky, molkky, badminton, jenga géant, babyfoot, jeux, quilles, boules',
  'photo-booth':
    'photobooth, photomaton, polaroids, photocall, cadres photo, cadres, photos, borne photo, mur de photos, portraits de famille, coin photo, cadre, photographies',
  swing: 'balançoire, balançoires, balançoire fleurie, escarpolette',
  hammock: 'hamacs, hamac',
  trampoline: 'trampoline, château gonflable, structure gonflable',
  car: 'voiture ancienne, voiture, voiture de collection, 2cv, deux chevaux, limousine, décapotable, rolls royce, cabriolet, coccinelle, vieille voiture, 4l, mehari, taxi, bentley, voiture des mariés',
  boat: 'barque, bateau, canoë, gondole, voilier, pirogue, barques, zodiac, kayak, chaloupe, petite barque',
  carriage:
    'calèche, carrosse, carrosse de cendrillon, charrette, traîneau, roulotte, calèches, attelage, voiture à cheval',
  bicycle: 'vélo, vélos, tandem, bicyclette, bicyclettes, triporteur, trottinette, vélo vintage',
  motorcycle: 'moto, vespa, scooter, motos, side-car, solex, mobylette, harley',
  van: 'combi, van, combi volkswagen, caravane, bus, camping-car, van volkswagen, fourgon, bus anglais, camionnette, autobus, bus londonien, estafette, tramway, airstream, combi vw, camion',
  'hot-air-balloon': 'montgolfière, montgolfières',
  helicopter: 'hélicoptère, avion, jet privé, hydravion, biplan',
  'ferris-wheel': 'grande roue, montagnes russes',
  carousel: 'carrousel, manège, chevaux de bois, manège ancien',
  tractor: 'tracteur, tracteurs',
  dog: 'chien, chiens, chiot, notre chien, labrador, golden retriever, bouledogue, toutou, chienne, animaux de compagnie, caniche, teckel, berger australien',
  cat: 'chat, chats, chaton, lapin, chatte, lapins, écureuils, hérisson',
  horse:
    'cheval, chevaux, poney, à cheval, âne, cheval blanc, licorne, jument, cerf, chameau, dromadaire, ânes, poneys, chameaux, biche, biches',
  elephant: 'éléphant, éléphants',
  peacock: 'paon, paons, flamants roses, perroquet, poules, coq, perroquets, flamant rose, toucan',
  doves:
    'colombes, lâcher de colombes, oiseaux, pigeons, cages à oiseaux, colombe, cage à oiseaux, hirondelles, mouettes, chouette, grues en origami, hibou, colibris',
  butterflies: 'papillons, lâcher de papillons, abeilles, libellules, papillon, coccinelles insectes',
  swans: 'cygnes, cygne, canards, canard',
  llama: 'lamas, alpagas, lama, alpaga',
  sheep: 'moutons, chèvres, agneaux, vaches, mouton, brebis, cochons, chèvre, vache, agneau, taureaux',
  fountain: "fontaine, fontaines, jet d'eau, puits, bassin avec fontaine, jets d'eau",
  waterfall: "cascade, cascades, chute d'eau, chutes d'eau",
  pond: "étang, mare, bassin, carpes koï, miroir d'eau, bassin de carpes, oasis, sources chaudes, pièce d'eau",
  bridge: 'pont, ponts, pont en pierre, pont de bois, passerelle',
  statue:
    'statue, statues, sculpture, sculptures, buste, bouddha, anges, croix, ange, nain de jardin, chérubins, bonhomme de neige, crâne, crânes',
  staircase: 'escalier, grand escalier, marches, escaliers, balcon, escalier en colimaçon, balcons, échelle',
  'stone-wall':
    'mur de pierre, mur en pierre, muret, pierres, vieux mur, murs en pierre, rochers, murs de pierre, muret de pierre, mur',
  fence: 'barrière, clôture, palissade, haie, haies, clôture blanche, labyrinthe, balustrade, barrières, rambarde',
  gate: 'portail, portail en fer forgé, grille, porte ancienne, vieilles portes, vieille porte, porte en bois, portes en bois, fenêtres, portes anciennes, baies vitrées, fenêtre, grilles',
  tree: 'arbres, arbre, sapin de noël, bonsaï, érable, érables, arbres illuminés, sapins décorés, buissons, arbustes, cabane dans les arbres',
  'palm-trees': 'palmiers, cocotiers, palmier, cocotier',
  cypresses: 'cyprès, allée de cyprès',
  cactus: 'cactus, agaves, aloès, figuiers de barbarie',
  'potted-plants':
    'plantes en pot, pots, plantes, vases, jarres, jardinières, pots de fleurs, pots en terre cuite, plantes vertes, amphores, arrosoirs, vase, jarre, pot, cruches',
  'hanging-plants':
    'plantes suspendues, suspensions végétales, verdure suspendue, feuillage suspendu, plafond végétal, jardins suspendus, paniers suspendus',
  topiary: 'topiaires, buis taillés, topiaire, boules de buis, buis, haies taillées',
  moss: 'mousse, champignons',
  pumpkins: 'citrouilles, citrouille, courges, potirons',
  'hay-bales': 'bottes de paille, bottes de foin, ballots de paille, paille, foin, meules de foin',
  books:
    'livres, vieux livres, livres anciens, livre, bibliothèque de livres, machine à écrire, étagères de livres, partitions',
  suitcases:
    'valises, vieilles valises, malles, valise, caisses en bois, malle, caisses, coffre, cagettes, coffre au trésor',
  mirror: 'miroirs, miroir, miroir doré, miroir ancien',
  bell: 'cloches, cloche, clocher, grelots, clochettes, carillon',
  clock: 'horloge, horloges, vieille horloge, montre à gousset, pendule, sablier, horloge comtoise',
  globe:
    'mappemonde, globe terrestre, cartes du monde, globe, carte du monde, voyage, thème voyage, boussole, carte ancienne, mappemondes, globes',
  surfboard: 'planches de surf, planche de surf',
  anchor: 'ancre, ancres, filets de pêche, cordages, gouvernail, bouées, filet de pêche, corde, barre de bateau',
  shells:
    'coquillages, étoiles de mer, coquillage, conques, perles, étoile de mer, huîtres, coraux, dauphins, tortues de mer, baleine',
  driftwood: 'bois flotté, rondins de bois, rondelles de bois, bûches, tranches de bois, palettes en bois, touret',
  feathers: "plumes, plumes d'autruche, éventails, plume, plumes de paon, éventail",
  crystals: 'cristaux, géodes, améthystes, diamants, pampilles, quartz, pierres précieuses, diamant, stalactites',
  sofa: "canapés, canapé, coin lounge, salon lounge, chesterfield, méridienne, lit, banquettes, divan, espace lounge, salon d'extérieur, banquette, lit à baldaquin",
  'tipi-lounge': 'tipi lounge, coin bohème, glamping, salon bohème, tentes de camping, campement, camping',
  'aisle-flowers':
    "fleurs dans l'allée, fleurs le long de l'allée, allée fleurie, fleurs sur les bancs, allée de fleurs, bouts de bancs, fleurs sur les chaises, fleurs bordant l'allée",
  centerpieces:
    'centres de table, centre de table, fleurs sur les tables, centres de table bas, fleurs sur la table, fleurs dans des bocaux, petits vases',
  'tall-centerpieces':
    'hauts centres de table, centres de table hauts, compositions hautes, grands vases, centres hauts',
  napkins: 'serviettes, serviette, serviettes en lin, serviettes de table',
  plates:
    'assiettes, vaisselle, sous-assiettes, couverts, assiette, porcelaine, vaisselle ancienne, argenterie, assiettes de présentation, faïence',
  rings:
    "alliances, bagues, porte-alliances, bague, bijoux, alliance, bague de fiançailles, coussin d'alliances, collier, bracelet",
  'guest-book':
    "livre d'or, arbre à empreintes, boîte aux lettres, cabine téléphonique, vieux téléphone, téléphone vintage",
  'gift-table':
    "table des cadeaux, cadeaux, urne, dragées, cadeaux d'invités, ballotins, cadeau, enveloppes, contenants à dragées",
  'wind-turbine': 'éoliennes, éolienne, parc éolien',
  lighthouse: 'phare, phares',
  windmill: 'moulin, moulins, moulin à vent, moulin à eau, moulins à vent, silo',
  moon: 'lune, pleine lune, croissant de lune, demi-lune, éclipse, planètes',
  stars: 'étoiles, étoile, voie lactée, étoile filante, constellations, galaxie, étoiles filantes, céleste',
  sun: 'soleil, grand soleil peint, rayons de soleil, rayon de soleil',
}
