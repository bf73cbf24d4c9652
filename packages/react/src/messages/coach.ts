/** One thing that a description may tell. */
export interface CoachPart {
  name: string
  /** Words that tell it, in lower case, with spaces between them; they count with an "s" at the end too. */
  words: string
  /** Tells it, for whoever has no words for it yet. */
  phrase: string
}

const parts: readonly CoachPart[] = [
  {
    name: 'Setting',
    words:
      'garden vineyard winery beach ocean sea lake forest redwood barn farm ballroom hotel church chapel rooftop loft tent estate villa castle mountain desert meadow greenhouse courtyard city park',
    phrase: 'in a garden beneath old oaks',
  },
  {
    name: 'Season',
    words:
      'spring summer fall autumn winter january february april june july august september october november december',
    phrase: 'in early September',
  },
  {
    name: 'Light',
    words: 'light sunset sunrise golden dusk dawn candle candlelit lantern starry sunlit fog foggy evening night',
    phrase: 'at golden hour with string lights',
  },
  {
    name: 'Flowers',
    words:
      'flower floral bloom bouquet rose peony peonies dahlia anemone hydrangea tulip poppy poppies ranunculus sunflower daisy daisies orchid lily lilies eucalyptus greenery fern',
    phrase: 'with white roses and peonies',
  },
  {
    name: 'Colors',
    words:
      'white ivory cream blush pink red burgundy coral peach orange terracotta rust gold yellow green sage teal blue navy lavender purple plum violet black silver gray colorful',
    phrase: 'in ivory, blush and sage',
  },
]

/** The words about what a description tells already, and what it may tell besides. */
export const coachMessages = {
  label: 'What your description tells',
  parts,
  told: (name: string) => `${name}: told`,
  add: (name: string, phrase: string) => `${name}: add “${phrase}”`,
}
