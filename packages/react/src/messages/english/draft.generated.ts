// Generated from messages/en.arb by `npm run messages`.

/** Texts for the vision draft. */
export const draftMessages = {
  title: 'Bring your dream wedding to life',
  /** The part of the title to set in italics. Leave it empty for none, for example in a script without italics. */
  titleEmphasis: 'dream wedding',
  label: 'Your dream wedding',
  placeholder: 'Describe your dream wedding...',
  addImages: 'Add Images',
  takePhoto: 'Take a photo',
  drop: 'Drop here to upload',
  trySample: 'Try Sample',
  nextSample: 'Next sample',
  undoSample: 'Undo sample',
  sampleShown: (number: number, total: number, text: string): string => `Sample ${number} of ${total}: ${text}`,
  /** Before the list of phrases that the image will show. */
  willDraw: "We'll draw:",
  /** Before the list of phrases that the image will not show. */
  cannotDraw: "We can't draw yet:",
  removePhrase: (phrase: string): string => `Remove “${phrase}”`,
  continues: 'Your new vision starts from this one, with its edits. Change the description or the images to draw it from scratch.',
  /** The button that creates the vision. */
  generate: 'Generate',
  generating: 'Generating',
  generateHint: 'Describe your wedding first.',
  freeLimit: 'Free: 3 visions with a watermark, 3 edits each.',
  counter: (used: number, limit: number): string => `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,
  /** A link or button. */
  board: 'View Your Vision Board',
  drawn: 'View your vision in progress',
  restored: 'Draft restored',
  unnamed: "We're creating your vision. It will appear on your vision board.",
  description_blank: 'Please write a description of your dream wedding',
  description_too_long: 'Please keep your description under 2000 characters',
  /** Shown in place of "nothingUnderstood" if there are suggestions, which are separated by commas. */
  nothingUnderstoodBut: (suggestions: string): string => `We didn't find anything in your description that we can draw yet. Nothing was charged. You could mention ${suggestions}.`,
  /** Shown if the description mentions nothing that the image can show. */
  nothingUnderstood: "We didn't find anything in your description that we can draw yet. Nothing was charged. You could mention a place, flowers or colors.",
  submitFailed: "We couldn't send your vision. Your draft is safe. Please try again.",
}
