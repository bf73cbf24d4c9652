// Generated from messages/en.arb by `npm run messages`.

/** Texts for the reference images of a draft and for images that could not be added. */
export const imagesMessages = {
  images: 'Reference images',
  removeImage: (name: string): string => `Remove ${name}`,
  inspiration: 'Inspiration',
  venue: 'My venue',
  /** The accessible name of the button for an image's role, such as "My venue: barn.jpg". */
  role: (role: string, name: string): string => `${role}: ${name}`,
  sendingImage: (name: string): string => `Uploading ${name}`,
  cancel: 'Cancel',
  too_many_images: 'You can add up to 5 images. We kept the first 5.',
  image_too_large: '20 MB limit per image. We left out the larger ones.',
  image_empty: 'We left out an empty file.',
  image_failed: "We couldn't read an image. Try again or remove it.",
  image_unreadable: "We couldn't restore an image. Please add it again.",
  images_not_kept: 'Your description is saved, but the images are too large to save here. If you reload the page, add them again.',
}
