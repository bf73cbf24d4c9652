import type { Vocabulary } from '../../vocabulary.ts'

export const OBJECTS: Vocabulary['concepts']['object'] = {
  'string-lights':
    'guirnaldas de luces, guirnalda de luces, luces colgantes, lucecitas, luces de hadas, tiras de luces, luces de verbena, luces en los árboles, luces navideñas, series de luces, cortina de luces, luces cálidas colgantes',
  candles: 'velas, velones, candelabros, velitas, candeleros, cirios, portavelas, veladoras',
  lanterns: 'faroles, farolillos, farol, linternas, lámparas de aceite, quinqués, farolas',
  'paper-lanterns': 'farolillos de papel, faroles de papel, lámparas de papel, linternas de papel, farolitos de papel',
  'sky-lanterns':
    'linternas voladoras, farolillos voladores, globos de cantoya, linternas flotantes, globos de los deseos, faroles voladores, linternas de los deseos',
  'moroccan-lanterns': 'faroles marroquíes, lámparas marroquíes, faroles árabes, linternas marroquíes, lámparas turcas',
  'red-lanterns':
    'faroles rojos, farolillos rojos, faroles chinos, farolillos chinos, linternas rojas, linternas chinas',
  'floating-candles': 'velas flotantes, velas en el agua, velas flotando',
  torches: 'antorchas, teas',
  'fire-pit': 'brasero, fogón, fogata pequeña, foso de fuego, braseros',
  bonfire: 'hoguera, fogata, fuego, fogatas',
  fireplace: 'chimenea, chimeneas, hogar de leña',
  chandelier:
    'lámparas de araña, arañas de cristal, candil, candiles, candelabro colgante, flores colgantes, flores colgando del techo, arañas, lámpara de araña, lámpara de cristal, techo de flores',
  'disco-ball': 'bolas de discoteca, bola de discoteca, bola disco, bola de espejos, bolas disco, bolas de espejos',
  'neon-sign': 'letrero de neón, cartel de neón, neón, neones, letreros de neón, rótulo de neón, luminoso',
  'edison-bulbs':
    'bombillas, bombillas edison, focos, bombillas vintage, ampolletas, focos edison, bombillos, lamparitas',
  fireworks: 'fuegos artificiales, pirotecnia, fuegos pirotécnicos, juegos artificiales',
  sparklers: 'bengalas, luces de bengala, chispas, chisperos',
  'marquee-letters':
    'letras gigantes, letras luminosas, letras con luz, letras grandes, letras iluminadas, letras love',
  fireflies: 'luciérnagas, cocuyos',
  'papel-picado': 'papel picado',
  bunting: 'banderines, guirnalda de banderines, guirnaldas de papel, serpentinas, gallardetes, pompones',
  balloons: 'globos, globos de helio, bombas de helio',
  kites: 'cometas, papalotes, barriletes, volantines',
  umbrellas: 'paraguas',
  parasols: 'sombrillas, parasoles, sombrillas de papel, quitasoles',
  drapes: 'telas colgantes, telas, drapeados, telas en el techo, gasas, telas vaporosas, cielo de telas',
  ribbons: 'cintas, lazos, listones, moños, cintas de seda',
  flags: 'banderas, bandera del orgullo, banderas arcoíris',
  'welcome-sign':
    'cartel de bienvenida, letrero de bienvenida, cartel, letrero, letreros de madera, señales, señalética, panel de bienvenida, carteles de madera',
  chalkboard: 'pizarra, pizarrón, pizarras',
  'seating-chart':
    'seating plan, plano de mesas, distribución de mesas, sitting, seating, tarjetas de mesa, números de mesa, lista de mesas, protocolo de mesas',
  confetti: 'confeti, lluvia de arroz, arroz, pompas de jabón, burbujas, lluvia de confeti',
  petals: 'pétalos, pétalos de rosa, pétalos de flores, camino de pétalos, lluvia de pétalos',
  runner:
    'alfombra de pasillo, camino de mesa, alfombra, alfombra blanca, alfombra roja de pasillo, caminos de mesa, pasarela',
  rug: 'alfombras, alfombras persas, alfombra persa, kilims, tapetes, mantas, kilim, alfombras marroquíes',
  curtains: 'cortinas, visillos, cortinajes, telón',
  'dream-catcher': 'atrapasueños',
  macrame: 'macramé, tapices, croché, ganchillo',
  'cake-table':
    'tarta de boda, tarta, pastel, torta, pastel de boda, torta de boda, mesa de la tarta, tarta nupcial, cupcakes, pisos, mesa del pastel, magdalenas',
  'champagne-tower':
    'torre de champán, torre de copas, champán, copas de champán, champaña, cava espumoso, brindis con champán, fuente de champán',
  bar: 'barra, barra libre, barra de bar, bar, barra de cócteles, bebidas, cócteles, coctelería, barra de bebidas, cantina, barra de margaritas, mezcalería, tragos',
  'food-truck':
    'food truck, camión de comida, puestos de comida, puesto de tacos, tacos, carrito de helados, taquiza, carrito de comida, food trucks, helados, churros, carro de helados, pizzas, elotes',
  'dessert-table':
    'mesa de dulces, mesa de postres, candy bar, postres, dulces, macarons, galletas, fuente de chocolate, chuches',
  'donut-wall': 'muro de donuts, pared de donuts, pared de donas, muro de rosquillas, torre de donuts, torre de donas',
  'cheese-table':
    'mesa de quesos, tabla de quesos, quesos, jamón, cortador de jamón, tapas, picoteo, bufé, buffet, embutidos, tabla de fiambres, picada',
  citrus: 'cítricos, limones, naranjas frescas, limas, pomelos, mandarinas, toronjas, naranjas, rodajas de limón',
  fruit:
    'frutas, fruta, higos, granadas fruta, uvas, manzanas, piñas, cocos, peras, fresas, frutillas, sandías, mangos',
  'wine-barrels': 'barriles, barricas, toneles, barriles de vino, barricas de vino',
  'ice-sculpture': 'escultura de hielo, cisne de hielo',
  barbecue: 'barbacoa, parrilla, asado, parrillada, asador, carne asada, bbq, churrasco',
  'coffee-cart':
    'carrito de café, puesto de café, barra de café, chocolate caliente, café, carro de café, mesa de café',
  picnic: 'pícnic, picnic, manta de pícnic, cestas de mimbre, canastas, cestas, canasta de pícnic, mantel de cuadros',
  piano: 'piano, piano de cola, pianos',
  'dj-desk': 'mesa de DJ, dj, cabina de dj, disc jockey, pinchadiscos, cabina dj, karaoke, altavoces',
  band: 'banda, grupo de música, orquesta, música en vivo, música en directo, banda en vivo, grupo musical, banda de jazz, grupo en directo, conjunto musical, tambores, flamenco, grupo flamenco, batucada, cumbia, tuna, banda de viento, salsa en vivo',
  'string-quartet': 'cuarteto de cuerda, cuarteto de cuerdas, trío de cuerda, cuarteto',
  harp: 'arpa, arpas',
  guitar: 'guitarra, guitarras, ukelele, guitarra española, charango, guitarra flamenca',
  mariachi: 'mariachis, mariachi, serenata',
  bagpipes: 'gaitas, gaita, gaitero, gaiteros',
  dhol: 'dhol, tambor dhol',
  'dance-floor': 'pista de baile, pista de cuadros, pista iluminada, pista de damas, pista led',
  stage: 'escenario, tarima, estrado, tablado, plataforma',
  'lawn-games': 'juegos de jardín, petanca, croquet, jenga gigante, juegos, bolos, rana, sapo, cornhole, futbolín',
  'photo-booth':
    'fotomatón, photocall, cabina de fotos, polaroids, fotos, marco de fotos, marcos, rincón de fotos, fotografías, photo booth, fotos de familia',
  swing: 'columpio, columpio de flores, columpios, hamaca columpio',
  hammock: 'hamacas, hamaca, chinchorros',
  trampoline: 'cama elástica, castillo hinchable, castillo inflable, brincolín, trampolín',
  car: 'coche clásico, coche, carro antiguo, coche antiguo, auto, coche de época, limusina, descapotable, vocho, rolls royce, carro, coche de novios, auto antiguo, recién casados, mini, seiscientos, taxi',
  boat: 'barca, bote, canoa, góndola, barco, velero, lancha, kayak, barcas, trajinera, chalupa',
  carriage: 'carruaje, coche de caballos, calesa, carroza, carreta, trineo, carromato, carruaje de caballos, berlina',
  bicycle: 'bicicleta, bicicletas, bici, tándem, patines, monopatín',
  motorcycle: 'moto, motocicleta, vespa, motos, harley, sidecar, motoneta',
  van: 'furgoneta, furgoneta volkswagen, combi, kombi, caravana, autobús, autocaravana, camper, camioneta, autobús inglés, bus, autobús londinense, camión, tranvía, chiva',
  'hot-air-balloon': 'globo aerostático, globos aerostáticos, globo de aire caliente',
  helicopter: 'helicóptero, avión, avioneta, jet privado, hidroavión',
  'ferris-wheel': 'noria, rueda de la fortuna, vuelta al mundo, noria gigante, montaña rusa, rueda gigante',
  carousel: 'carrusel, tiovivo, caballitos, calesita',
  tractor: 'tractor, tractores',
  dog: 'perro, perros, cachorro, perrito, nuestro perro, labrador, golden retriever, mascota, perra, caniche, galgo, bulldog francés, mascotas, salchicha',
  cat: 'gato, gatos, gatito, gata, conejo, conejos, mono',
  horse:
    'caballo, caballos, poni, a caballo, burro, yegua, caballo blanco, corcel, unicornio, ciervo, camello, burrito, mula, camellos, ciervos',
  elephant: 'elefante, elefantes',
  peacock:
    'pavo real, pavos reales, flamencos rosas, loros, loro, guacamayas, guacamayo, gallinas, gallo, papagayo, tucán',
  doves:
    'palomas, palomas blancas, pájaros, suelta de palomas, aves, jaulas, colibríes, gaviotas, búho, lechuza, grullas de papel, golondrinas',
  butterflies: 'mariposas, suelta de mariposas, mariposas monarca, abejas, libélulas, mariquitas',
  swans: 'cisnes, cisne, patos, pato',
  llama: 'llamas, alpacas, alpaca, llama',
  sheep: 'ovejas, cabras, corderos, vacas, oveja, cerditos, toros, vaca, borregos, toro, cabra',
  fountain: 'fuente, fuentes, fuente de piedra, pozo, fuente de agua, pila de agua',
  waterfall: 'cascada, cataratas, catarata, cascadas, salto de agua',
  pond: 'estanque, estanque koi, peces koi, oasis, aguas termales, estanques, charca, espejo de agua',
  bridge: 'puente, puentes, puente de piedra, puente de madera',
  statue:
    'estatua, estatuas, escultura, esculturas, buda, ángeles, crucifijo, cruz de madera, cruz, calaveras, calaverita, calaveras de azúcar, catrinas, muñeco de nieve',
  staircase: 'escalera, escalinata, escaleras, escalera de caracol, escalones, balcón, balcones, gradas',
  'stone-wall': 'muro de piedra, pared de piedra, muralla, muros de piedra, piedras, tapia, rocas, muralla antigua',
  fence:
    'valla, cerca, vallas, valla blanca, seto, setos, barandilla, cerca blanca, laberinto, reja de madera, balaustrada',
  gate: 'puerta de hierro, portón, puerta, verja, puertas antiguas, puertas, portal, rejas, ventanales, ventana, ventanas, arcos de piedra, zaguán',
  tree: 'árboles, árbol, árbol de navidad, bonsái, arce, arces, arbustos, árboles iluminados, casa del árbol, árbol iluminado, abeto navideño, árboles altos',
  'palm-trees': 'palmeras, cocoteros, palmera, palmas, cocotero',
  cypresses: 'cipreses, ciprés',
  cactus: 'cactus, nopales, agaves, saguaros, nopal, magueyes, aloe',
  'potted-plants':
    'macetas, plantas, jarrones, floreros, tiestos, maceteros, plantas en maceta, talavera, vasijas, ánforas, jarrón, búcaros, botijos, baldes',
  'hanging-plants':
    'plantas colgantes, follaje colgante, verde colgante, cestas colgantes, techo verde, glicinias colgantes, enredaderas colgantes',
  topiary: 'topiarios, setos recortados, bojes, bolas de boj',
  moss: 'musgo, setas, hongos',
  pumpkins: 'calabazas, calabaza, maíz, zapallos, mazorcas',
  'hay-bales': 'pacas de heno, balas de paja, pacas de paja, paja, heno, fardos, fardos de paja, alpacas de paja',
  books: 'libros, libros antiguos, estanterías, libro, biblia, libreros, máquina de escribir, partituras',
  suitcases:
    'maletas, maletas antiguas, baúles, baúl, cajas de madera, maleta, valijas, cofre, huacales, cajones de madera',
  mirror: 'espejos, espejo, espejo antiguo, espejo dorado',
  bell: 'campanas, campana, campanario, cascabeles, campanillas',
  clock: 'reloj, relojes, reloj antiguo, reloj de pie, reloj de arena, torre del reloj',
  globe: 'globo terráqueo, mapamundi, mapas, mapa, brújula, viajes, tema viajes, bola del mundo',
  surfboard: 'tablas de surf, tabla de surf',
  anchor: 'ancla, anclas, timón, redes de pesca, cuerdas, sogas, redes, nudos marineros, salvavidas',
  shells:
    'conchas, caracolas, estrellas de mar, conchas marinas, caracoles de mar, perlas, corales, ostras, tortugas marinas, delfines, ballena',
  driftwood:
    'madera de deriva, rodajas de madera, rodajas de tronco, leña, palets, tarimas de madera, madera flotante, pallets',
  feathers: 'plumas, plumas de avestruz, abanicos, plumas de pavo real, abanico',
  crystals: 'cristales, geodas, cuarzos, diamantes, cristales colgantes, cuarzo, amatistas, piedras preciosas',
  sofa: 'sofá, sofás, zona lounge, chaise longue, diván, cama, chill out, zona chill out, salas lounge, sala lounge, sillones chester',
  'tipi-lounge': 'zona tipi, lounge boho, glamping, rincón bohemio, campamento, tienda de campaña',
  'aisle-flowers':
    'flores en el pasillo, pasillo de flores, flores del pasillo, pasillo floral, flores en los bancos, flores a lo largo del pasillo, pasillo con flores, flores en las sillas',
  centerpieces:
    'centros de mesa, centro de mesa, flores en las mesas, flores en la mesa, centros bajos, flores en tarros, tarros con flores, centros de mesa bajos',
  'tall-centerpieces': 'centros de mesa altos, centros altos, arreglos altos, jarrones altos, floreros altos',
  napkins: 'servilletas, servilleta',
  plates:
    'platos, vajilla, bajoplatos, cubiertos, platos base, cubertería, plato, porcelana, loza, vajilla antigua, vajilla de talavera',
  rings:
    'anillos, alianzas, anillo, argollas, sortijas, joyas, cojín de anillos, alianza, aros de matrimonio, pulsera, collar',
  'guest-book': 'libro de firmas, libro de invitados, árbol de huellas, teléfono antiguo, buzón, cabina telefónica',
  'gift-table': 'mesa de regalos, regalos, recuerdos, detalles para invitados, recuerditos, souvenirs, sobres',
  'wind-turbine': 'aerogeneradores, turbinas eólicas, parque eólico, aerogenerador',
  lighthouse: 'faro, faros',
  windmill: 'molino, molinos, molino de viento, molinos de viento, rehiletes, silo',
  moon: 'luna, luna llena, media luna, luna creciente, eclipse, planetas',
  stars:
    'estrellas, estrella, vía láctea, estrella fugaz, constelaciones, galaxia, estrellas fugaces, cosmos estelar, lluvia de estrellas',
  sun: 'sol, rayos de sol, sol grande',
}
