// Generated from messages/en.arb by `npm run messages`.

/** The prompts that "Try Sample" and "Next sample" type. */
export const samplesMessages = {
  samples: [
    'A garden ceremony at golden hour beneath an arch of blush peonies and ivory roses, wooden chairs, candles along a linen aisle, the couple and their guests.',
    'A beach ceremony at sunset: a driftwood arch with white orchids and coral roses, lanterns along the aisle, the couple and their guests.',
    'A vineyard dinner in September: long tables with candles, burgundy dahlias and olive branches, guests on both sides, string lights at dusk.',
    'A winter ceremony in a snowy pine forest: lanterns along the aisle, an arch of white roses and greenery, the couple and their guests.',
    'A ceremony in a circle among the redwoods, with morning fog, ferns, and a moon gate with white anemones, the couple and their guests.',
    'A ballroom reception with crystal chandeliers and gold candelabra, round tables in champagne silk, tall centerpieces of white hydrangeas.',
    'A desert ceremony at dusk in terracotta and rust, pampas grass around a copper arch, cactus and the first stars.',
    'A summer wedding by the lake at sunset, the couple and their guests dancing under paper lanterns, lavender and pale blue hydrangeas.',
    'A rooftop dinner at night: round tables with black linens and gold chairs, white and crimson roses, and hundreds of candles.',
    'A barn reception after the harvest: fairy lights, sunflowers and orange ranunculus on round tables, and a three-tier cake with figs.',
  ] as readonly string[],
}
