// Generated from messages/en.arb by `npm run messages`.

/** Texts for changing the objects of an image. */
export const objectsMessages = {
  hint: 'Tap anything in the image to change it',
  /** The object is a word of the description, such as "arch". */
  change: (object: string): string => `Change the ${object}`,
  question: 'What would you like instead?',
  uses: (left: number): string => `This uses 1 of your ${left} edits.`,
  usesLast: 'This uses your last edit.',
  remove: 'Remove',
}
