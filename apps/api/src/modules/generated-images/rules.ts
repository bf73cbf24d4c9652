import { DAY, HOUR } from '../../platform/units.ts'

export const generatedImageRules = {
  /** Maximum images generated for one account. Each prompt generates three images. */
  generatedImagesPerAccount: { max: 60, windowMs: HOUR },
  /** Maximum images generated for one account over a day. */
  generatedImagesPerAccountDaily: { max: 150, windowMs: DAY },
  /** Maximum images generated for all accounts of one client address. */
  generatedImagesPerAddress: { max: 600, windowMs: DAY },
  /**
   * Maximum images that one process generates concurrently. Equals the images of one prompt, so that a vision waits for
   * one prompt at most.
   */
  generatedImagesAtOnce: 3,
  /** Longest queue of images to generate, including those in progress. Further requests get 429. */
  generatedImagesWaiting: 30,
  /** Maximum queued images per account, including those in progress. */
  generatedImagesWaitingEach: 6,
  /** Maximum width of a generated image, in pixels. */
  generatedImageWidth: 1024,
  /** A generated image is deleted after this time. */
  generatedImageLifeMs: 30 * DAY,
}
