import type { Vocabulary } from '../../vocabulary.ts'

export const TIMES: Vocabulary['concepts']['time'] = {
  dawn: 'al amanecer, amanecer, alba, salida del sol, aurora, de madrugada, primera hora',
  morning: 'por la mañana, mañana, de mañana, desayuno, en la mañana',
  midday:
    'al mediodía, mediodía, a pleno sol, de día, luz del día, por la tarde, en la tarde, tarde soleada, tarde, almuerzo, luz natural, a plena luz del día',
  golden:
    'en la hora dorada, hora dorada, atardecer, puesta de sol, puesta del sol, al atardecer, luz dorada, ocaso, luz cálida, caída del sol, últimos rayos de sol',
  dusk: 'al anochecer, anochecer, crepúsculo, hora azul, atardecida',
  night:
    'de noche, noche, por la noche, en la noche, medianoche, bajo las estrellas, luz de luna, a la luz de la luna, bajo la luna, nochevieja',
  candle:
    'a la luz de las velas, luz de las velas, luz de velas, solo velas, iluminado con velas, iluminada con velas, a la luz de velas, iluminado solo por velas',
}

export const WEATHERS: Vocabulary['concepts']['weather'] = {
  clear:
    'cielo despejado, soleado, soleada, día soleado, despejado, cielo azul, buen tiempo, sin nubes, sol radiante, luz del sol, luz solar, luz natural, mucho sol, pleno sol, a pleno sol, lleno de sol',
  cloudy: 'nublado, nubes, cielo gris, nuboso, cielo nublado, encapotado, nublada, cielo dramático',
  fog: 'niebla, neblina, bruma, con niebla, brumoso, brumosa, calima',
  rain: 'lluvia, lluvioso, bajo la lluvia, lloviendo, llovizna, lluviosa, gotas de lluvia, día lluvioso, aguacero',
  snow: 'nieve, nevando, nevado, copos de nieve, nevada, escarcha, con nieve, cayendo nieve',
  storm: 'tormenta, rayos, relámpagos, truenos, tempestad, tormentoso, tormenta eléctrica',
  wind: 'viento, brisa, ventoso, con viento, brisa marina, ráfagas',
  rainbow: 'arcoíris, arco iris',
}

export const SEASONS: Vocabulary['concepts']['season'] = {
  spring: 'primavera, primaveral, abril, mayo, en flor, semana santa',
  summer: 'verano, veraniego, veraniega, junio, julio, agosto, estival, noche de san juan',
  autumn:
    'otoño, otoñal, septiembre, octubre, noviembre, hojas secas, hojas de otoño, halloween, hojas doradas, cosecha, vendimia',
  winter: 'invierno, invernal, diciembre, enero, febrero, año nuevo, navideño, navideña',
}

export const CULTURES: Vocabulary['concepts']['culture'] = {
  christian: 'cristiana, católica, católico, cristiano, misa, ortodoxa, protestante, evangélica',
  jewish: 'judía, judío, hebrea, ketubá, romper la copa, boda judía, sefardí',
  hindu: 'hindú, india, indio, boda india, boda hindú, punjabi, mehndi, sangeet, baraat, bollywood',
  sikh: 'sij, sikh, anand karaj',
  muslim: 'musulmana, musulmán, islámica, árabe, nikah',
  persian: 'persa, iraní',
  chinese: 'china tradicional, boda china, chino, doble felicidad, estilo chino',
  japanese: 'japonesa, japonés, sintoísta, boda japonesa',
  korean: 'coreana, coreano, boda coreana',
  mexican:
    'mexicana, mexicano, día de muertos, charra, charro, fiesta mexicana, boda mexicana, lazo, arras, oaxaqueña, calenda',
  nigerian: 'nigeriana, yoruba',
  scottish: 'escocesa, escocés, tartán',
  greek: 'griega, griego, boda griega, ortodoxa griega',
  moroccan: 'marroquí, bereber, boda marroquí, morisca',
  hawaiian: 'hawaiana, hawaiano, luau, collar de flores hawaiano',
}

export const STYLES: Vocabulary['concepts']['style'] = {
  Rustic: 'rústico, rústica, campestre, madera envejecida, madera reciclada',
  Classic: 'clásico, clásica, tradicional, formal, atemporal',
  Modern:
    'moderno, moderna, minimalista, contemporáneo, contemporánea, geométrico, escandinavo, nórdico, nórdica, líneas limpias, vanguardista',
  Vintage:
    'vintage, antiguo, antigua, retro, años 20, años veinte, art déco, años 50, años 70, victoriano, de época, años 60, años 80',
  Boho: 'bohemio, bohemia, boho, boho chic, hippie, ibicenco, ibicenca',
  Romantic: 'romántico, romántica, de ensueño, delicado, delicada, soñador, etéreo, etérea',
  Glamorous: 'glamuroso, glamurosa, glamour, de etiqueta, brillos, lentejuelas, purpurina, glitter',
  Garden: 'estilo jardín, botánico, botánica, estilo inglés',
  Country: 'vaquero, estilo country, country, western, oeste, texano, ranchero, ranchera, norteño, gaucho, jineteada',
  Industrial: 'industrial, vigas de acero, cemento, concreto',
  Beach: 'playero, playera, marinero, marinera, náutico, náutica, ambiente playero',
  Colorful:
    'colorido, multicolor, de colores, muchos colores, alegre y colorido, colores vivos, lleno de color, colores vibrantes',
  Unique: 'original, alternativo, alternativa, excéntrico, ecléctico, surrealista, friki',
  DIY: 'hecho a mano, hecha a mano, artesanal, casero, manualidades, hecho en casa',
  Cultural: 'multicultural, intercultural, cultural, fusión, herencia',
  Fairytale:
    'de cuento, cuento de hadas, cuento, encantado, encantada, mágico, mágica, princesa, fantasía, hadas, medieval, de hadas',
  Elegant: 'elegante, sofisticado, sofisticada, refinado, refinada, distinguido, con clase, chic, elegancia',
  Whimsical: 'divertido, divertida, juguetón, caprichoso, circo, carnaval, alegre, feria',
  Intimate: 'íntimo, íntima, boda íntima, boda pequeña, pequeña boda, privado, privada, en petit comité, solo familia',
  Casual: 'informal, relajado, relajada, casual, desenfadado, desenfadada, festival',
  Cozy: 'acogedor, acogedora, cálido, cálida, hygge, hogareño',
  Luxurious:
    'lujoso, lujosa, lujo, de lujo, opulento, opulenta, real, majestuoso, majestuosa, señorial, barroco, barroca, fastuoso',
}

export const AMOUNTS: Vocabulary['concepts']['amount'] = {
  lush: 'exuberante, flores por todas partes, lleno de flores, llena de flores, llenas de flores, llenos de flores, exuberantes, abundantes flores, flores abundantes, cubierto de flores, cubierta de flores, un mar de flores, repleto de flores, explosión de flores, flores por todos lados, frondoso',
  sparse: 'flores escasas, flores sencillas, flores sueltas, escasas flores, decoración mínima',
}

export const EVENTS: Vocabulary['events'] = {
  ceremony:
    'ceremonia, votos, ceremonia de boda, sí quiero, intercambio de votos, enlace, acepto, por el pasillo, pasillo, marcha nupcial',
  dinner:
    'cena, comida, banquete nupcial, almuerzo de boda, cenar, comer, convite, banquete, comida familiar, festín, sobremesa, cena de ensayo, brunch',
  reception: 'recepción, coctel de bienvenida, hora del cóctel, banquete de boda, cena de gala, gala',
  dancing:
    'bailes, fiesta de baile, a bailar, bailar toda la noche, fiesta nocturna, discoteca, verbena, after party, hora loca',
  any: 'boda, casamiento, matrimonio, fiesta, celebración, evento, bodorrio, nupcias, renovación de votos, nupcial, matri',
}
