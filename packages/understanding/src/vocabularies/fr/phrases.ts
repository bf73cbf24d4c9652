import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'gâteau nu, naked cake', means: ['object:cake-table', 'object:cake-layers'] },
  { words: 'gâteau à volants', means: ['object:cake-table', 'object:cake-ruffles'] },
  { words: 'nuit étoilée', means: ['time:night', 'object:stars'] },
  { words: 'ciel étoilé, étoilée, étoilé', means: ['object:stars'], implies: ['time:night'] },
  { words: 'mariée et marié, marié et mariée', means: ['person:bride', 'person:groom'] },
  { words: 'deux mariées, deux femmes, couple de femmes, couple lesbien, ma femme et moi', means: ['person:bride*2'] },
  {
    words:
      "deux mariés, deux mariés hommes, deux hommes, couple d'hommes, couple gay, mon mari et moi sommes deux hommes",
    means: ['person:groom*2'],
  },
  {
    words:
      'juste nous deux, rien que nous deux, seulement nous deux, nous deux seuls, nous deux, en tête à tête, que nous deux, tous les deux seuls',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  {
    words: "mariage en cachette, mariage secret, elopement, s'enfuir à deux",
    means: [],
    implies: ['style:Intimate', 'person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: 'noël, à noël, mariage de noël', means: ['season:winter'], implies: ['object:tree'] },
  {
    words: "féerie hivernale, féerie d'hiver",
    means: ['season:winter', 'weather:snow'],
    implies: ['venue:snow-field'],
  },
  { words: 'sous les aurores boréales', means: ['venue:northern-lights'], implies: ['time:night'] },
  {
    words: 'avec un bouquet, avec son bouquet, tenant un bouquet, tenant son bouquet, bouquet à la main',
    means: [],
  },
  {
    words: 'lancer de confettis, pluie de confettis',
    means: ['action:throw', 'object:confetti'],
  },
  {
    words: 'pluie de pétales, lancer de pétales',
    means: ['action:throw', 'object:petals'],
  },
  {
    words: 'lancer de riz, lancent du riz, jettent du riz',
    means: ['action:throw', 'object:rice'],
  },
  {
    words: 'sur une moto, en moto, sur un scooter, en vespa',
    means: ['action:ride', 'object:motorcycle'],
  },
  {
    words: 'devant tout le monde, entourés de nos amis, entourés de nos invités',
    means: ['person:guest', 'action:stand'],
  },
]
