/** Texts for visions and deals in a conversation. */
export const messageCardMessages = {
  vision: 'Vision',
  palette: 'Colours',
  /** The accessible name of the link to the image. */
  openImage: (title: string) => `Open “${title}” in a new tab`,
  deal: 'Deal claimed',
}
