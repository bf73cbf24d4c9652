import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'bride and groom, groom and bride', means: ['person:bride', 'person:groom'] },
  {
    words:
      'two brides, brides both, two wives, two women, lesbian couple, lesbian wedding, lesbian, her wife, my wife and i',
    means: ['person:bride*2'],
  },
  { words: 'two grooms, two husbands, two men, gay couple, his husband, my husband and i', means: ['person:groom*2'] },
  {
    words:
      'just us two, just the two of us, only us two, only the two of us, just us, only us, just the couple, nobody else, no one else, nobody but us, alone together',
    means: ['person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: 'elopement, eloping, elope', means: ['person:couple', 'seat:none'] },
  { words: 'winter wonderland', means: ['venue:snow-field', 'season:winter', 'weather:snow'] },
  { words: 'golden gate bridge, golden gate', means: ['venue:coast', 'object:bridge'] },
  { words: 'under the northern lights', means: ['venue:northern-lights', 'time:night'] },
  { words: 'black tie', means: ['style:Glamorous', 'attire:tuxedo'] },
  { words: 'kyoto', means: ['venue:japanese-garden', 'culture:japanese'] },
  { words: 'christmas', means: ['season:winter', 'object:tree'] },
  { words: 'greek island, greek islands, greek village', means: ['culture:greek', 'venue:street'] },
  {
    words:
      'holding a bouquet, holding bouquets, holding her bouquet, carrying a bouquet, with a bouquet, with her bouquet, throwing the bouquet, bouquet toss, with bouquets',
    means: [],
  },
]
