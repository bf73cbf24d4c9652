import type { Vocabulary } from '../../vocabulary.ts'

export const VIEWS: Vocabulary['concepts']['view'] = {
  aisle: 'vista del pasillo, desde el pasillo, de frente, vista frontal, última fila, desde el fondo',
  side: 'de lado, de perfil, vista lateral, desde un lado, desde un costado, de costado, tres cuartos',
  circle:
    'en círculo, en círculos, círculo de invitados, círculo de sillas, sillas en círculo, a nuestro alrededor, en semicírculo, rodeándonos, en ronda, en espiral',
  above:
    'desde arriba, a vista de pájaro, vista de pájaro, vista aérea, toma aérea, con dron, dron, drone, desde el aire, vista cenital, cenital, desde lo alto',
  'long-tables': 'cena en mesas largas',
  'round-tables': 'banquete en mesas redondas',
  'dance-floor': 'pista de baile, pista de baile llena, pista llena',
  portrait: 'retrato de espaldas, de espaldas, por detrás, desde atrás',
  tablescape:
    'mesa puesta, mesa montada, detalle de la mesa, decoración de mesa, puesta de mesa, montaje de mesa, mesa decorada, mesa servida, arreglo de la mesa',
  bouquet: 'ramo, ramo de novia, bouquet, buqué, ramo de flores, ramillete',
  cake: 'tarta, tarta nupcial, tarta de boda, pastel, pastel de boda, pastel nupcial, torta, torta de boda, bizcocho, queque, naked cake, primer plano de la tarta',
  attire:
    'vestido y traje, vestido en percha, vestido colgado, vestido en la percha, atuendos, nuestros trajes, vestuario',
  invitation:
    'invitación, invitaciones, invitación de boda, partes de matrimonio, save the date, papelería, tarjeta de invitación',
  empty:
    'lugar vacío, salón vacío, sala vacía, espacio vacío, vacío, vacía, sin decoración, sin decorar, sin nada más, antes de que lleguen los invitados, antes de que llegue nadie',
}

export const VENUES: Vocabulary['concepts']['venue'] = {
  vineyard:
    'viñedo, viñedos, bodega, viñas, viña, vides, entre viñas, viñedo al aire libre, viñedo en una ladera, viñedos en la colina, viñedo en la colina',
  redwood: 'bosque de secuoyas, secuoyas, secoyas, bosque de secoyas, árboles gigantes',
  coast:
    'acantilado, acantilados, costa, mar, océano, junto al mar, frente al mar, vistas al mar, vista al mar, frente al océano, litoral, costa rocosa, orilla del mar',
  garden: 'jardín, parque, jardín botánico, jardines, jardín secreto, jardín inglés, botánico',
  hills:
    'colinas, colina, cerro, cerros, campo, campiña, rancho, estancia, valle, pradera ondulada, ladera, pastizal, dehesa, lomas, sierra baja',
  estate:
    'mansión, casona, casa señorial, pazo, finca privada, casa de campo, club de campo, quinta, palacete, casa solariega',
  rooftop:
    'azotea, terraza en la azotea, rooftop, terraza, ático, horizonte urbano, rascacielos, skyline, centro de la ciudad, en la ciudad, ciudad, urbano, urbana',
  barn: 'granero, establo, pajar, caballeriza, caballerizas, troje, galpón',
  ballroom:
    'salón de baile, salón, gran salón, hotel, palacio, salón de fiestas, salón de eventos, sala de fiestas, salón de banquetes',
  glasshouse:
    'invernadero, pabellón de cristal, casa de cristal, invernadero de cristal, invernáculo, orangerie, salón de cristal, jardín de invierno',
  loft: 'loft, nave industrial, fábrica, almacén, estudio, bodegón',
  tent: 'carpa, toldo, carpa blanca, carpa transparente, gazebo de lona',
  mission: 'hacienda, cortijo, misión, patio colonial, casa colonial, plaza, finca, masía, adobe, parador',
  meadow: 'pradera, prado, campo de flores, campo abierto, campo de flores silvestres, potrero, prado de flores',
  'oak-garden':
    'robles, roble, encinas, encina, encinar, bajo un roble, bajo el roble, robledal, jardín de robles, musgo español',
  'rose-garden': 'rosaleda, jardín de rosas, rosedal, rosal, rosales',
  'olive-grove': 'olivar, olivos, olivo, entre olivos, campo de olivos',
  orchard:
    'huerto, huerta, manzanos, almendros, almendro, árboles frutales, cerezos, manzanar, huerto de manzanos, huerto de cerezos',
  'lavender-field': 'campo de lavanda, campos de lavanda, lavandar',
  'sunflower-field': 'campo de girasoles, campos de girasoles, girasolar',
  'pine-forest':
    'bosque, pinar, bosque de pinos, pinos, bosque encantado, arboleda, abetos, claro del bosque, en el bosque',
  'birch-wood': 'bosque de abedules, abedules, abedul, álamos, alameda, abedular',
  rainforest: 'selva, jungla, selva tropical, bosque tropical, selva con cascada, bosque lluvioso',
  desert: 'desierto',
  canyon: 'cañón, rocas rojas, barranco, desfiladero, barrancas, cañón del desierto, cañón desértico, cañón rojo',
  beach:
    'playa, orilla, arena, en la arena, bahía, olas, playa de arena, cala, descalzos en la arena, a la orilla del mar',
  'tropical-beach':
    'playa tropical, isla, isla tropical, trópico, laguna tropical, playa con palmeras, playa caribeña, playa paradisíaca, paraíso tropical, tropical',
  lake: 'lago, junto al lago, a orillas del lago, laguna, casa del lago, represa',
  river: 'río, ribera, orilla del río, junto al río, arroyo, riachuelo',
  mountain: 'montaña, montañas, sierra, cumbre, cima, cordillera, refugio de montaña, chalet, alpino, nevado',
  'snow-field':
    'campo nevado, paisaje nevado, paraje nevado, bosque nevado, estación de esquí, lago helado, centro de esquí',
  'northern-lights': 'aurora boreal, auroras boreales, luces del norte',
  backyard:
    'patio trasero, jardín de casa, en casa, nuestra casa, casa de mis padres, nuestro jardín, jardín de mis padres, porche, césped, traspatio, casa de mis abuelos, pasto, jardín trasero',
  'japanese-garden': 'jardín japonés, jardín zen',
  farmyard: 'granja, chacra, corral, casa de labranza, finca ganadera, caserío',
  'sailcloth-tent': 'carpa de vela, carpa sailcloth, carpa náutica, carpa de lona de vela',
  library: 'biblioteca, librería, biblioteca antigua, sala de lectura',
  theatre: 'teatro, ópera, cine, auditorio, teatro antiguo',
  chapel: 'capilla, ermita, capilla de piedra, oratorio',
  church: 'iglesia, catedral, basílica, parroquia, por la iglesia, boda religiosa, templo católico',
  synagogue: 'sinagoga',
  mosque: 'patio de mezquita, mezquita, patio de la mezquita',
  temple: 'templo hindú, templo',
  shrine: 'santuario sintoísta, santuario japonés, santuario',
  'chinese-courtyard': 'patio chino, jardín chino, pabellón chino, palacio chino, siheyuan',
  riad: 'patio marroquí, riad, patio árabe, palacio nazarí, palacio árabe, medina, patio morisco',
  villa: 'villa toscana, villa, villa italiana, casa toscana, jardín italiano, palazzo',
  chateau:
    'château, castillo francés, palacio francés, jardines de palacio, patio de palacio, palacio real, palacio barroco, patio del palacio',
  castle: 'castillo, fortaleza, alcázar, castillo medieval, torre medieval, muralla del castillo',
  'city-hall':
    'ayuntamiento, juzgado, registro civil, boda civil, por lo civil, alcaldía, municipalidad, palacio municipal',
  museum: 'museo, museo de arte, sala de esculturas, galería de arte, galería',
  train: 'vagón de tren, tren, tren antiguo, ferrocarril',
  boat: 'cubierta de barco, barco, yate, velero, crucero, catamarán, en alta mar, cubierta',
  pool: 'terraza con piscina, piscina, alberca, pileta, junto a la piscina, piscina infinita, al borde de la piscina',
  street:
    'calle europea, calle, casco antiguo, calle empedrada, plaza del pueblo, callejón, pueblo, pueblo blanco, plaza mayor, centro histórico, callejuela, plazuela, calle adoquinada',
  'wine-cellar': 'cava, sala de barricas, bodega subterránea, cripta',
  canal:
    'canal veneciano, canal de venecia, canal en venecia, canales de venecia, gran canal, canal, canales, puente de rialto',
  'greek-terrace':
    'terraza griega, terraza de santorini, terraza encalada, cúpulas azules, iglesia de cúpula azul, pueblo encalado, casas encaladas, pueblo griego, isla griega',
  paris:
    'avenida parisina, torre eiffel, vista de la torre eiffel, bajo la torre eiffel, calle de parís, calle parisina, café parisino, balcón en parís, balcón de parís, campos elíseos, trocadero',
  'lemon-grove':
    'limonar, huerto de limoneros, limoneros, limonero, campo de limones, huerto de limones, entre limoneros, plantación de limones',
  'orange-grove': 'naranjal, naranjos, naranjo, huerto de naranjos, campo de naranjos, entre naranjos',
  'bamboo-forest': 'bosque de bambú, bambú, bambúes, bambudal',
  dunes: 'dunas de arena, dunas, duna, desierto de dunas, dunas del desierto',
  'desert-camp':
    'campamento en el desierto, campamento bereber, jaima, jaimas, tienda bereber, tienda beduina, haima, haimas, campamento beduino',
  fjord: 'fiordo, fiordos, fiordo noruego, cabañas rojas',
  savannah: 'sabana, safari, sabana africana, acacias, acacia, llanura africana, reserva africana',
  'wheat-field': 'campo de trigo, trigal, trigales, campo de cebada, campos de trigo',
  'poppy-field': 'campo de amapolas, amapolas rojas en el campo, campos de amapolas',
  'tulip-field': 'campo de tulipanes, campos de tulipanes',
  highlands:
    'valle escocés, páramo, páramo escocés, tierras altas, highlands, brezal, brezales, loch, lago escocés, colinas de brezo',
  'rice-terraces': 'terrazas de arroz, arrozal, arrozales, campos de arroz',
  cave: 'cueva, cuevas, gruta, caverna, grutas, cueva marina, estalactitas',
  cenote: 'cenote, cenotes',
  dock: 'embarcadero, muelle, muelle de madera, muelle del lago, pantalán, casa de botes',
  pier: 'muelle de playa, malecón, paseo marítimo, muelle sobre el mar, espigón',
  'new-york':
    'calle de Nueva York, taxis amarillos, taxi amarillo, avenida de nueva york, times square, quinta avenida, calles de nueva york, empire state',
  'brooklyn-bridge': 'puente de Brooklyn, puente colgante',
  'golden-gate': 'puente Golden Gate, golden gate',
  patio:
    'patio andaluz, patio, patio cordobés, patio interior, patio sevillano, patio español, macetas azules, macetas azules en la pared, patio de flores, patio con macetas, patio con fuente, corrala, cortijo andaluz',
  'abbey-ruins':
    'ruinas de abadía, ruinas del castillo, ruinas de un castillo, castillo en ruinas, ruinas, ruinas de una abadía, abadía en ruinas, iglesia en ruinas, ruinas del convento, ruinas de iglesia, ruinas de un monasterio, ruinas antiguas, convento en ruinas, ruinas góticas',
  amphitheatre: 'anfiteatro romano, anfiteatro, teatro romano, teatro griego, ruinas romanas, coliseo, arena romana',
  'korean-palace': 'palacio coreano, hanok, patio coreano, patio de palacio coreano',
  'indian-palace': 'palacio indio, haveli, palacio de la india, palacio del maharajá, palacio de jaipur, palacio hindú',
  'log-cabin':
    'cabaña de troncos, cabaña, cabaña de madera, refugio de esquí, cabaña con chimenea, cabañas, lodge de montaña, casa de troncos, chalet de esquí',
  pub: 'pub, taberna, pub irlandés, cantina, mesón, pub inglés, bar de copas, coctelería, tasca, pulpería, en un bar',
  restaurant: 'restaurante, bistró, cafetería, trattoria, fonda, comedor, asador, restaurante italiano, café',
  diner: 'cafetería americana, cafetería de los años 50, hamburguesería',
  brewery: 'cervecería, cervecería artesanal, fábrica de cerveza, destilería, cervecera',
  aquarium: 'acuario, oceanario, túnel submarino, pecera gigante',
  'train-station':
    'estación de tren, andén, locomotora, tren de vapor, locomotora de vapor, estación, andén de tren, estación antigua',
  fairground:
    'feria, parque de atracciones, verbena, carnaval, circo, carpa de circo, parque de diversiones, kermés, kermesse, recinto ferial, carpa a rayas',
  stadium: 'estadio de fútbol, estadio, campo de fútbol, cancha de fútbol, bernabéu, camp nou',
  cloister: 'claustro, claustros, claustro de un monasterio, claustro de un convento, patio de convento',
  'balinese-temple': 'templo balinés, puerta balinesa, templo de bali',
  'christmas-market': 'mercado navideño, mercadillo navideño, mercado de navidad, mercadillo de navidad',
  nightclub: 'discoteca, club nocturno, antro, boliche, sala de discoteca',
  planetarium: 'planetario, observatorio, cúpula de estrellas',
  yurt: 'yurta, yurta mongola, yurtas',
  'living-room': 'sala de estar, salón de casa, living, comedor de casa, en nuestro piso, en nuestro apartamento',
  gurdwara: 'gurdwara, gurudwara, templo sij, templo sikh',
  'dutch-canal': 'canal holandés, canal de ámsterdam, canales de ámsterdam, canal en ámsterdam',
  havana: 'calle de La Habana, calle habanera, habana vieja, calle cubana, calles de la habana, calle de colores',
}
