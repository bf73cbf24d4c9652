import type { Vocabulary } from '../../vocabulary.ts'

export const STRUCTURES: Vocabulary['concepts']['structure'] = {
  'hedge-wall': 'muro verde, pared verde, muro de hojas, pared de hojas, jardín vertical',
  willow: 'sauce, sauce llorón',
  arbor:
    'arco de madera, pérgola de ceremonia, arco cuadrado, marco de madera, arco rectangular, arco rústico, estructura de madera, arco de bambú',
  arch: 'arco de flores, arco, arco floral, arco de rosas, arco nupcial, arco de boda, arcos, fondo de ceremonia, arco de eucalipto, telón de fondo, arcada, photocall de flores',
  round: 'arco redondo, arco circular, aro de flores, aro floral, aro, círculo de flores, arco en círculo',
  moongate: 'puerta de luna, puerta lunar, arco de luna, moon gate',
  triangle: 'arco triangular, triángulo de madera, triángulo, arco en triángulo, arco boho',
  canopy: 'dosel, baldaquino, palio, dosel de flores, baldaquín, dosel de tela',
  mandap: 'mandap',
  columns: 'columnas, pilares, columnas romanas, columnas de flores, columnata',
  hexagon: 'arco hexagonal, hexágono, arco geométrico',
  'driftwood-arch': 'arco de madera de deriva, arco de ramas, arco de troncos, arco de madera flotante',
  'asymmetric-arch': 'arco asimétrico, instalación floral, arco orgánico, arco desestructurado, medio arco',
  'balloon-arch': 'arco de globos, guirnalda de globos, pared de globos',
  'draped-arch':
    'arco con telas, arco de tela, arco con tela, arco con gasa, arco con cortinas, arco drapeado, arco de telas, arco con tul',
  pergola: 'pérgola, enredadera, parral, emparrado, pérgola de madera, celosía',
  gazebo: 'glorieta, cenador, templete, quiosco, kiosco, gazebo, pabellón, mirador',
  chuppah: 'jupá, chuppah, jupa, jupá judía, palio judío',
  sofreh: 'sofreh aghd, sofreh',
  'nikah-stage': 'estrado nupcial, tronos, trono, escenario nikah, sofá de los novios',
  torii: 'torii, puerta torii, arco torii',
  altar: 'altar, altar de piedra, mesa de altar',
  'flower-wall':
    'muro de flores, pared de flores, muro floral, pared floral, pared de rosas, fondo de flores, panel de flores',
  tree: 'árbol grande, bajo un árbol, ceiba, jacaranda, magnolio, árbol viejo, higuera, viejo árbol, debajo de un árbol, bajo el árbol, cerezo en flor, jacarandá, ombú',
  tipi: 'tipi, tienda india, tipis',
  'tea-ceremony': 'ceremonia del té, juego de té, tetera',
  'unity-candle': 'vela de la unidad, velas de la unidad, ceremonia de las velas, ceremonia de la luz',
  'sand-ceremony': 'ceremonia de la arena, ceremonia de arena',
  broom: 'saltar la escoba, salto de la escoba',
  handfasting:
    'atadura de manos, ceremonia del lazo, ritual de las manos, manos atadas, handfasting, ritual celta, unión de manos',
  'sacred-fire': 'fuego sagrado, agni, ceremonia del fuego',
}

export const SEATS: Vocabulary['concepts']['seat'] = {
  mixed: 'sillas diferentes, sillas desiguales, sillas variadas, sillas distintas, sillas mezcladas',
  rattan: 'sillas de ratán, sillas de mimbre, sillas de bambú',
  stump: 'troncos como asientos, tocones para sentarse, troncos para sentarse',
  cross: 'sillas de madera, sillas crossback, sillas rústicas, sillas vintage, sillas thonet, sillas cross back',
  chiavari: 'sillas tiffany, sillas chiavari, sillas napoleón, sillas versalles, sillas avant garde',
  white: 'sillas blancas plegables, sillas plegables, sillas plegables blancas, sillas de jardín',
  ghost:
    'sillas transparentes, sillas ghost, sillas de acrílico, sillas de cristal, sillas fantasma, sillas de metacrilato',
  black: 'sillas plegables negras',
  velvet: 'sillas de terciopelo, sillones, butacas, sillas tapizadas, sillón',
  bench: 'bancos, bancas, bancos de madera, troncos, bancas de madera, tocones, bancos largos',
  'hay-bale':
    'sentados en pacas de heno, asientos de paja, asientos de heno, sentados en balas de paja, asientos de pacas',
  cushion:
    'cojines, almohadones, cojines en el suelo, sentados en el suelo, almohadas, cojines en el piso, sentados en el piso',
  pew: 'bancos de iglesia, reclinatorios, bancas de iglesia',
  none: 'invitados de pie, todos de pie',
}

export const TABLES: Vocabulary['tables'] = {
  round: 'mesas redondas, mesas circulares, mesas de invitados, mesas de ocho, mesas de diez',
  long: 'mesas largas, mesa imperial, mesas imperiales, mesas rectangulares, mesa corrida, mesas de madera, mesones, mesa larga, tablones, mesa presidencial',
  square: 'mesas cuadradas, mesitas',
  sweetheart: 'mesa de los novios, mesa para dos, mesa nupcial, mesa de novios',
  cocktail: 'mesas altas, mesas de cóctel, mesas de coctel, mesas periqueras, periqueras',
}

export const FLOWERS: Vocabulary['concepts']['flower'] = {
  thistle: 'cardos, cardo, eryngium',
  delphinium: 'delfinios, delphinium, espuelas de caballero, lupinos, bocas de dragón',
  gypsophila: 'paniculata, gypsophila, velo de novia, nube flor',
  carnation: 'claveles, clavel',
  wisteria: 'glicinias, glicinia, wisteria',
  bougainvillea: 'buganvillas, buganvilla, buganvilias, bugambilias, bugambilia, buganvilia',
  jasmine: 'jazmín, jazmines, plumeria, gardenias, azahar',
  hibiscus: 'hibiscos, hibisco',
  magnolia: 'magnolias, magnolia, camelias',
  chrysanthemum: 'crisantemos, crisantemo, ásteres',
  daffodil: 'narcisos, narciso',
  mimosa: 'mimosas, mimosa',
  cornflower: 'acianos, aciano',
  geranium: 'geranios, geranio',
  rose: 'rosas, rosas inglesas, rosas de jardín, capullos de rosa, rosas trepadoras',
  peony: 'peonías',
  ranunculus: 'ranúnculos, francesillas',
  anemone: 'anémonas',
  daisy: 'margaritas',
  sunflower: 'girasoles',
  poppy: 'amapolas',
  hydrangea: 'hortensias',
  dahlia: 'dalias',
  tulip: 'tulipanes',
  orchid: 'orquídeas',
  lily: 'lirios, azucenas, calas, alcatraces, cartuchos, lilis',
  marigold: 'caléndulas, cempasúchil, cempoalxóchitl, tagetes, guirnaldas de caléndulas',
  protea: 'proteas',
  lavender: 'lavanda, espliego',
  wildflowers:
    'flores silvestres, flores del campo, flores de campo, flores secas, flores preservadas, flores salvajes',
  'cherry-blossom':
    'flor de cerezo, flores de cerezo, cerezos en flor, almendros en flor, sakura, flor de almendro, ramas en flor',
  lotus: 'flores de loto, loto, nenúfares, lotos, flor de loto',
}

export const LEAVES: Vocabulary['concepts']['leaf'] = {
  eucalyptus: 'eucalipto, hojas de eucalipto, ramas de eucalipto',
  olive: 'ramas de olivo, hojas de olivo, ramitas de olivo',
  fern: 'helechos',
  ruscus:
    'guirnalda verde, guirnaldas verdes, guirnaldas de hojas, guirnaldas, ruscus, ramas verdes, ramas, coronas de hojas, camino de hojas',
  pampas:
    'hierba de la pampa, pampas, plumeros, plumero de la pampa, cola de zorro, pasto pampa, cortaderas, hierbas secas',
  palm: 'hojas de palma, hojas de palmera, monstera, costilla de adán, hojas tropicales, hojas de plátano',
  ivy: 'hiedra, hiedras, enredaderas, plantas trepadoras',
}

export const GENERICS: Vocabulary['generics'] = {
  flower: 'flores, flor, floral, florales, arreglos florales, arreglo floral, decoración floral, centros florales',
  leaf: 'follaje, verde natural, hojas, vegetación, verdor, hojas verdes, mucho verde, hoja',
  seat: 'sillas, asientos, hileras de sillas, filas de sillas, silla',
  table: 'mesas, mesa',
  structure: 'estructura, estructura de ceremonia',
  person: 'personas, gente, persona, nadie, multitud, figuras humanas',
}
