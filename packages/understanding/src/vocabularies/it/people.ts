import type { Vocabulary } from '../../vocabulary.ts'

export const PEOPLE: Vocabulary['concepts']['person'] = {
  bride: 'sposa, la sposa, moglie, fidanzata',
  groom: 'sposo, lo sposo, marito, fidanzato',
  couple:
    'coppia, gli sposi, sposi, noi due insieme, sposini, innamorati, sposi anziani, lui ed io, io e lui, lei ed io',
  guest: 'ospiti, invitati, famiglia, amici, parenti, amiche, pubblico',
  child:
    'bambini, bambino, bambina, figli, neonato, nostro figlio, nostra figlia, bambine, nipotini, nipotine, nipotino',
  'flower-girl': 'damigella piccola, damigelle piccole, bimba dei fiori, damigellina',
  'ring-bearer': 'paggetto, paggetti, paggio',
  bridesmaid: "damigelle, damigella, testimone della sposa, damigelle d'onore, damigella d'onore",
  groomsman: 'testimoni dello sposo, testimoni, testimone',
  officiant: 'celebrante, prete, sindaco, sacerdote, officiante, parroco, rabbino, imam, pastore',
  parent: 'genitori, madre, padre, mamma, papà, nonni, nonna, nonno, suoceri',
  musician: 'musicisti, violinista, sassofonista, cantante, pianista',
}

export const ATTIRE: Vocabulary['concepts']['attire'] = {
  dress:
    'abito da sposa, vestito da sposa, abito, vestito, abito lungo, abito di pizzo, abito a sirena, vestiti, abiti',
  ballgown: 'abito da principessa, strascico, abito con strascico, gonna di tulle, abito principesco, lungo strascico',
  'short-dress': 'abito corto, vestito corto, abito midi',
  jumpsuit: 'tuta da sposa, tailleur pantalone, tuta elegante',
  suit: 'completo, completo da sposo, gilet, giacca, abito da sposo, completi, tight, frac, tailleur',
  tuxedo: 'smoking, tuxedo',
  sari: 'sari',
  lehenga: 'lehenga',
  sherwani: 'sherwani',
  hanbok: 'hanbok',
  kimono: 'kimono',
  qipao: 'qipao, cheongsam, abito cinese',
  'ao-dai': 'ao dai',
  kilt: 'kilt, gonnellino scozzese',
  agbada: 'agbada, abito africano, dashiki',
  gele: 'gele, copricapo africano',
  caftan: 'caftano, caftani',
  abaya: 'abaya, hijab, velo islamico',
  uniform: 'uniforme, alta uniforme, uniforme militare',
  veil: 'velo, velo lungo, mantiglia',
  'flower-crown': 'corona di fiori, coroncina di fiori, fiori nei capelli, coroncine di fiori',
  turban: 'turbante',
  hat: 'cappello, cilindro, cappello di paglia, cappelli',
  'cowboy-hat': 'cappello da cowboy, sombrero',
  tiara: 'tiara, corona, diadema, coroncina',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'nera, scura, nero, ebano',
  brown: 'marrone, mulatta, bruna',
  tan: 'abbronzata, olivastra, dorata, ambrata',
  fair: 'chiara, pallida, bianca, diafana',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'neri, nero, scuri, corvini',
  brown: 'castani, castano, bruni',
  blonde: 'biondi, biondo, bionda',
  red: 'rossi, rosso, ramati, rossa',
  grey: 'grigi, bianchi, brizzolati',
}

export const BODY: Vocabulary['body'] = {
  hair: 'capelli, trecce, ricci, barba, chioma, chignon',
  skin: 'pelle, carnagione, incarnato',
}
