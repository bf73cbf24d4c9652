import type { Vocabulary } from '../../vocabulary.ts'

export const PEOPLE: Vocabulary['concepts']['person'] = {
  bride: 'novia, la novia, esposa, futura esposa, prometida, mujer mía',
  groom: 'novio, el novio, esposo, marido, prometido, futuro esposo',
  couple:
    'pareja, la pareja, los novios, novios, recién casados felices, mi pareja y yo, enamorados, los dos, matrimonio joven, desposados, él y yo, ella y yo',
  guest:
    'invitados, familia, amigos, familiares, nuestros amigos, nuestra familia, amigas, seres queridos, público, primos, asistentes, invitadas, parientes, invitado',
  child:
    'niños, niño, niña, nuestros hijos, nuestro hijo, nuestra hija, hijos, hija, hijo, niñas, sobrinos, sobrina, nietos, nietas, nieto, nieta',
  'flower-girl':
    'niña de las flores, niñas de las flores, damitas, damita, niña de arras, niñas de arras, pajecita, niña de flores',
  'ring-bearer': 'paje, pajes, niño de los anillos, pajecitos, portador de anillos, pajecito',
  bridesmaid: 'damas de honor, dama de honor, madrina de honor, cortejo, damas, séquito, mejor amiga de honor',
  groomsman:
    'padrinos, padrino, padrinos de boda, testigos, caballeros de honor, padrinos del novio, testigo, best man',
  officiant: 'oficiante, juez, maestro de ceremonias, celebrante, jueza',
  parent: 'padres, nuestros padres, suegros, mis padres, papás',
  mother: 'madre, mamá, madrina, madre del novio, madre de la novia, suegra',
  father: 'padre, papá, padre de la novia, padre del novio, padrino, suegro',
  musician: 'músicos, músico',
  priest: 'sacerdote, cura, padre cura, pastor, obispo',
  rabbi: 'rabino, rabina',
  imam: 'imán, imam',
  monk: 'monje, monjes, fraile, monje budista',
  pandit: 'pandit, sacerdote hindú',
  photographer: 'fotógrafo, fotógrafa, fotógrafos',
  waiter: 'camarero, camareros, camarera, mesero, meseros, mozo',
  grandparent: 'abuelos',
  grandmother: 'abuela, abuelita, yaya',
  grandfather: 'abuelo, abuelito, yayo',
  baby: 'bebé, bebés, guaguas',
}

export const ATTIRE: Vocabulary['concepts']['attire'] = {
  shoes: 'zapatos, tacones, sandalias, alpargatas',
  shirt: 'camisa, camisa de lino, guayabera, vaqueros, pantalón de lino',
  suspenders: 'tirantes',
  barong: 'barong',
  terno: 'terno filipino, mangas mariposa',
  'charro-suit': 'traje de charro, charro, traje charro, traje de mariachi',
  dress:
    'vestido de novia, un vestido, el vestido, su vestido, vestido, vestidos, vestido de encaje, vestido largo, vestido sirena, vestido de seda, traje de novia',
  ballgown:
    'vestido de princesa, vestido princesa, vestido de cola, vestido con cola larga, vestido con mucho vuelo, cola larga, falda de tul, vestido de gala, vestido voluminoso',
  'short-dress': 'vestido corto, minivestido, vestido midi, vestido de cóctel, vestido por la rodilla',
  jumpsuit: 'mono de novia, mono nupcial, traje pantalón, enterito, jumpsuit, enterizo, traje de pantalón',
  suit: 'traje, trajes, traje de novio, chaleco, terno, americana, chaqué, traje de lino, saco, chaqueta, pantalones, frac, levita',
  tuxedo: 'esmoquin, smoking, tuxedo, esmóquines',
  sari: 'sari, saris, saree',
  lehenga: 'lehenga, lehengas',
  sherwani: 'sherwani, kurta',
  hanbok: 'hanbok, hanboks',
  kimono: 'kimono, quimono, kimonos, quimonos',
  qipao: 'qipao, cheongsam, vestido chino',
  'ao-dai': 'ao dai',
  kilt: 'falda escocesa, kilt, kilts',
  agbada: 'agbada, dashiki, traje africano',
  gele: 'gele, turbante africano',
  caftan: 'caftán, chilaba, caftanes',
  abaya: 'abaya, hiyab, hijab',
  uniform: 'uniforme, uniforme militar, uniformes, militar, traje militar, uniforme de gala',
  veil: 'velo, mantilla, velo largo, velos, velo catedral',
  'flower-crown':
    'corona de flores, tocado de flores, flores en el pelo, flores en el cabello, coronas de flores, diadema de flores',
  turban: 'turbante, turbantes',
  hat: 'sombrero, pamela, sombreros, canotier, boina, pamelas',
  'cowboy-hat': 'sombrero vaquero, sombrero charro, sombrero de charro, sombrero texano, sombreros charros',
  tiara: 'tiara, corona, diadema, coronas',
  coat: 'abrigo, abrigos, abrigo largo, abrigo de piel, gabardina',
  shawl: 'chal, chales, mantón, estola, mantón de manila, pashmina',
  cape: 'capa, capas, capa nupcial',
  tallit: 'talit, manto de oración, talits',
  kippah: 'kipá, kipás',
  lei: 'collar de flores, lei, collares de flores, collar hawaiano',
  dirndl: 'dirndl, traje tirolés',
  lederhosen: 'lederhosen, pantalón tirolés',
  glasses: 'gafas, lentes, anteojos',
  sunglasses: 'gafas de sol, lentes de sol',
  'top-hat': 'chistera, sombrero de copa, chisteras, bombín',
  fascinator: 'tocado, tocados, tocado de plumas',
  'bow-tie': 'pajarita, corbatín, pajaritas, corbata de moño',
  boots: 'botas, botas vaqueras, botas de agua, botas de lluvia',
  sneakers: 'zapatillas, tenis, zapatillas deportivas, deportivas',
  tie: 'corbata, corbatas',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'negra, oscura, morena oscura, negro, muy oscura, de color, afro',
  brown: 'morena, mulata, moreno, canela, marrón, media',
  tan: 'bronceada, trigueña, oliva, dorada, tostada, aceitunada',
  fair: 'clara, blanca, pálida, pecosa, blanco, claro',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'negro, moreno, oscuro, negra, azabache',
  brown: 'castaño, marrón, castaña',
  blonde: 'rubio, rubia, güera, dorado, platino, güero, mona, catira',
  red: 'pelirroja, rojo, pelirrojo, cobrizo, colorado, roja',
  grey: 'canoso, gris, blanco, canas, plateado, canosa',
}

export const BODY: Vocabulary['body'] = {
  hair: 'pelo, cabello, rizos, trenzas, cabellera, melena, trenza, barba, moño bajo, bigote, pelo largo, pelo corto, pelo rizado',
  skin: 'piel, tez, tono de piel, cutis',
}
