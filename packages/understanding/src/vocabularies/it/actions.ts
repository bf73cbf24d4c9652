import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const ACTIONS: Concepts['action'] = {
  kiss: 'bacio, che si baciano, si baciano, primo bacio, ci baciamo, baciandosi, mentre si baciano',
  hug: 'abbraccio, abbracciati, si abbracciano, abbracciate, ci abbracciamo',
  'forehead-touch': 'fronte contro fronte, naso contro naso',
  'holding-hands': 'mano nella mano, per mano, tenendosi per mano, si tengono per mano',
  dance:
    'ballo, ballando, ballano, danzando, danzano, primo ballo, valzer, balliamo, che ballano, apertura delle danze',
  dip: 'casqué, bacio casqué',
  walk: 'passeggiata, che camminano, camminando, passeggiano, che passeggiano, camminano, camminiamo',
  run: 'corsa, correndo, corrono, che corre, che corrono, corriamo, corre',
  jump: 'salto, saltando, saltano, che saltano',
  carry: 'in braccio, in braccio allo sposo, porta la sposa in braccio, mi porta in braccio',
  sit: 'seduti, seduto, seduta, sedute, siamo seduti, seduti su',
  lie: "sdraiati, sdraiati sull'erba, distesi, sdraiata",
  exit: "uscita, usciamo, uscita degli sposi, all'uscita, uscita dalla, usciamo dalla, uscendo dalla, escono dalla",
  procession:
    "ingresso della sposa, accompagna all'altare, mi accompagna all'altare, verso l'altare, cammina verso l'altare, percorre la navata, a braccetto con il padre, al braccio di mio padre",
  'cake-cutting': 'taglio della torta, tagliando la torta, tagliamo la torta, tagliano la torta, tagliare la torta',
  toast: 'brindisi, che brindano, brindando, alzano i calici, brindano, brindiamo, alzando i calici, discorso',
  feed: 'imboccandosi, si imboccano, si danno da mangiare',
  'first-look': 'first look, primo sguardo, si gira e mi vede, si volta',
  'ring-exchange':
    'scambio degli anelli, scambio delle fedi, si scambiano gli anelli, scambiandosi gli anelli, ci scambiamo le fedi',
  sign: 'firma, firmando, firmano, firma del registro',
  'glass-breaking': 'rompe il bicchiere, rottura del bicchiere, rompendo il bicchiere',
  ride: 'in sella, guidando, arriviamo in, arrivando in, salendo su, saliamo su, salgono su, partiamo in',
  'bouquet-toss': 'lancio del bouquet, lancia il bouquet, lanciando il bouquet',
  hora: 'hora, sollevati sulle sedie, sulle sedie in aria',
  'money-spray': 'pioggia di soldi, lancio di banconote, lanciano soldi',
  lasso: 'lazo, lazzo nuziale',
  cheer: 'festa degli amici, esultano, esultando, festeggiano, festeggiando, braccia al cielo, acclamano, gridano',
  clap: 'applauso, applaudono, applaudendo, applausi, battono le mani',
  wave: 'saluti, salutano, salutando, ci salutano',
  throw: 'lancio, lanciano, lanciando, tirano, tirando, ci lanciano, gettano',
  'blow-bubbles': 'bolle di sapone soffiate, soffiano bolle, soffiando bolle, fanno le bolle, con le bolle di sapone',
  mingle: 'chiacchierando, chiacchierano, riuniti, conversando',
  stand: 'in piedi, in fila, in posa, foto di gruppo, aspettando, aspetta',
}

export const CAMERAS: Concepts['camera'] = {
  'close-up':
    'ritratto ravvicinato, ritratto, ritratto di coppia, foto di coppia, i nostri volti, i nostri visi, primo piano di noi',
  wide: 'campo lungo, inquadratura ampia, grandangolo, da lontano, panoramica, in lontananza',
  low: 'dal basso, inquadratura dal basso',
  window: 'attraverso la finestra, dalla finestra, attraverso una finestra',
  doorway: 'attraverso la porta, dalla porta aperta, incorniciati dalla porta',
  silhouette: 'sagome, silhouette, controluce, in controluce, le nostre sagome',
  reflection: "riflesso, riflessi, riflesso nell'acqua, riflessi nell'acqua, il nostro riflesso",
  'black-and-white': 'bianco e nero, in bianco e nero, foto in bianco e nero, monocromatico',
  sepia: 'seppia, in seppia',
  film: 'pellicola, foto analogica, analogica, grana della pellicola',
  polaroid: 'polaroid, foto polaroid, foto istantanea',
}
