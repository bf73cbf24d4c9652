/** Sample prompts. Each of them describes a different setting. */
export const SAMPLE_PROMPTS: readonly string[] = [
  'A romantic garden ceremony at golden hour with blush peonies, ivory roses and a draped canopy arch',
  'Candlelit long farm tables under string lights in a rustic barn, terracotta and burgundy dahlias',
  'Foggy redwood grove ceremony with a moon gate arch, ferns and white anemones',
  'Glamorous ballroom reception with tall centerpieces, orchids, gold and plum, crystal chandeliers',
  'Beach ceremony at sunset in Big Sur with coral and turquoise flowers',
  'Colorful hacienda courtyard wedding with papel picado, fuchsia and orange blooms, lanterns',
  'Winter greenhouse reception with dusty blue and silver, floral chandelier, long tables at dusk',
  'Starry night rooftop dinner over San Francisco, navy and gold, candles everywhere',
  'Sailcloth tent in wine country at dusk, lavender and sage, bistro lights',
  'Elegant estate in Napa, all white roses, long banquet table on the lawn',
]
