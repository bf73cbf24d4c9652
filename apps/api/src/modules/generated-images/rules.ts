import { DAY, HOUR } from '../../platform/units.ts'

export const generatedImageRules = {
  /** Images generated for one account. Each prompt generates three. */
  generatedImagesPerAccount: { max: 60, windowMs: HOUR },
  /** The same over a day. */
  generatedImagesPerAccountDaily: { max: 150, windowMs: DAY },
  /** Images generated for all accounts of one client address. */
  generatedImagesPerAddress: { max: 600, windowMs: DAY },
  /**
   * Images that one process generates concurrently. These are the images of one prompt, so that visions wait for no
   * more.
   */
  generatedImagesAtOnce: 3,
  /** Longest queue of images to generate, including those in progress. Further requests get 429. */
  generatedImagesWaiting: 30,
  /** The same for one account. */
  generatedImagesWaitingEach: 6,
  /** Maximum width of a generated image, in pixels. */
  generatedImageWidth: 1024,
  /** A generated image is deleted after this time. */
  generatedImageLifeMs: 30 * DAY,
}
