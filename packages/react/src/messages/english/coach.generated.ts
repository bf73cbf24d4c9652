// Generated from messages/en.arb by `npm run messages`.

/** Texts for the topics below a draft. */
export const coachMessages = {
  /** The accessible name of the topics below the description. */
  label: 'Ideas for your description',
  parts: [
    {
      name: 'Setting',
      words: 'garden vineyard winery beach ocean sea lake forest redwood barn farm ballroom hotel church chapel rooftop loft tent estate villa castle mountain desert meadow greenhouse courtyard city park',
      phrase: 'in a garden beneath old oaks',
    },
    {
      name: 'Season',
      words: 'spring summer fall autumn winter january february april june july august september october november december',
      phrase: 'in early September',
    },
    {
      name: 'Light',
      words: 'light sunset sunrise golden dusk dawn candle candlelit lantern starry sunlit fog foggy evening night',
      phrase: 'at golden hour with string lights',
    },
    {
      name: 'Flowers',
      words: 'flower floral bloom bouquet rose peony peonies dahlia anemone hydrangea tulip poppy poppies ranunculus sunflower daisy daisies orchid lily lilies eucalyptus greenery fern',
      phrase: 'with white roses and peonies',
    },
    {
      name: 'Colors',
      words: 'white ivory cream blush pink red burgundy coral peach orange terracotta rust gold yellow green sage teal blue navy lavender purple plum violet black silver gray colorful',
      phrase: 'in ivory, blush and sage',
    },
  ] as readonly { name: string; words: string; phrase: string }[],
  /** The accessible name of a topic that the description mentions. */
  told: (name: string): string => `${name}: included`,
  /** The accessible name of a topic that the description does not mention. A press adds the phrase. */
  add: (name: string, phrase: string): string => `${name}: add “${phrase}”`,
  /** Shown after a topic was pressed: the phrase that is now in the description. */
  added: (phrase: string): string => `Added to your description: “${phrase}”.`,
  /** Removes the phrase that a topic has added from the description. */
  remove: 'Remove',
}
