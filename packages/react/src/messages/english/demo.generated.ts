// Generated from messages/en.arb by `npm run messages`.

/** Texts for the example of a vision. */
export const demoMessages = {
  title: 'See our AI in action',
  venue: 'Your venue',
  inspiration: 'Your inspiration',
  prompt: 'Your description',
  /** The prompt of the example. */
  example: 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch',
  result: 'Your vision',
}
