/** What "Try Sample" types; one is picked at random. */
export const samples: readonly string[] = [
  'A garden ceremony at golden hour beneath an arch of blush peonies and ivory roses. Rows of wooden chairs face the old oaks, candles line a linen aisle, and the hills behind us are soft with haze.',
  'A barefoot beach wedding at sunset. Driftwood arch with white orchids and flowing silk, the tide coming in, lanterns in the sand, and a long table in coral, peach and gold.',
  'A vineyard evening in September: a long oak table between the vines, burgundy dahlias and olive branches, string lights overhead, the sky turning from apricot to violet.',
  'A winter wedding in a candlelit stone chapel. Evergreen garlands, white amaryllis, snow behind the tall windows, and everything else in deep green, ivory and a little silver.',
  'A forest clearing among the redwoods, morning fog still low. Ferns and moss for the aisle, an arch of twisted branches with wild white anemones, and soft green light.',
  'A ballroom reception with crystal chandeliers and tall gold candelabra. Round tables in champagne silk, cascades of white hydrangea, and a dance floor that shines like water.',
  'A desert ceremony at dusk. Terracotta and rust, pampas grass and dried palms around a copper arch, kilim rugs for the aisle, and the first stars over the red rocks.',
  'A lakeside wedding in early summer: a white tent open to the water, lavender and pale blue delphiniums, wooden boats at the jetty, and paper lanterns for when it gets dark.',
  'A rooftop wedding above the city at blue hour. Black and white with one bold colour, crimson roses, candles in glass by the hundred, and the skyline lighting up behind us.',
  'A barn reception after the harvest: warm wood, fairy lights in the rafters, sunflowers and orange ranunculus in stone jugs, hay bales outside, and a three-tier cake with figs.',
]
