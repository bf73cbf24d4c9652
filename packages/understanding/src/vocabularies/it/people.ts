import type { Vocabulary } from '../../vocabulary.ts'

export const PEOPLE: Vocabulary['concepts']['person'] = {
  bride: 'sposa, la sposa, moglie, fidanzata',
  groom: 'sposo, lo sposo, marito, fidanzato',
  couple:
    'coppia, gli sposi, sposi, noi due insieme, sposini, innamorati, sposi anziani, lui ed io, io e lui, lei ed io',
  guest: 'ospiti, invitati, famiglia, amici, parenti, amiche, pubblico',
  child: 'bambini, bambino, bambina, figli, nostro figlio, nostra figlia, bambine, nipotini, nipotine, nipotino',
  'flower-girl': 'damigella piccola, damigelle piccole, bimba dei fiori, damigellina',
  'ring-bearer': 'paggetto, paggetti, paggio',
  bridesmaid: "damigelle, damigella, testimone della sposa, damigelle d'onore, damigella d'onore",
  groomsman: 'testimoni dello sposo, testimoni, testimone',
  officiant: 'celebrante, sindaco, officiante',
  parent: 'genitori, madre, padre, mamma, papà, suoceri',
  musician: 'musicisti',
  priest: 'prete, sacerdote, parroco, pastore, vescovo',
  rabbi: 'rabbino, rabbina',
  imam: 'imam',
  monk: 'monaco, monaci, frate, monaco buddista',
  pandit: 'pandit, sacerdote indù',
  photographer: 'fotografo, fotografa, fotografi',
  waiter: 'cameriere, camerieri, cameriera',
  grandparent: 'nonni, nonna, nonno',
  baby: 'neonato, neonata, bebè',
}

export const ATTIRE: Vocabulary['concepts']['attire'] = {
  dress:
    'abito da sposa, vestito da sposa, abito, vestito, abito lungo, abito di pizzo, abito a sirena, vestiti, abiti',
  ballgown: 'abito da principessa, strascico, abito con strascico, gonna di tulle, abito principesco, lungo strascico',
  'short-dress': 'abito corto, in abito corto, vestito corto, abito midi',
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
  hat: 'cappello, cappello di paglia, cappelli',
  'cowboy-hat': 'cappello da cowboy, sombrero',
  tiara: 'tiara, corona, diadema, coroncina',
  coat: 'cappotto, cappotti, pelliccia, mantello invernale',
  shawl: 'scialle, scialli, stola, pashmina',
  cape: 'mantella, mantello, cappa, mantelle',
  tallit: 'tallit, scialle da preghiera, talled',
  kippah: 'kippah, kippà',
  lei: 'collana di fiori, lei hawaiano, collane di fiori',
  dirndl: 'dirndl, abito tirolese',
  lederhosen: 'lederhosen, pantaloni di cuoio',
  glasses: 'occhiali, occhiali da vista',
  sunglasses: 'occhiali da sole',
  'top-hat': 'cilindro, cappello a cilindro, bombetta',
  fascinator: 'fascinator, acconciatura con piume, cappellino',
  'bow-tie': 'papillon, farfallino, cravattino',
  boots: 'stivali, stivali da cowboy, stivali di gomma, stivaletti',
  sneakers: 'scarpe da ginnastica, sneakers, scarpe da tennis',
  tie: 'cravatta, cravatte',
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
