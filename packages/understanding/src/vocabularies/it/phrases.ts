import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'tavolo imperiale, tavolata unica', means: ['table:long*1'] },
  { words: 'due sposi, i due sposi', means: ['person:couple'] },
  { words: 'torta nuda, naked cake', means: ['object:cake-table', 'object:cake-layers'] },
  { words: 'torta con volant', means: ['object:cake-table', 'object:cake-ruffles'] },
  { words: 'notte stellata', means: ['time:night', 'object:stars'] },
  { words: 'cielo stellato', means: ['object:stars'], implies: ['time:night'] },
  { words: 'sposa e sposo, sposo e sposa', means: ['person:bride', 'person:groom'] },
  { words: 'due spose, due donne, coppia di donne, mia moglie ed io', means: ['person:bride*2'] },
  {
    words: 'due sposi, due sposi uomini, due uomini, coppia di uomini, coppia gay, due mariti',
    means: ['person:groom*2'],
  },
  { words: 'noi due', means: ['person:couple'] },
  {
    words: 'solo noi due, noi due soli, soltanto noi due, noi due da soli',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  {
    words: "fuga d'amore, elopement",
    means: [],
    implies: ['style:Intimate', 'person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: 'natale, a natale', means: ['season:winter'], implies: ['object:tree'] },
  { words: "sotto l'aurora boreale", means: ['venue:northern-lights'], implies: ['time:night'] },
  { words: 'con un bouquet, con il bouquet, lancio del bouquet, tiene il bouquet', means: [] },
  {
    words: 'pioggia di petali, lancio di petali',
    means: ['action:throw', 'object:petals'],
  },
  {
    words: 'lancio del riso, lanciano il riso, pioggia di riso',
    means: ['action:throw', 'object:rice'],
  },
  {
    words: 'a cavallo',
    means: ['action:ride', 'object:horse'],
  },
  {
    words: 'su una vespa, sulla vespa, in vespa, in motorino, su un motorino, in sella a una vespa',
    means: ['action:ride', 'object:motorcycle'],
  },
  {
    words: 'davanti a tutti, circondati dagli amici',
    means: ['person:guest', 'action:stand'],
  },
]
