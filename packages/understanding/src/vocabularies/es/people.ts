import type { Vocabulary } from '../../vocabulary.ts'

export const PEOPLE: Vocabulary['concepts']['person'] = {
  bride: 'novia, la novia, esposa, futura esposa, prometida, mujer mía',
  groom: 'novio, el novio, esposo, marido, prometido, futuro esposo',
  couple:
    'pareja, la pareja, nosotros, los novios, novios, recién casados felices, mi pareja y yo, enamorados, los dos, matrimonio joven, desposados',
  guest:
    'invitados, familia, amigos, familiares, nuestros amigos, nuestra familia, amigas, seres queridos, público, primos, asistentes, invitadas, parientes, invitado',
  child:
    'niños, niño, niña, nuestros hijos, nuestro hijo, nuestra hija, bebé, hijos, hija, hijo, niñas, sobrinos, bebés, guaguas, sobrina',
  'flower-girl': 'niña de las flores, niñas de las flores, damitas, damita, niña de arras, niñas de arras, pajecita',
  'ring-bearer': 'paje, pajes, niño de los anillos, pajecitos, portador de anillos, pajecito',
  bridesmaid: 'damas de honor, dama de honor, madrina de honor, cortejo, damas, séquito, mejor amiga de honor',
  groomsman:
    'padrinos, padrino, padrinos de boda, testigos, caballeros de honor, padrinos del novio, testigo, best man',
  officiant:
    'oficiante, cura, sacerdote, rabino, juez, maestro de ceremonias, pastor, imán, padre cura, celebrante, obispo, fraile, elvis, monje, chamán, jueza',
  parent:
    'padres, madre, padre, mamá, papá, abuelos, abuela, abuelo, madrina, nuestros padres, suegros, madre del novio, padre de la novia, mis padres, abuelita, papás',
  musician:
    'músicos, violinista, saxofonista, cantante, coro, violín, saxofón, trompeta, acordeón, pianista, chelo, violonchelo, coro góspel, guitarrista, arpista, trompetas, marimba, flauta, músico, violines, bandoneón, saxo, cajón flamenco',
}

export const ATTIRE: Vocabulary['concepts']['attire'] = {
  dress:
    'vestido de novia, vestido, vestidos, vestido de encaje, vestido largo, vestido sirena, vestido de seda, traje de novia, vestido blanco largo, traje de flamenca, trajes de flamenca',
  ballgown:
    'vestido de princesa, vestido princesa, vestido de cola, vestido con cola larga, vestido con mucho vuelo, cola larga, falda de tul, vestido de gala, vestido voluminoso',
  'short-dress': 'vestido corto, minivestido, vestido midi, vestido de cóctel, vestido por la rodilla',
  jumpsuit: 'mono de novia, mono nupcial, traje pantalón, enterito, jumpsuit, enterizo, traje de pantalón',
  suit: 'traje, trajes, traje de novio, chaleco, corbata, pajarita, terno, corbatas, americana, chaqué, traje de lino, saco, tirantes, moño de novio, chaqueta, corbatín, pantalones, guayabera, guayaberas, frac, traje de charro, levita',
  tuxedo: 'esmoquin, smoking, tuxedo, esmóquines',
  sari: 'sari, saris, saree',
  lehenga: 'lehenga, lehengas',
  sherwani: 'sherwani, kurta',
  hanbok: 'hanbok, hanboks',
  kimono: 'kimono, quimono, kimonos, quimonos',
  qipao: 'qipao, cheongsam, vestido chino',
  'ao-dai': 'ao dai',
  kilt: 'falda escocesa, kilt, kilts',
  agbada: 'agbada, dashiki, traje africano, kente',
  gele: 'gele, turbante africano',
  caftan: 'caftán, chilaba, caftanes',
  abaya: 'abaya, hiyab, hijab, pañuelo',
  uniform: 'uniforme, uniforme militar, uniformes, militar, traje militar, uniforme de gala',
  veil: 'velo, mantilla, velo largo, velos, velo catedral',
  'flower-crown':
    'corona de flores, tocado de flores, flores en el pelo, flores en el cabello, coronas de flores, diadema de flores',
  turban: 'turbante, turbantes',
  hat: 'sombrero, pamela, chistera, sombreros, canotier, boina, pamelas, sombrero de copa, tocado, tocados, gafas de sol, kipá',
  'cowboy-hat':
    'sombrero vaquero, botas vaqueras, sombrero charro, sombrero de charro, botas, sombrero texano, sombreros charros',
  tiara: 'tiara, corona, diadema, peineta, coronas',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'negra, oscura, morena oscura, negro, muy oscura, de color, afro',
  brown: 'morena, mulata, moreno, canela, marrón, café, media',
  tan: 'bronceada, trigueña, oliva, dorada, tostada, aceitunada',
  fair: 'clara, blanca, pálida, pecosa, blanco, claro',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'negro, moreno, oscuro, negra, azabache',
  brown: 'castaño, marrón, castaña, café',
  blonde: 'rubio, rubia, güera, dorado, platino, güero, mona, catira',
  red: 'pelirroja, rojo, pelirrojo, cobrizo, colorado, roja',
  grey: 'canoso, gris, blanco, canas, plateado, canosa',
}

export const BODY: Vocabulary['body'] = {
  hair: 'pelo, cabello, rizos, trenzas, cabellera, melena, trenza, barba, moño bajo, bigote, pelo largo, pelo corto, pelo rizado',
  skin: 'piel, tez, tono de piel, cutis',
}
