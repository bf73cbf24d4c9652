import type { Grammar } from '../../vocabulary.ts'

export const GRAMMAR: Grammar = {
  negations:
    'sin, no, nada de, ningún, ninguna, ni, nunca, tampoco, en lugar de, en vez de, evitar, no queremos, no quiero, no me gustan, no nos gustan, no me gusta, odio, odiamos, excepto, salvo, menos las, no haya, no hay, que no haya, sin ningún, sin ninguna, libre de, sin nada de, no a',
  trailingNegations: 'no por favor, prohibido, prohibidos, prohibidas, no gracias, fuera',
  negationEnds:
    'pero, sino, solo, solamente, con, queremos, quiero, mejor, aunque, sí, en cambio, más bien, usa, pon, luego, mientras, bajo, en, junto a, hay',
  tooMany: 'demasiadas, demasiados, muchas, muchos, tantas, tantos, tanta, tanto, mucha, mucho, demasiado',
  insteadOf: 'en lugar de, en vez de',
  numbers: {
    uno: 1,
    dos: 2,
    par: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    docena: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    dieciocho: 18,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    cientos: 200,
    doscientos: 200,
    mil: 1000,
    docenas: 36,
    decenas: 30,
  },
  less: 'menos, más pequeño, más pequeña, más pequeños, más pequeñas, pequeño, pequeña, pequeños, pequeñas, pocos, pocas, unos pocos, unas pocas, reduce, más bajo, más corto, más corta, más bajos, mini, diminuto, algunas, algunos, chico, chica, más chico, más chica, pequeñito, chiquito, más sencillo, disminuye, achica, bajo el número de, poquitas, poquitos',
  more: 'más, más grande, más grandes, grande, grandes, gran, enorme, enormes, gigante, gigantes, muchos, muchas, montones de, un montón de, alto, alta, altos, altas, más alto, más alta, más altos, más altas, mucho, mucha, agranda, aumenta, más larga, inmenso, inmensa, cientos de, miles de, llenos de, larga, largo, ancho, numerosos, abundante, bastante, bastantes, agrande, un sinfín de, monumental, extra',
  and: 'y, e, más, además de, junto con, así como, &',
  or: 'o, u, ni',
  of: 'de, del, de la, hecho de, hecha de, hechos de, hechas de, de los, de las',
  places:
    'en, a, al, sobre, en la, en el, dentro de, a bordo de, frente a, junto a, al lado de, entre, cerca de, a orillas de, por, hacia, en medio de, con vistas a, desde, encima de, rodeados de',
  under: 'bajo, debajo de, debajo, ante, delante de, frente al',
  wears:
    'con, vestida de, vestido de, vestidos de, vestidas de, lleva, llevando, luce, luciendo, usando, llevan, con un, con una, viste, de color, en color, en tonos, en tono',
  says: 'que diga, que dice, diciendo, que ponga, que pone, con el texto, con las palabras, con la frase, con nuestros nombres, que digan, pone, dice, con el mensaje, que se lea, con la leyenda, escrito',
  closeUps:
    'primer plano de, primer plano del, primer plano, detalle de, detalle del, de cerca, macro, acercamiento a, acercamiento de, foto de detalle, plano detalle de, enfocado en, close up de, plano corto de, solo se ve',
  fillers:
    'el, la, los, las, lo, un, una, unos, unas, de, del, al, a, en, con, para, por, que, y, o, se, su, sus, mi, mis, nuestro, nuestra, nuestros, nuestras, tu, es, son, está, están, estar, ser, sea, sean, hay, haya, hubiera, como, muy, también, donde, cuando, mientras, todo, toda, todos, todas, cada, algo, este, esta, estos, estas, ese, esa, aquel, nos, me, te, le, les, yo, ella, él, ellos, queremos, quiero, quisiera, quisiéramos, querríamos, gustaría, encanta, encantaría, encantan, gusta, gustan, imagino, imaginamos, imagina, soñamos, soñado, sueño, soñada, sueños, amamos, amor, favor, por favor, gracias, hola, casarnos, casamos, casarme, caso, casados, casarse, tener, tenemos, tengo, tiene, ver, verse, vea, veo, hacer, hacemos, haciendo, poner, ponemos, ir, ideal, perfecto, perfecta, hermoso, hermosa, hermosos, hermosas, bonito, bonita, bonitos, bonitas, lindo, linda, lindas, lindos, precioso, preciosa, preciosos, bello, bella, maravilloso, espectacular, increíble, especial, día, foto, imagen, fotografía, dibujo, escena, ambiente, estilo, tema, temática, aire, toque, estilo de, idea, visión, vista, vistas, fondo, atrás, detrás, delante, lado, lados, alrededor, arriba, abajo, centro, medio, lugar, sitio, espacio, exterior, exteriores, interior, aire libre, al aire libre, decorado, decorada, decorados, decoradas, decoran, adornado, adornada, adornadas, adornados, adornos, lleno, llena, llenas, cubierto, cubierta, cubiertos, cubiertas, rodeado, rodeada, rodeados, rodeadas, iluminado, iluminada, iluminados, iluminadas, colgado, colgada, colgando, cuelgan, colgantes, colgadas, colgados, sentados, sentadas, parados, caminando, mirando, sonriendo, riendo, celebrando, disfrutando, estilo boda, tipo, clase, mezcla, variedad, varios, varias, diferentes, distintas, distintos, otro, otra, otros, otras, mismo, misma, natural, naturales, naturaleza, fresco, frescas, frescos, nuevo, nueva, viejo, vieja, solo, solamente, sólo, únicamente, bien, casi, quizá, quizás, tal vez, tal, así, entonces, luego, después, antes, durante, hasta, desde, sobre, entre, hacia, según, si, sí, pues, bueno, gran, sea todo, cosas, cosa, elementos, elemento, decoración, arreglo, arreglos, forma, tamaño, tamaños, cerca, lejos, aquí, allí, ahí, allá, madera, piedra, hierro, metal, cristal, vidrio, techo, techos, suelo, piso, pared, paredes, cielo, casa, hora, horas, momento, vez, estación, detalle, puesta, puesto, puestos, mano, manos, cara, ojos, persona especial, persona, vida, mundo, familiar, nuestro gran día, gran día, día de la boda, nuestra boda, mi boda, realista, alta calidad, acuarela, ilustración, pintura, dibuja, muestra, muéstrame, muéstranos, enséñame, crea, diseña, haz, que sea, inspirado, inspirada, inspiración, temático, destino, evento especial, lugar soñado, ubicación, fecha, año, años, mes, fin de semana, pequeño detalle, llevar, lleva, llevan, llevando, viste, visten, vestido con, vestidas, color, colores, tono, tonos, con mucho, sencillamente, nuestra historia, historia, siempre, nunca jamás, ya, aún, todavía, gustarían, encantaria, quede, quedaría, quedar, ambos, ambas, dar, da, dé, den, puede, pueden, podría, podrían, poder, haciéndolo, será, sería, serían, cual, cuales, qué, quién, cómo, mucho, mucha, estén, grupo, conjunto, par de, serie, filas, fila, hilera, hileras, línea, bordes, borde, pie, punto, zona, área, rincón, esquina, ceremonial, tradicionales, típico, típica, típicos, auténtico, cayendo, caen, trepando, flotando, volando, encendidas, encendidos, encendida, esparcidos, esparcidas, repartidos, repartidas, soltando, lanzando, sirviendo, cortando, toca, tocan, tocando, cantando, canta, transparente, jugando, corriendo, junto, juntos, juntas, cuya, cuyo',
  fillerEndings: ['mente'],
  common:
    'mesa, meses, plaza, planta, cuenta, junta, montar, manera, madera, mayor, menor, llegar, canto, manta, dama, cama, fama, pista, lista, vista',
  into: 'por, a, con, en, al',
  pronouns: 'lo, la, los, las, esto, eso, todo, ello, ésta, estas, esos, todos, todas',
  endings: [
    ['s', ''],
    ['es', ''],
    ['ces', 'z'],
  ],
  wearer: {
    bride: 'de la novia, ella, para la novia, a ella',
    groom: 'del novio, él, para el novio',
  },
  verbs: {
    add: 'añade, agrega, pon, añadir, agregar, poner, incluye, incluir, mete, coloca, añádele, agrégale, ponle, quiero, queremos, necesitamos, cuelga, planta, suma, añada, agregue, ponga, pongamos, trae, dame, añadamos, agreguemos, añadí, agregá, poné, que haya',
    remove:
      'quita, elimina, saca, quitar, borra, retira, eliminar, sacar, borrar, quítale, quítame, fuera, elimine, quite, retirar, suprime, quitá, sacá, sácale, ya no quiero, ya no queremos, deshazte de, olvida, no quiero, no queremos, sin',
    replace: 'reemplaza, sustituye, reemplazar, sustituir, intercambia, reemplace, sustituya, reemplazá, remplaza',
    change:
      'cambia, haz, cambiar, pinta, que sea, que sean, cámbialo, cámbiala, pon todo, convierte, transforma, hazlo, hazla, vuelve, cambiá, cambie, cambiemos, tiñe, viste, prefiero, preferimos, usa, ajusta, modifica, hacelo, ponlo, hazlos, hazlas, que diga',
    move: 'mueve, traslada, llévalo, llévala, múdalo, llévanos, mover, trasladar, muévelo, ponlo en, hazlo en, vamos a, hagámoslo en, llevemos, pásalo a, pásala a, trasládalo',
    undo: 'deshaz, deshacer, vuelve atrás, volver atrás, como antes, déjalo como estaba, regresa, deshaz eso, deshacé, versión anterior, revierte, la anterior, vuelve a como estaba',
    zoomIn: 'acerca, más cerca, acércate, acercar, zoom, haz zoom, acércalo, ampliar, aproxima',
    zoomOut: 'aleja, más lejos, aléjate, alejar, aléjalo, plano general, desde más lejos, plano abierto',
  },
}
