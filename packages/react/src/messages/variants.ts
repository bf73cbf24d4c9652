/** Texts for the variants of a vision. */
export const variantsMessages = {
  title: 'Four ideas from your words',
  hint: 'Pick the one you like. Your edits start from it.',
  idea: (place: number) => `Idea ${place}`,
  drawing: 'Drawing more ideas…',
  failed: "We couldn't switch to this idea. Please try again.",
}
