import { DAY, HOUR } from '../../platform/units.ts'

export const generatedImageRules = {
  /** Images generated for one account, three for each prompt. */
  generatedImagesPerAccount: { max: 60, windowMs: HOUR },
  /** The same over a day. */
  generatedImagesPerAccountDaily: { max: 150, windowMs: DAY },
  /** Images generated for all accounts of one client address. */
  generatedImagesPerAddress: { max: 600, windowMs: DAY },
  /** Images that one process generates at once: those of one prompt, so that visions never wait for more. */
  generatedImagesAtOnce: 3,
  /** Prompts that are generated or wait for it. More get 429 at once. */
  generatedImagesWaiting: 30,
  /** The same for one account. */
  generatedImagesWaitingEach: 6,
  /** Greatest width of a generated image, in pixels. */
  generatedImageWidth: 1024,
  /** A generated image is deleted after this time. */
  generatedImageLifeMs: 30 * DAY,
}
