/** The words of a draft's images, and of what becomes of those that are added. */
export const imagesMessages = {
  images: 'Reference images',
  removeImage: (name: string) => `Remove ${name}`,
  inspiration: 'Inspiration',
  venue: 'My venue',
  /** Names a button that says this of an image. */
  role: (said: string, name: string) => `${said}: ${name}`,
  sendingImage: (name: string) => `Sending ${name}`,
  cancel: 'Cancel',
  too_many_images: 'A vision takes 5 images, so the first 5 were kept.',
  image_too_large: '20 MB limit per image. The larger ones were left out.',
  image_empty: 'An empty file was left out.',
  image_failed: 'An image could not be read. Try it again, or take it out.',
  image_unreadable: 'An image could not be read back. Please add it again.',
  images_not_kept: 'Your words are saved, but the images are too large to keep here. Add them again if you reload.',
}
