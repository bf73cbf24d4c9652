import type { Vocabulary } from '../../vocabulary.ts'

export const PEOPLE: Vocabulary['concepts']['person'] = {
  bride: 'noiva, esposa, a noiva',
  groom: 'noivo, marido, o noivo',
  couple: 'casal, os noivos, noivos, apaixonados, recém-casados, ele e eu, ela e eu',
  guest: 'convidados, família, amigos, familiares, parentes, convidado, padrinhos e família',
  child:
    'crianças, criança, filhos, bebê, bebé, menina, menino, filha, filho, sobrinhos, meninas, netos, netas, neto, neta',
  'flower-girl': 'daminha, daminhas, florista menina, damas de flores, menina das flores, dama das flores',
  'ring-bearer': 'pajem, pajens, porta-alianças menino, menino das alianças',
  bridesmaid: 'madrinhas, damas de honra, dama de honra, damas de honor, madrinha, dama de honor',
  groomsman: 'padrinhos, padrinho',
  officiant: 'celebrante, padre, juiz de paz, pastor, rabino, conservador, oficiante',
  parent: 'pais, mãe, pai, avós, avó, avô, mãe da noiva, pai da noiva',
  musician: 'músicos, violinista, cantor, cantora, saxofonista, sanfoneiro',
}

export const ATTIRE: Vocabulary['concepts']['attire'] = {
  dress: 'vestido de noiva, vestido, vestidos, vestido de renda, vestido longo, vestido sereia, vestido comprido',
  ballgown: 'vestido princesa, vestido de princesa, cauda longa, vestido com cauda, saia de tule',
  'short-dress': 'vestido curto, vestido midi',
  jumpsuit: 'macacão, macacão de noiva, conjunto de calça',
  suit: 'terno, ternos, colete, fato, paletó, fatos, fraque, terno de linho, meio fraque',
  tuxedo: 'smoking, tuxedo',
  sari: 'sári, sáris, sari',
  lehenga: 'lehenga',
  sherwani: 'sherwani',
  hanbok: 'hanbok',
  kimono: 'quimono, kimono',
  qipao: 'qipao, cheongsam, vestido chinês',
  'ao-dai': 'ao dai',
  kilt: 'kilt, saia escocesa',
  agbada: 'agbada, traje africano, capulana',
  gele: 'gele, turbante africano',
  caftan: 'cafetã, caftan, cáftan',
  abaya: 'abaya, hijab',
  uniform: 'uniforme, farda, uniforme militar',
  veil: 'véu, véu longo, mantilha, véu comprido',
  'flower-crown': 'coroa de flores, tiara de flores, flores no cabelo, grinalda de flores, grinalda',
  turban: 'turbante',
  hat: 'chapéu, cartola, chapéu de palha, chapéus',
  'cowboy-hat': 'chapéu de cowboy, chapéu de caubói, sombrero',
  tiara: 'tiara, coroa, diadema',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'negra, escura, negro, retinta',
  brown: 'morena, parda, marrom, mulata, castanha',
  tan: 'bronzeada, dourada, oliva',
  fair: 'clara, branca, pálida',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'preto, pretos, negro, negros, escuros',
  brown: 'castanho, castanhos, marrom',
  blonde: 'loiro, loiros, loira',
  red: 'ruivo, ruivos, ruiva, vermelho',
  grey: 'grisalho, brancos, grisalhos',
}

export const BODY: Vocabulary['body'] = {
  hair: 'cabelo, cabelos, tranças, cachos, barba, coque',
  skin: 'pele, tom de pele',
}
