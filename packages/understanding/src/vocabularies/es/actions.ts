import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const ACTIONS: Concepts['action'] = {
  kiss: 'beso, besándose, se besan, primer beso, dándose un beso, besamos, besándonos, besos, se dan un beso',
  hug: 'abrazo, abrazados, abrazándose, se abrazan, abrazadas, abrazamos',
  'forehead-touch': 'frente con frente, frente a frente juntos',
  'holding-hands': 'de la mano, cogidos de la mano, tomados de la mano, agarrados de la mano, tomados de las manos',
  dance: 'baile, bailando, bailan, bailar, primer baile, nuestro primer baile, vals, bailamos, bailando juntos',
  dip: 'beso inclinado, la inclina',
  walk: 'paseo, caminando, paseando, de paseo, caminan, caminamos, pasean',
  run: 'corriendo, corren, corre, corremos, correteando',
  jump: 'salto, saltando, saltan, brincando, salta',
  carry: 'en brazos, en brazos del novio, cargando a la novia, me carga, la carga, me lleva en brazos',
  sit: 'sentados, sentado, sentada, sentadas, sentamos, sentados en, sentarse',
  lie: 'tumbados, acostados, recostados, tumbados en la hierba, acostados en el pasto',
  exit: 'salida, salimos, saliendo, a la salida, salida de, saliendo de, salimos de, salen de',
  procession:
    'entrada de la novia, camino al altar, caminando al altar, caminando hacia el altar, me lleva al altar, lleva a la novia al altar, rumbo al altar, llevándome al altar, del brazo de su padre, del brazo de mi padre',
  'cake-cutting':
    'corte del pastel, cortar el pastel, cortando el pastel, cortando la tarta, cortar la tarta, cortamos el pastel, cortamos la tarta, partiendo el pastel, partir el pastel, corte de la tarta, cortando la torta',
  toast:
    'brindis, brindando, brindan, alzando copas, con copas de champán, brindamos, levantando las copas, levantan sus copas, levantando sus copas, discurso',
  feed: 'dándose de comer, se dan de comer, dándonos de comer, dándose pastel',
  'first-look': 'primera mirada, se da la vuelta, me ve por primera vez, primer encuentro',
  'ring-exchange':
    'intercambio de anillos, intercambiando anillos, poniendo el anillo, intercambio de alianzas, poniéndose los anillos, ponemos los anillos',
  sign: 'firma, firmando, firman, firmamos, firmar el acta',
  'glass-breaking': 'rompe la copa, rompiendo la copa, rompe el vaso, pisa la copa, romper la copa',
  ride: 'montando, montados, montamos, llegando en, llegamos en, subiendo a, subimos a, subidos a, paseo en, vamos en, salimos en, sube al',
  'bouquet-toss':
    'lanzando el ramo, lanzamiento del ramo, lanza el ramo, tirando el ramo, tira el ramo, lanzar el ramo',
  hora: 'hora judía, en sillas levantadas, levantados en sillas, alzados en sillas',
  'money-spray': 'lluvia de billetes, lanzando dinero, baile del billete, tirando dinero, billetes',
  lasso: 'lazo, el lazo, lazo de boda, lazo nupcial, con el lazo',
  cheer: 'vítores, vitoreando, celebrando, festejando, gritando, con los brazos en alto, animando, vitorean, celebran',
  clap: 'aplausos, aplaudiendo, aplauden, aplaude',
  wave: 'saludando, saludan, diciendo adiós, saludando con la mano',
  throw: 'lanzando, lanzan, tirando, tiran, arrojando, arrojan, tira, avientan, lanzar, echan arroz, echan',
  'blow-bubbles':
    'soplando burbujas, soplan burbujas, haciendo burbujas, haciendo pompas, hacen pompas de jabón, con pompas de jabón',
  mingle: 'charlando, conversando, reunidos, hablando, platicando',
  stand: 'de pie, parados, alineados, en fila, posando, foto de grupo, esperando, mirando',
}

export const CAMERAS: Concepts['camera'] = {
  'close-up':
    'retrato cercano, retrato, retrato de pareja, foto de pareja, sesión de fotos, nuestras caras, nuestros rostros, primer plano de nosotros',
  wide: 'plano general, plano abierto, gran angular, desde lejos, panorámica, a lo lejos',
  low: 'desde abajo, contrapicado, vista desde abajo, ángulo bajo',
  window: 'a través de la ventana, por la ventana, a través de una ventana',
  doorway: 'a través de la puerta, por la puerta abierta, enmarcados por la puerta, en el marco de la puerta',
  silhouette: 'siluetas, silueta, a contraluz, en silueta, nuestras siluetas',
  reflection: 'reflejo, reflejados, reflejo en el agua, reflejados en el agua, nuestro reflejo, se refleja',
  'black-and-white': 'blanco y negro, en blanco y negro, foto en blanco y negro, monocromo',
  sepia: 'sepia, en sepia, tono sepia',
  film: 'película analógica, foto analógica, grano de película, película antigua',
  polaroid: 'polaroid, foto polaroid, foto instantánea',
}
