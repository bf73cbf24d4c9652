// Generated from messages/en.arb by `npm run messages`.

/** Texts for the vision board. */
export const boardMessages = {
  /** The heading of the list of the visions of a couple. */
  title: 'Your Vision Board',
  /** A button. */
  add: 'Add New Vision',
  addHint: 'Click to create your next wedding dream',
  dreaming: 'Dreaming…',
  empty: "You don't have any visions yet.",
  failed: "We couldn't load your visions.",
  picturesFailed: "Some images didn't load.",
  signedOut: 'Log in to see your visions.',
}
