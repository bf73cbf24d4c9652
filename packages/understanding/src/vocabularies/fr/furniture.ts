import type { Vocabulary } from '../../vocabulary.ts'

export const STRUCTURES: Vocabulary['concepts']['structure'] = {
  'hedge-wall': 'mur végétal, mur de verdure, mur de feuillage',
  willow: 'saule, saule pleureur',
  arbor:
    'arche en bois, arche carrée, cadre en bois, portique en bois, arche rustique, structure en bois, arche rectangulaire, arche en bambou',
  arch: "arche de fleurs, arche, arche fleurie, arche florale, arceau, arches, arche de roses, arche de cérémonie, fond de cérémonie, arche végétale, arche d'eucalyptus, toile de fond",
  round:
    'arche ronde, arche circulaire, cerceau, cercle de fleurs, cercle floral, cerceau fleuri, cerceau de fleurs, arche cercle',
  moongate: 'porte de lune, arche lune, moon gate',
  triangle: 'arche triangulaire, triangle, triangle en bois, arche triangle, arche bohème',
  canopy: 'dais, baldaquin, canopée, ciel de fleurs, dais de fleurs, dais en tissu',
  mandap: 'mandap',
  columns: 'colonnes, piliers, colonnes romaines, colonnes fleuries, colonnes grecques, colonnade',
  hexagon: 'arche hexagonale, hexagone, arche géométrique',
  'driftwood-arch': 'arche en bois flotté, arche de branches, arche en branchages',
  'asymmetric-arch': 'arche asymétrique, installation florale, arche déstructurée, demi-arche, arche organique',
  'balloon-arch': 'arche de ballons, guirlande de ballons, mur de ballons',
  'draped-arch':
    'arche drapée, arche avec voilages, arche en tissu, arche avec tissu, arche avec drapés, arche en voile, arche avec tulle',
  pergola: 'pergola, treille, tonnelle de roses, tunnel de roses, treillage, treillis',
  gazebo: 'kiosque, gloriette, pavillon de jardin, tonnelle, belvédère, gazebo, pavillon, rotonde',
  chuppah: 'houppa, houpa, chuppah, dais juif, huppa',
  sofreh: 'sofreh aghd, sofreh',
  'nikah-stage': 'trône des mariés, trônes, trône, estrade des mariés, scène nikah, salon des mariés',
  torii: 'torii, portail torii, porte japonaise',
  altar: 'autel, autel en pierre, maître-autel',
  'flower-wall': 'mur de fleurs, mur floral, mur fleuri, mur de roses, fond de fleurs',
  tree: "grand arbre, sous un arbre, vieil arbre, magnolia, sous l'arbre, arbre centenaire, tilleul, cerisier en fleurs, platane, platanes",
  tipi: 'tipi, tipis',
  'tea-ceremony': 'cérémonie du thé, service à thé, théière',
  'unity-candle': "bougie de l'unité, rituel de la bougie, cérémonie des bougies, rituel de la lumière",
  'sand-ceremony': 'cérémonie du sable, rituel du sable, rite du sable',
  broom: 'saut du balai, sauter le balai',
  handfasting: 'rituel des rubans, handfasting, mains liées, cérémonie des rubans, mains nouées, rite des rubans',
  'sacred-fire': 'feu sacré, agni, cérémonie du feu',
}

export const SEATS: Vocabulary['concepts']['seat'] = {
  mixed: 'chaises dépareillées, chaises différentes, chaises variées',
  rattan: 'chaises en rotin, chaises en osier, fauteuils en rotin',
  stump: "rondins pour s'asseoir, souches pour s'asseoir, troncs en guise de sièges",
  cross: 'chaises en bois, chaises bistrot, chaises rustiques, chaises champêtres, chaises croisillon, chaises thonet',
  chiavari: 'chaises chiavari, chaises napoléon, chaises tiffany',
  white: 'chaises pliantes, chaises pliantes blanches, chaises de jardin',
  ghost: 'chaises transparentes, chaises ghost, chaises en plexi, chaises fantômes, chaises en plexiglas',
  black: 'chaises pliantes noires',
  velvet: 'chaises en velours, fauteuils, fauteuil, chaises capitonnées, fauteuils en velours, bergères',
  bench: "bancs, banc, bancs en bois, rondins, troncs d'arbre, souches",
  'hay-bale': 'assis sur des bottes de paille, assises en bottes de paille, assises en paille, sièges en paille',
  cushion: 'coussins, assis par terre, coussins au sol, oreillers, assis au sol, coussins de sol, coussin',
  pew: "bancs d'église, banc d'église, prie-dieu",
  none: 'invités debout, tout le monde debout',
}

export const TABLES: Vocabulary['tables'] = {
  round: "tables rondes, tables d'invités, tables de huit, tables de dix",
  long: 'longues tables, grande table, table impériale, tables rectangulaires, tables en bois, tables de banquet, tables de ferme, grandes tables, longue table, table de ferme, tables longues, tables impériales, table longue',
  square: 'tables carrées, petites tables',
  sweetheart: "table des mariés, table d'honneur, table pour deux, table des amoureux",
  cocktail: 'mange-debout, tables hautes, tables de cocktail',
}

export const FLOWERS: Vocabulary['concepts']['flower'] = {
  thistle: 'chardons, chardon, panicauts',
  delphinium: 'delphiniums, delphinium, pieds-d’alouette, lupins, mufliers',
  gypsophila: 'gypsophile, gypsophiles',
  carnation: 'œillets, œillet, oeillets',
  wisteria: 'glycine, glycines',
  bougainvillea: 'bougainvilliers, bougainvillier, bougainvillées',
  jasmine: "jasmin, jasmins, frangipanier, gardénias, fleurs d'oranger",
  hibiscus: 'hibiscus',
  magnolia: 'magnolias, magnolia, camélias',
  chrysanthemum: 'chrysanthèmes, chrysanthème',
  daffodil: 'jonquilles, jonquille, narcisses',
  mimosa: 'mimosa, mimosas',
  cornflower: 'bleuets, bleuet',
  geranium: 'géraniums, géranium',
  rose: 'roses, roses anglaises, roses de jardin, roses grimpantes, boutons de rose',
  peony: 'pivoines',
  ranunculus: 'renoncules',
  anemone: 'anémones',
  daisy: 'marguerites, pâquerettes',
  sunflower: 'tournesols',
  poppy: 'coquelicots, pavots',
  hydrangea: 'hortensias',
  dahlia: 'dahlias',
  tulip: 'tulipes',
  orchid: 'orchidées',
  lily: 'lys, arums, callas, lis',
  marigold: "œillets d'inde, soucis, tagètes, colliers d'œillets",
  protea: 'protéas',
  lavender: 'lavande, brins de lavande, lavandes',
  wildflowers:
    'fleurs sauvages, fleurs des champs, fleurs séchées, fleurs champêtres, fleurs de prairie, fleurs des prés',
  'cherry-blossom':
    "fleurs de cerisier, cerisiers en fleurs, sakura, branches fleuries, fleurs d'amandier, amandiers en fleurs, fleurs de pommier",
  lotus: 'lotus, nénuphars, fleurs de lotus, fleur de lotus',
}

export const LEAVES: Vocabulary['concepts']['leaf'] = {
  eucalyptus: "eucalyptus, branches d'eucalyptus, feuilles d'eucalyptus",
  olive: "branches d'olivier, rameaux d'olivier, feuilles d'olivier",
  fern: 'fougères',
  ruscus:
    'guirlandes de feuillage, guirlande de feuillage, guirlandes végétales, ruscus, branches, guirlande végétale, couronnes de feuillage, branchages, guirlandes vertes, chemin de table végétal',
  pampas: 'herbe de la pampa, pampa, graminées, herbes séchées, plumes de pampa, herbes de pampa',
  palm: 'feuilles de palmier, palmes, monstera, feuilles tropicales, feuilles de bananier',
  ivy: 'lierre, plantes grimpantes, vigne vierge',
}

export const GENERICS: Vocabulary['generics'] = {
  flower:
    'fleurs, fleur, floral, florale, compositions florales, composition florale, fleuri, fleurie, arrangements floraux, fleurissement, fleuries, fleuris',
  leaf: 'feuillage, verdure, feuilles, végétation, feuillages, verdoyant, feuille',
  seat: 'chaises, sièges, assises, rangées de chaises, rangs de chaises, chaise',
  table: 'tables, table',
  structure: 'structure, structure de cérémonie',
  person: 'personnes, gens, personne, foule, monde autour',
}
