/** The words of the example. */
export const demoMessages = {
  title: 'See our AI in action',
  venue: 'Your venue',
  inspiration: 'Your inspiration',
  prompt: 'Your words',
  /** The words that were made the vision in the example. */
  example: 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch',
  result: 'Your vision',
}
