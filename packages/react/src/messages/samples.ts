/** What "Try Sample" types; one is picked at random. */
export const samples: readonly string[] = [
  'A garden ceremony at golden hour beneath an arch of blush peonies and ivory roses, rows of wooden chairs before the old oaks, candles along a linen aisle.',
  'A barefoot beach wedding at sunset: driftwood arch with white orchids and flowing silk, lanterns in the sand, a long table in coral, peach and gold.',
  'A vineyard evening in September, a long oak table between the vines, burgundy dahlias and olive branches, string lights under a violet sky.',
  'A winter wedding in a candlelit stone chapel with evergreen garlands and white amaryllis, snow behind the windows, all in deep green, ivory and silver.',
  'A clearing among the redwoods with the morning fog still low, ferns along the aisle, an arch of twisted branches with wild white anemones.',
  'A ballroom reception with crystal chandeliers and gold candelabra, round tables in champagne silk and cascades of white hydrangea.',
  'A desert ceremony at dusk in terracotta and rust, pampas grass around a copper arch, and the first stars over the red rocks.',
  'A lakeside wedding in early summer, a white tent open to the water, lavender and pale blue delphiniums, and paper lanterns for the evening.',
  'A rooftop wedding above the city at blue hour, black and white with crimson roses, candles by the hundred, the skyline lighting up behind us.',
  'A barn reception after the harvest: warm wood, fairy lights in the rafters, sunflowers and orange ranunculus, and a three-tier cake with figs.',
]
