/** The words of the vision draft. */
export const draftMessages = {
  title: 'Bring your dream wedding to life',
  /** The part of the title set in italics; leave it empty for none. */
  titleEmphasis: 'dream wedding',
  label: 'Your dream wedding',
  placeholder: 'Describe your dream wedding...',
  addImages: 'Add Images',
  takePhoto: 'Take a photo',
  drop: 'Drop here to upload',
  trySample: 'Try Sample',
  undoSample: 'Undo sample',
  /** Scenes of your own for the sample button; `null` means the ten that come with it. */
  samples: null as readonly string[] | null,
  generate: 'Generate',
  generating: 'Generating',
  generateHint: 'Write a few words first.',
  counter: (used: number, limit: number) =>
    `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,
  board: 'View Your Vision Board',
  drawn: 'See the vision that is being drawn',
  restored: 'Draft restored',
  unnamed: 'Your vision is on its way. It will appear on your vision board.',
  description_blank: 'Please write a description of your dream wedding',
  description_too_long: 'Please keep your description under 2000 characters',
  submitFailed: "Your vision wasn't sent. Your words are safe; please try again.",
}
