/** The words of somebody's own visions. */
export const boardMessages = {
  title: 'Your Vision Board',
  add: 'Add New Vision',
  addHint: 'Click to create your next wedding dream',
  dreaming: 'Dreaming…',
  empty: 'There is nothing on it yet.',
  failed: 'Your visions could not be loaded.',
  picturesFailed: "Some pictures didn't load.",
  signedOut: 'Log in to see your visions.',
}
