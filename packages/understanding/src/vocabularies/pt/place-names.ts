import type { Vocabulary } from '../../vocabulary.ts'

export const PLACES: Vocabulary['places'] = {
  vineyard: 'douro, vale dos vinhedos, bento gonçalves, mendoza',
  coast: 'sintra costa, nazaré, madeira, amalfi, santa catarina, açores',
  hills: 'minas gerais, escócia, irlanda',
  rooftop: 'são paulo, nova york, nova iorque, dubai',
  ballroom: 'las vegas',
  mission: 'méxico, espanha, ouro preto',
  'olive-grove': 'alentejo',
  'lavender-field': 'provence, provença',
  rainforest: 'amazônia, amazónia',
  desert: 'saara, jalapão',
  beach: "trancoso, búzios, comporta, algarve, florianópolis, cascais, jericoacoara, ubatuba, arraial d'ajuda",
  'tropical-beach':
    'bahia, fernando de noronha, caribe, maldivas, bali, cancún, nordeste, havaí, porto de galinhas, maragogi',
  lake: 'lago de como',
  mountain: 'campos do jordão, gramado rs, serra da estrela, alpes, suíça, andes, patagônia',
  'northern-lights': 'islândia, finlândia',
  'japanese-garden': 'quioto, japão',
  temple: 'índia',
  'chinese-courtyard': 'china',
  riad: 'marrocos, marraquexe, marrakech',
  villa: 'toscana, itália, florença',
  chateau: 'versalhes, frança',
  castle: 'sintra, óbidos',
  street: 'lisboa, paris, veneza, paraty, porto, alfama, santorini, grécia, praga, londres, roma, pelourinho',
}
