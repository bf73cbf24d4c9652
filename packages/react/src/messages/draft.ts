/** The prompts that "Try Sample" and "Next sample" type. */
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
