import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  {
    words: 'naked cake, naked wedding cake, semi naked cake, semi naked wedding cake',
    means: ['object:cake-table', 'object:cake-layers'],
  },
  { words: 'ruffled cake, ruffle cake', means: ['object:cake-table', 'object:cake-ruffles'] },
  {
    words: 'moms, mums, mothers, our moms, our mums, our mothers, both moms, both mums, both mothers',
    means: ['person:mother*2'],
  },
  { words: 'dads, fathers, our dads, our fathers, both dads, both fathers', means: ['person:father*2'] },
  {
    words:
      'our daughter, my daughter, our little daughter, our son, my son, our little son, our little boy, our little girl',
    means: ['person:child*1'],
  },
  { words: 'best man, best woman', means: ['person:groomsman*1'] },
  { words: 'both families, two families, our two families, both our families', means: ['person:guest'] },
  { words: 'bride and groom, groom and bride', means: ['person:bride', 'person:groom'] },
  {
    words:
      'two brides, brides both, two wives, two women, lesbian couple, lesbian wedding, lesbian, her wife, my wife and i',
    means: ['person:bride*2'],
  },
  { words: 'two grooms, two husbands, two men, gay couple, his husband, my husband and i', means: ['person:groom*2'] },
  {
    words:
      'the two of us, us two, me and my fiance, me and my fiancee, my fiance and i, my fiancee and i, my fiance and me, my fiancee and me',
    means: ['person:couple'],
  },
  {
    words:
      'just us two, just the two of us, only us two, only the two of us, just us, only us, just the couple, nobody else, no one else, nobody but us, alone together',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  { words: 'elopement, eloping, elope', means: [], implies: ['person:couple', 'seat:none'] },
  {
    words:
      'micro wedding, small wedding, tiny wedding, small ceremony, small gathering, private ceremony, family only, close family, microwedding, minimony',
    means: [],
    implies: ['style:Intimate'],
  },
  { words: 'horse and carriage, horse and cart, horse and buggy', means: ['object:horse', 'object:carriage'] },
  { words: 'starry night, starry nights', means: ['time:night', 'object:stars'] },
  { words: 'starry sky, starlit sky, starry', means: ['object:stars'], implies: ['time:night'] },
  { words: 'tropical', means: [], implies: ['venue:rainforest'] },
  { words: 'winter wonderland', means: ['season:winter', 'weather:snow'], implies: ['venue:snow-field'] },
  { words: 'under the northern lights', means: ['venue:northern-lights'], implies: ['time:night'] },
  { words: 'black tie', means: ['style:Glamorous', 'attire:tuxedo'] },
  { words: 'kyoto', means: ['venue:japanese-garden', 'culture:japanese'] },
  { words: 'christmas', means: ['season:winter'], implies: ['object:tree'] },
  {
    words: 'greek island, greek islands, greek village, greek terrace',
    means: ['culture:greek', 'venue:greek-terrace'],
  },
  {
    words:
      'holding a bouquet, holding bouquets, holding her bouquet, carrying a bouquet, with a bouquet, with her bouquet, with bouquets',
    means: [],
  },
  {
    words:
      'sparkler exit, sparkler send off, sparkler tunnel, sparkler sendoff, sparkler send-off, tunnel of sparklers',
    means: ['action:exit', 'object:sparklers'],
  },
  {
    words: 'confetti exit, confetti tunnel, confetti send off',
    means: ['action:exit', 'action:throw', 'object:confetti'],
  },
  {
    words: 'bubble exit, bubble send off, bubble tunnel',
    means: ['action:exit', 'action:blow-bubbles', 'object:bubbles'],
  },
  {
    words: 'petal toss, petal shower, shower of petals, rain of petals',
    means: ['action:throw', 'object:petals'],
  },
  {
    words: 'rice toss, rice shower',
    means: ['action:throw', 'object:rice'],
  },
  {
    words: 'confetti toss, confetti shower, shower of confetti',
    means: ['action:throw', 'object:confetti'],
  },
  {
    words:
      'on a vespa, on a motorcycle, on a motorbike, on a scooter, on our vespa, on the back of a motorcycle, on my motorcycle, on his motorcycle',
    means: ['action:ride', 'object:motorcycle'],
  },
  {
    words: 'on horseback, on a horse, on a white horse, on horses',
    means: ['action:ride', 'object:horse'],
  },
  {
    words: 'on a tandem, on a tandem bicycle, on a bicycle, on bicycles, on our bikes, on bikes',
    means: ['action:ride', 'object:bicycle'],
  },
  {
    words: 'leaving the church, leave the church, outside the church, on the church steps, church steps',
    means: ['action:exit', 'venue:church'],
  },
  {
    words:
      'everyone watching, everybody watching, all watching, everyone watches, everybody watches, our guests watching, our friends watching, in front of everyone, in front of everybody, in front of all our guests, surrounded by our guests, surrounded by our friends, surrounded by friends, surrounded by family, surrounded by everyone',
    means: ['person:guest', 'action:stand'],
  },
]
