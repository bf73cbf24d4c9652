/** A topic that a prompt can mention. */
export interface CoachPart {
  name: string
  /** The keywords of the topic, in lower case and separated by spaces. Plurals in "s" also match. */
  words: string
  /** The phrase that is added to the prompt when the visitor presses the topic. */
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

/** Texts for the topics below a draft. */
export const coachMessages = {
  label: 'Ideas for your description',
  parts,
  told: (name: string) => `${name}: included`,
  add: (name: string, phrase: string) => `${name}: add “${phrase}”`,
}
