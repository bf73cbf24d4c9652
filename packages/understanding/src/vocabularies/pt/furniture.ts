import type { Vocabulary } from '../../vocabulary.ts'

export const STRUCTURES: Vocabulary['concepts']['structure'] = {
  willow: 'salgueiro, chorão, salgueiro-chorão',
  arbor: 'arco de madeira, estrutura de madeira, arco quadrado, arco rústico, arco de bambu',
  arch: 'arco de flores, arco, arco floral, arco de rosas, arcos, painel de cerimônia',
  round: 'arco redondo, arco circular, círculo de flores, aro de flores',
  moongate: 'porta da lua, portal da lua',
  triangle: 'arco triangular, triângulo',
  canopy: 'dossel, baldaquino, dossel de flores',
  mandap: 'mandap',
  columns: 'colunas, pilares, colunas de flores',
  hexagon: 'arco hexagonal, hexágono, arco geométrico',
  'driftwood-arch': 'arco de troncos, arco de galhos, arco de madeira de praia',
  'asymmetric-arch': 'arco assimétrico, instalação floral, arco desconstruído',
  'balloon-arch': 'arco de balões, arco de bexigas, guirlanda de balões',
  'draped-arch': 'arco com tecido, arco drapeado, arco com tecidos, arco com voil',
  pergola: 'pérgola, pergolado, caramanchão',
  gazebo: 'gazebo, coreto, quiosque, pavilhão',
  chuppah: 'chupá, chuppah, hupá',
  sofreh: 'sofreh aghd, sofreh',
  'nikah-stage': 'trono dos noivos, tronos, trono',
  torii: 'torii, portal torii',
  altar: 'altar',
  'flower-wall': 'parede de flores, muro de flores, mural de flores, muro inglês, parede verde, painel de flores',
  tree: 'árvore grande, sob uma árvore, debaixo de uma árvore, ipê, figueira, mangueira, jacarandá, flamboyant',
  tipi: 'tipi, tenda indígena',
  'tea-ceremony': 'cerimônia do chá, cerimónia do chá, bule de chá',
  'unity-candle': 'vela da união, cerimônia das velas, ritual das velas',
  'sand-ceremony': 'cerimônia das areias, cerimónia das areias, ritual das areias',
  broom: 'pular a vassoura, vassoura',
  handfasting: 'handfasting, ritual das fitas, mãos atadas',
  'sacred-fire': 'fogo sagrado',
}

export const SEATS: Vocabulary['concepts']['seat'] = {
  mixed: 'cadeiras diferentes, cadeiras variadas, cadeiras descombinadas',
  rattan: 'cadeiras de rattan, cadeiras de vime, cadeiras de palhinha, cadeiras de bambu',
  stump: 'troncos como assentos, tocos para sentar, troncos para sentar',
  cross: 'cadeiras de madeira, cadeiras crossback, cadeiras rústicas, cadeiras paris, cadeiras de palha',
  chiavari: 'cadeiras tiffany, cadeiras chiavari, cadeiras dior',
  white: 'cadeiras dobráveis brancas, cadeiras dobráveis',
  ghost: 'cadeiras transparentes, cadeiras ghost, cadeiras de acrílico',
  black: 'cadeiras dobráveis pretas',
  velvet: 'cadeiras de veludo, poltronas, cadeiras estofadas, cadeirões',
  bench: 'bancos, bancos de madeira, banco, troncos',
  'hay-bale': 'assentos de feno, sentados em fardos de feno',
  cushion: 'almofadas, almofadas no chão, futons, sentados no chão',
  pew: 'bancos de igreja, bancos da igreja',
  none: 'convidados em pé, todos em pé, em pé, de pé',
}

export const TABLES: Vocabulary['tables'] = {
  round: 'mesas redondas, mesas de convidados',
  long: 'mesas compridas, mesa comprida, mesas longas, mesa imperial, mesas de madeira, mesão, mesas retangulares, mesas imperiais, mesa longa',
  square: 'mesas quadradas, mesinhas',
  sweetheart: 'mesa dos noivos, mesa para dois',
  cocktail: 'mesas bistrô, mesas altas, mesas de apoio',
}

export const FLOWERS: Vocabulary['concepts']['flower'] = {
  rose: 'rosas, rosa, rosas inglesas, botões de rosa',
  peony: 'peônias, peónias',
  ranunculus: 'ranúnculos',
  anemone: 'anêmonas, anémonas',
  daisy: 'margaridas',
  sunflower: 'girassóis, girassol',
  poppy: 'papoulas, papoilas',
  hydrangea: 'hortênsias, hortênsia',
  dahlia: 'dálias',
  tulip: 'tulipas',
  orchid: 'orquídeas',
  lily: 'lírios, copos-de-leite, copos de leite, antúrios brancos, jarros',
  marigold: 'cravos-de-defunto, calêndulas, guirlandas de flores, tagetes',
  protea: 'próteas',
  lavender: 'lavanda, alfazema',
  wildflowers: 'flores do campo, flores silvestres, flores secas',
  'cherry-blossom': 'flores de cerejeira, cerejeiras em flor, sakura, cerejeiras, amendoeiras em flor',
  lotus: 'flores de lótus, vitória-régia, lótus, nenúfares, vitórias-régias',
}

export const LEAVES: Vocabulary['concepts']['leaf'] = {
  eucalyptus: 'eucalipto, folhas de eucalipto',
  olive: 'ramos de oliveira, folhas de oliveira',
  fern: 'samambaias, fetos, samambaia',
  ruscus: 'guirlanda de folhas, guirlandas, festão verde, ruscus, ramos, galhos, guirlandas verdes, grinaldas',
  pampas: 'capim-dos-pampas, pampas, capim dos pampas, plumas de pampa',
  palm: 'folhas de palmeira, costela-de-adão, folhas tropicais, costela de adão, folhas de bananeira',
  ivy: 'hera, trepadeiras, heras',
}

export const GENERICS: Vocabulary['generics'] = {
  flower: 'flores, flor, floral, arranjos florais, arranjos, florais, arranjo floral',
  leaf: 'folhagem, folhas, verde natural, vegetação, folhagens',
  seat: 'cadeiras, assentos, fileiras de cadeiras, cadeira, filas de cadeiras',
  table: 'mesas, mesa',
  structure: 'estrutura, estrutura da cerimônia',
  person: 'pessoas, gente, ninguém, pessoa, multidão',
}
