import { imageRules } from './rules.ts'

/** A rejected upload. The message is a sentence for the couple or vendor who sent it. */
export abstract class UploadRejected extends Error {
  abstract readonly code: 'unsupported_image' | 'too_large'
}

/** The file is not an image, is damaged, or has an unsupported format. */
export class UnsupportedImage extends UploadRejected {
  override readonly name = 'UnsupportedImage'
  readonly code = 'unsupported_image'
}

/** The image has more pixels than the server decodes. */
export class TooManyPixels extends UploadRejected {
  override readonly name = 'TooManyPixels'
  readonly code = 'unsupported_image'

  constructor() {
    super(`This image has more than ${imageRules.maxPixels / 1_000_000} megapixels. Please choose a smaller one.`)
  }
}

/** The file is larger than the limit for one image. */
export class TooManyBytes extends UploadRejected {
  override readonly name = 'TooManyBytes'
  readonly code = 'too_large'
}
