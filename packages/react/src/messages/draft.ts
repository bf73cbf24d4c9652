/** The prompts that "Try Sample" and "Next sample" type. */
export const samples: readonly string[] = [
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
]

/** Texts for the vision draft. */
export const draftMessages = {
  title: 'Bring your dream wedding to life',
  /** The part of the title to set in italics. Leave it empty for none. */
  titleEmphasis: 'dream wedding',
  label: 'Your dream wedding',
  placeholder: 'Describe your dream wedding...',
  addImages: 'Add Images',
  takePhoto: 'Take a photo',
  drop: 'Drop here to upload',
  trySample: 'Try Sample',
  nextSample: 'Next sample',
  undoSample: 'Undo sample',
  sampleShown: (number: number, total: number, text: string) => `Sample ${number} of ${total}: ${text}`,
  /** The host's own sample prompts. With `null`, the sample button uses the built-in samples. */
  samples: null as readonly string[] | null,
  willDraw: "I'll draw:",
  cannotDraw: "I can't draw yet:",
  removePhrase: (phrase: string) => `Remove “${phrase}”`,
  continues:
    'Your new vision starts from this one, with its edits. Change the description or the images to draw it anew.',
  generate: 'Generate',
  generating: 'Generating',
  generateHint: 'Describe your wedding first.',
  counter: (used: number, limit: number) =>
    `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,
  board: 'View Your Vision Board',
  drawn: 'View your vision in progress',
  restored: 'Draft restored',
  unnamed: "We're creating your vision. It will appear on your vision board.",
  description_blank: 'Please write a description of your dream wedding',
  description_too_long: 'Please keep your description under 2000 characters',
  notUnderstood: (suggestions: readonly string[]) =>
    `We didn't find anything in your description that we can draw yet. Nothing was charged. You could mention ${suggestions.join(', ') || 'a place, flowers or colors'}.`,
  submitFailed: "We couldn't send your vision. Your draft is safe. Please try again.",
}
