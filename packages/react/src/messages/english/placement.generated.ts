// Generated from messages/en.arb by `npm run messages`.

/** Texts for the place of the ceremony in the photo of the venue. */
export const placementMessages = {
  open: 'Place the arch',
  automatic: 'We find the best spot in your photo.',
  placed: 'You chose the spot.',
  title: 'Where is your ceremony?',
  hint: 'Drag the arch and the end of the aisle, or use the arrow keys.',
  arch: 'Arch',
  aisleEnd: 'End of the aisle',
  /** The accessible value of a handle, in percent of the photo. */
  position: (left: number, top: number): string => `${left}% from the left, ${top}% from the top`,
  preview: 'The lines are a rough preview. We match the perspective of your photo.',
  reset: 'Choose for me',
  done: 'Use this spot',
}
