import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const ACTIONS: Concepts['action'] = {
  kiss: "baiser, s'embrassant, s'embrassent, qui s'embrasse, qui s'embrassent, premier baiser, en train de s'embrasser, on s'embrasse, nous nous embrassons, s'embrasse",
  hug: "étreinte, enlacés, enlacées, dans les bras l'un de l'autre, se serrent, câlin, on se serre",
  'forehead-touch': 'front contre front, nez contre nez',
  'holding-hands':
    'main dans la main, se tenant la main, se tiennent la main, main dans sa main, en se tenant par la main',
  dance:
    'danse, dansant, dansent, danser, première danse, ouverture de bal, ouverture du bal, valse, slow, qui dansent, qui danse',
  dip: 'renversé, la renverse, baiser renversé',
  walk: 'promenade, marchant, qui marche, qui marchent, se promenant, marchent, marche vers, on marche, se promènent',
  run: 'course, courant, courent, qui court, qui courent, court partout, on court',
  jump: 'saut, sautant, sautent, sauter, qui sautent',
  carry:
    'portant la mariée, dans les bras du marié, qui porte la mariée, me porte, la porte dans ses bras, dans ses bras',
  sit: 'assis, assise, assises, on est assis, assis sur',
  lie: "allongés, allongé, allongée, couchés dans l'herbe, allongés dans l'herbe",
  exit: "sortie, sortie de cérémonie, on sort, nous sortons, sortant, haie d'honneur, sortie des mariés, sortie de, sortant de, on sort de",
  procession:
    "cortège, entrée de la mariée, conduit à l'autel, me conduit à l'autel, remonte l'allée, remontant l'allée, descend l'allée, au bras de son père, au bras de mon père, m'accompagne à l'autel",
  'cake-cutting':
    'découpe du gâteau, coupant le gâteau, coupe du gâteau, on coupe le gâteau, coupent le gâteau, couper le gâteau, découpent le gâteau, nous coupons le gâteau',
  toast:
    'toast, qui trinque, qui trinquent, trinquant, levant leurs verres, portant un toast, trinquent, lèvent leurs verres, lèvent leur verre, discours, on trinque',
  feed: 'se donnant à manger, se donnent à manger, se font goûter',
  'first-look':
    "premier regard, première rencontre, découverte des mariés, il se retourne, tape sur l'épaule, lui tape sur l'épaule",
  'ring-exchange':
    "échange des alliances, échangeant les alliances, échangent les alliances, passe l'alliance, passe la bague, échange d'alliances",
  sign: 'signature, signant, signent, signent le registre, signature du registre',
  'glass-breaking': 'bris du verre, casse le verre, brise le verre, cassant le verre',
  ride: 'balade, monte dans, montant dans, montent dans, à bord, arrivent en, on arrive en, arrivant en, partent en, on part en, chevauchant, roulant',
  'bouquet-toss': 'lancer de bouquet, lance le bouquet, lancer du bouquet, lance son bouquet, lançant le bouquet',
  hora: "hora, portés sur des chaises, soulevés sur des chaises, sur des chaises en l'air",
  'money-spray': 'pluie de billets, lancer de billets, lancent des billets, danse des billets',
  lasso: 'lasso',
  cheer:
    "acclamations, acclament, acclamant, qui applaudissent et crient, en liesse, bras levés, les bras en l'air, fêtent, hourras, youyous",
  clap: 'applaudissements, applaudissent, applaudissant, qui applaudissent',
  wave: 'signes de la main, saluent, font signe, agitent la main, saluant',
  throw: 'lancer, lancent, lançant, jettent, jetant, lance',
  'blow-bubbles':
    'bulles de savon soufflées, soufflent des bulles, soufflant des bulles, font des bulles, avec des bulles',
  mingle: 'bavardant, discutant, discutent, réunis, rassemblés, rassemblée, entourés de',
  stand: 'debout, alignés, alignées, posant, qui posent, photo de groupe, attendant, attendent',
}

export const CAMERAS: Concepts['camera'] = {
  'close-up': 'portrait serré, portrait, portrait de couple, gros plan sur nous, nos visages, visages',
  wide: 'plan large, vue large, grand angle, vus de loin, de loin, panoramique, au loin',
  low: "en contre-plongée, contre plongée, vu d'en bas, d'en bas",
  window: 'à travers la fenêtre, par la fenêtre, à travers une fenêtre',
  doorway: "à travers la porte, par la porte ouverte, dans l'encadrement de la porte, encadrés par la porte",
  silhouette: 'silhouettes, silhouette, en ombres chinoises, ombres chinoises, en silhouette, à contre-jour',
  reflection: "reflet, reflets, reflet dans l'eau, se reflètent dans l'eau, se reflète dans l'eau, notre reflet",
  'black-and-white': 'noir et blanc, en noir et blanc, photo noir et blanc, monochrome',
  sepia: 'sépia, en sépia',
  film: 'pellicule, photo argentique, argentique, grain de film, film vintage',
  polaroid: 'polaroid, photo polaroid, photo instantanée',
}
