/** The words of the example. */
export const demoMessages = {
  title: 'See our AI in action',
  venue: 'Your venue',
  inspiration: 'Your inspiration',
  prompt: 'Your words',
  result: 'Your vision',
}
