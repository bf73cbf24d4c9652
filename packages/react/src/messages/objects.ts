/** Texts for changing the objects of an image. */
export const objectsMessages = {
  hint: 'Tap anything in the image to change it',
  change: (object: string) => `Change the ${object}`,
  question: 'What would you like instead?',
  uses: (left: number) => `This uses 1 of your ${left} edits.`,
  usesLast: 'This uses your last edit.',
  remove: 'Remove',
}
