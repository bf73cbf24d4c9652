// Generated from messages/en.arb by `npm run messages`.

/** Texts for the variants of a vision. */
export const variantsMessages = {
  title: 'Four ideas from your words',
  hint: 'Pick the one you like. Your edits start from it.',
  /** The position of the idea, from 1 to 4. */
  idea: (place: number): string => `Idea ${place}`,
  drawing: 'Drawing more ideas…',
  failed: "We couldn't switch to this idea. Please try again.",
}
