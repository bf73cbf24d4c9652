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
  'dance-floor': 'pista de baile, primer baile, pista de baile llena, pista llena',
  portrait:
    'retrato, retrato de pareja, de espaldas, por detrás, desde atrás, cogidos de la mano, tomados de la mano, agarrados de la mano, de la mano, besándose, beso, primer beso, abrazados, abrazándose, primera mirada, sesión de fotos, foto de pareja, dándose un beso',
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
  vineyard: 'viñedo, viñedos, bodega, viñas, viña, vides, entre viñas, viñedo al aire libre',
  redwood: 'bosque de secuoyas, secuoyas, secoyas, bosque de secoyas, árboles gigantes',
  coast:
    'acantilado, acantilados, costa, mar, océano, junto al mar, frente al mar, vistas al mar, vista al mar, frente al océano, litoral, costa rocosa, malecón, orilla del mar',
  garden: 'jardín, parque, jardín botánico, jardines, jardín secreto, jardín inglés, botánico',
  hills:
    'colinas, colina, cerro, cerros, campo, campiña, rancho, estancia, valle, pradera ondulada, ladera, pastizal, dehesa, lomas, sierra baja',
  estate:
    'mansión, casona, casa señorial, pazo, finca privada, casa de campo, club de campo, quinta, palacete, casa solariega',
  rooftop:
    'azotea, terraza en la azotea, rooftop, terraza, ático, horizonte urbano, rascacielos, skyline, centro de la ciudad, en la ciudad, ciudad, urbano, urbana',
  barn: 'granero, establo, pajar, caballeriza, caballerizas, troje, galpón',
  ballroom:
    'salón de baile, salón, gran salón, hotel, palacio, salón de fiestas, salón de eventos, sala de fiestas, salón de banquetes, casino',
  glasshouse:
    'invernadero, pabellón de cristal, casa de cristal, invernadero de cristal, invernáculo, orangerie, salón de cristal, jardín de invierno',
  loft: 'loft, nave industrial, fábrica, almacén, galería de arte, galería, estudio, bodegón',
  tent: 'carpa, toldo, carpa blanca, carpa transparente, jaima, tienda beduina, carpa de circo, gazebo de lona',
  mission:
    'hacienda, cortijo, misión, patio, patio andaluz, patio colonial, patio español, casa colonial, plaza, finca, masía, convento, adobe, parador',
  meadow:
    'pradera, prado, campo de flores, campo abierto, campo de flores silvestres, potrero, campo de trigo, prado de flores',
  'oak-garden':
    'robles, roble, encinas, encina, encinar, bajo un roble, bajo el roble, robledal, jardín de robles, musgo español',
  'rose-garden': 'rosaleda, jardín de rosas, rosedal, rosal, rosales',
  'olive-grove': 'olivar, olivos, olivo, entre olivos, campo de olivos',
  orchard:
    'huerto, huerta, huerto de limoneros, limoneros, limonero, naranjos, naranjo, naranjal, manzanos, almendros, almendro, árboles frutales, cerezos, huerto de naranjos, limonar',
  'lavender-field': 'campo de lavanda, campos de lavanda, lavandar',
  'sunflower-field': 'campo de girasoles, campos de girasoles, girasolar',
  'pine-forest':
    'bosque, pinar, bosque de pinos, pinos, bosque encantado, arboleda, abetos, claro del bosque, en el bosque',
  'birch-wood': 'bosque de abedules, abedules, abedul, álamos, alameda, abedular',
  rainforest: 'selva, jungla, selva tropical, bosque tropical, cenote, selva con cascada, bosque lluvioso',
  desert: 'desierto, dunas, dunas de arena, duna',
  canyon: 'cañón, rocas rojas, barranco, desfiladero, barrancas',
  beach:
    'playa, orilla, arena, en la arena, bahía, olas, playa de arena, cala, descalzos en la arena, a la orilla del mar',
  'tropical-beach':
    'playa tropical, isla, isla tropical, trópico, laguna tropical, playa con palmeras, playa caribeña, playa paradisíaca, paraíso tropical, tropical',
  lake: 'lago, junto al lago, muelle, embarcadero, a orillas del lago, laguna, casa del lago, represa',
  river: 'río, ribera, orilla del río, junto al río, arroyo, riachuelo, canal',
  mountain:
    'montaña, montañas, sierra, cumbre, cima, cordillera, glaciar, fiordo, refugio de montaña, chalet, volcán, alpino, nevado',
  'snow-field':
    'campo nevado, paisaje nevado, paraje nevado, bosque nevado, estación de esquí, lago helado, centro de esquí',
  'northern-lights': 'aurora boreal, auroras boreales, luces del norte',
  backyard:
    'patio trasero, jardín de casa, en casa, nuestra casa, casa de mis padres, nuestro jardín, jardín de mis padres, porche, césped, traspatio, casa de mis abuelos, pasto, jardín trasero',
  'japanese-garden': 'jardín japonés, jardín zen, bosque de bambú, bambú, casa de té',
  farmyard: 'granja, chacra, corral, casa de labranza, finca ganadera, caserío',
  'sailcloth-tent': 'carpa de vela, carpa sailcloth, carpa náutica, carpa de lona de vela',
  library: 'biblioteca, librería, biblioteca antigua, sala de lectura',
  theatre: 'teatro, ópera, cine, auditorio, teatro antiguo',
  chapel: 'capilla, ermita, capilla de piedra, abadía, monasterio, oratorio, ruinas del convento',
  church: 'iglesia, catedral, basílica, parroquia, por la iglesia, boda religiosa, templo católico',
  synagogue: 'sinagoga',
  mosque: 'patio de mezquita, mezquita, patio de la mezquita',
  temple: 'templo hindú, templo, templo budista, pagoda, palacio indio, gurdwara',
  shrine: 'santuario sintoísta, santuario japonés, santuario',
  'chinese-courtyard': 'patio chino, jardín chino, pabellón chino, palacio chino, siheyuan, hanok',
  riad: 'patio marroquí, riad, patio árabe, palacio nazarí, palacio árabe, medina, patio morisco',
  villa: 'villa toscana, villa, villa italiana, casa toscana, jardín italiano, palazzo',
  chateau: 'château, castillo francés, palacio francés, jardines de palacio',
  castle:
    'castillo, fortaleza, alcázar, castillo medieval, ruinas, ruinas del castillo, torre medieval, muralla del castillo',
  'city-hall':
    'ayuntamiento, juzgado, registro civil, boda civil, por lo civil, alcaldía, municipalidad, palacio municipal',
  museum: 'museo, museo de arte, acuario, planetario, sala de esculturas',
  train: 'vagón de tren, tren, estación de tren, tren antiguo, ferrocarril, estación',
  boat: 'cubierta de barco, barco, yate, velero, crucero, catamarán, barcaza, en alta mar, cubierta',
  pool: 'terraza con piscina, piscina, alberca, pileta, junto a la piscina, piscina infinita, al borde de la piscina',
  street:
    'calle europea, calle, casco antiguo, calle empedrada, plaza del pueblo, callejón, pueblo, pueblo blanco, plaza mayor, centro histórico, callejuela, plazuela, calle adoquinada',
  'wine-cellar': 'cava, cueva, sala de barricas, bodega subterránea, gruta, cripta, cuevas',
}
