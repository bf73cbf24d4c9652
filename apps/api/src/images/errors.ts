import { imageRules } from './rules.ts'

/** An upload that is not taken. The message is a sentence for the person who sent it. */
export abstract class UploadRejected extends Error {
  abstract readonly code: 'unsupported_image' | 'too_large'
}

/** Not a picture, a damaged one, or one of a kind we do not read. */
export class UnsupportedImage extends UploadRejected {
  override readonly name = 'UnsupportedImage'
  readonly code = 'unsupported_image'
}

/** More pixels than are worth the memory they need. */
export class TooManyPixels extends UploadRejected {
  override readonly name = 'TooManyPixels'
  readonly code = 'unsupported_image'

  constructor() {
    super(`This image has more than ${imageRules.maxPixels / 1_000_000} megapixels. Please choose a smaller one.`)
  }
}

/** More bytes than one picture may have. */
export class TooManyBytes extends UploadRejected {
  override readonly name = 'TooManyBytes'
  readonly code = 'too_large'
}
