import type { Vocabulary } from '../../vocabulary.ts'

export const STRUCTURES: Vocabulary['concepts']['structure'] = {
  willow: 'salice, salice piangente',
  arbor:
    'arco di legno, arco in legno, cornice di legno, struttura in legno, arco quadrato, arco rustico, arco di bambù',
  arch: 'arco di fiori, arco, arco floreale, archi, arco di rose, arco nuziale, fondale, arco fiorito',
  round: 'arco rotondo, arco circolare, cerchio di fiori, arco tondo, cerchio floreale',
  moongate: 'porta della luna, arco di luna',
  triangle: 'arco triangolare, triangolo, arco a triangolo',
  canopy: 'baldacchino, baldacchino di fiori, baldacchino nuziale',
  mandap: 'mandap',
  columns: 'colonne, pilastri, colonne di fiori, colonne romane, colonnato',
  hexagon: 'arco esagonale, esagono, arco geometrico',
  'driftwood-arch': 'arco di legno di mare, arco di rami, arco di tronchi',
  'asymmetric-arch': 'arco asimmetrico, installazione floreale',
  'balloon-arch': 'arco di palloncini, ghirlanda di palloncini, parete di palloncini',
  'draped-arch': 'arco drappeggiato, arco con tessuto, arco con drappi, arco con tulle, arco con tende',
  pergola: 'pergola, pergolato, berceau, tunnel di rose',
  gazebo: 'gazebo, tempietto, padiglione, chiosco, belvedere',
  chuppah: 'chuppah, chuppà, huppah, baldacchino ebraico',
  sofreh: 'sofreh aghd, sofreh',
  'nikah-stage': 'trono degli sposi, troni, palco degli sposi, trono',
  torii: 'torii, portale torii',
  altar: 'altare',
  'flower-wall': 'parete di fiori, muro di fiori, parete floreale, parete verde, parete di rose',
  tree: "grande albero, sotto un albero, albero secolare, magnolia, sotto l'albero",
  tipi: 'tepee, tipi',
  'tea-ceremony': 'cerimonia del tè, servizio da tè, teiera',
  'unity-candle': "candela dell'unione, rito della luce, rito della candela",
  'sand-ceremony': 'cerimonia della sabbia, rito della sabbia',
  broom: 'salto della scopa, scopa',
  handfasting: 'handfasting, rito dei nastri, legatura delle mani, mani legate',
  'sacred-fire': 'fuoco sacro, rito del fuoco',
}

export const SEATS: Vocabulary['concepts']['seat'] = {
  mixed: 'sedie spaiate, sedie diverse, sedie miste',
  rattan: 'sedie in rattan, sedie di vimini, sedie di bambù',
  stump: 'ceppi come sedute, tronchi come sedute, ceppi per sedersi, tronchi per sedersi',
  cross: 'sedie di legno, sedie in legno, sedie crossback, sedie rustiche, sedie thonet, sedie di paglia',
  chiavari: 'sedie chiavarine, sedie chiavari, chiavarine, chiavarina',
  white: 'sedie pieghevoli bianche, sedie pieghevoli, sedie da giardino',
  ghost: 'sedie trasparenti, sedie ghost, sedie in plexiglass',
  black: 'sedie pieghevoli nere',
  velvet: 'sedie di velluto, poltrone, poltroncine, sedie imbottite, sedie in velluto, poltrona',
  bench: 'panche, panchine, panche di legno, panca, tronchi',
  'hay-bale': 'seduti su balle di fieno, balle di fieno come sedute, sedute di paglia, sedute di fieno',
  cushion: 'cuscini, cuscini a terra, seduti a terra, seduti per terra, cuscini per terra',
  pew: 'banchi di chiesa, panche della chiesa, banchi della chiesa',
  none: 'ospiti in piedi, tutti in piedi, in piedi, invitati in piedi',
}

export const TABLES: Vocabulary['tables'] = {
  round: 'tavoli rotondi, tavoli tondi, tavoli degli ospiti',
  long: 'tavoli lunghi, tavolo imperiale, tavoli imperiali, tavola lunga, tavolo lungo, tavoli di legno, tavoli in legno, tavolate, tavoli rettangolari, tavolata',
  square: 'tavoli quadrati, tavolini',
  sweetheart: 'tavolo degli sposi, tavolo per due',
  cocktail: 'tavoli alti, tavoli da cocktail, tavolini alti',
}

export const FLOWERS: Vocabulary['concepts']['flower'] = {
  rose: 'rose, rosa, rose inglesi, rose da giardino, boccioli di rosa',
  peony: 'peonie',
  ranunculus: 'ranuncoli',
  anemone: 'anemoni',
  daisy: 'margherite',
  sunflower: 'girasoli',
  poppy: 'papaveri',
  hydrangea: 'ortensie',
  dahlia: 'dalie',
  tulip: 'tulipani',
  orchid: 'orchidee',
  lily: 'gigli, calle',
  marigold: 'calendule, tagete',
  protea: 'protee',
  lavender: 'lavanda, mazzetti di lavanda',
  wildflowers: 'fiori di campo, fiori selvatici, fiori secchi, fiori spontanei',
  'cherry-blossom': 'fiori di ciliegio, ciliegi in fiore, sakura, fiori di mandorlo, fiori di pesco, rami fioriti',
  lotus: 'fiori di loto, ninfee, loto',
}

export const LEAVES: Vocabulary['concepts']['leaf'] = {
  eucalyptus: 'eucalipto, foglie di eucalipto, rami di eucalipto',
  olive: "rami d'ulivo, rami di ulivo, foglie di ulivo, rametti di ulivo, rami d'olivo",
  fern: 'felci',
  ruscus: 'ghirlande verdi, ghirlanda di foglie, ghirlande, ruscus, rami, ghirlande di foglie, runner di foglie',
  pampas: 'pampas, erba della pampa',
  palm: 'foglie di palma, monstera, foglie tropicali, foglie di banano',
  ivy: 'edera, rampicanti, piante rampicanti',
}

export const GENERICS: Vocabulary['generics'] = {
  flower:
    'fiori, fiore, floreale, composizioni floreali, addobbi floreali, allestimento floreale, floreali, composizione floreale',
  leaf: 'verde naturale, fogliame, foglie, vegetazione, foglie verdi',
  seat: 'sedie, sedute, posti a sedere, sedia, file di sedie',
  table: 'tavoli, tavolo, tavole, tavola',
  structure: 'struttura, struttura della cerimonia',
  person: 'persone, gente, nessuno, folla, persona',
}
