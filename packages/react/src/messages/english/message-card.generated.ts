// Generated from messages/en.arb by `npm run messages`.

/** Texts for visions and deals in a conversation. */
export const messageCardMessages = {
  vision: 'Vision',
  palette: 'Colors',
  /** The accessible name of the link to the image. */
  openImage: (title: string): string => `Open “${title}” in a new tab`,
  deal: 'Deal claimed',
}
