/** The words of the vision draft. */
export const draftMessages = {
  title: 'Bring your dream wedding to life',
  /** The part of the title set in italics; leave it empty for none. */
  titleEmphasis: 'dream wedding',
  label: 'Your dream wedding',
  placeholder: 'Describe your dream wedding...',
  addImages: 'Add Images',
  images: 'Reference images',
  removeImage: (name: string) => `Remove ${name}`,
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
  too_many_images: 'A vision takes 5 images, so the first 5 were kept.',
  image_too_large: '20 MB limit per image. The larger ones were left out.',
  image_empty: 'An empty file was left out.',
  image_unreadable: 'An image could not be read back. Please add it again.',
  images_not_kept: 'Your words are saved, but the images are too large to keep here. Add them again if you reload.',
  submitFailed: "Your vision wasn't sent. Your words are safe; please try again.",
}
