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
      'garden vineyard winery beach coast ocean sea lake forest redwood barn farm ballroom hotel church chapel rooftop loft tent estate villa castle manor mountain desert meadow field orchard glasshouse greenhouse courtyard city hill cliff park clearing museum backyard',
    phrase: 'in a garden beneath old oaks',
  },
  {
    name: 'Season',
    words:
      'spring summer fall autumn winter january february april june july august september october november december snow harvest christmas',
    phrase: 'in early September',
  },
  {
    name: 'Light',
    words:
      'light lighting sunset sunrise golden dusk dawn twilight candle candlelit candlelight lantern moonlight starlight starry sunny sunlit fog foggy misty evening night morning noon',
    phrase: 'at golden hour with string lights',
  },
  {
    name: 'Flowers',
    words:
      'flower floral bloom bouquet rose peony peonies dahlia anemone hydrangea tulip poppy poppies ranunculus amaryllis sunflower daisy daisies wildflower orchid lily lilies delphinium eucalyptus greenery fern pampas garland',
    phrase: 'with white roses and peonies',
  },
  {
    name: 'Colors',
    words:
      'white ivory cream blush pink red crimson burgundy coral peach orange terracotta rust gold yellow green sage emerald teal blue navy lavender lilac purple plum violet black silver gray champagne colorful pastel',
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
