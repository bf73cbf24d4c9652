import { SECOND } from '../platform/units.ts'

export const imageRules = {
  /** Pixels of one image. A full-size photo of a current phone has 50 million. */
  maxPixels: 50_000_000,
  /** Longest side of a stored upload, in pixels. No page shows more. */
  maxSide: 2048,
  /** WebP quality of stored photos: shows no artefacts at the sizes that pages use. */
  webpQuality: 86,
  /** An image that takes longer to decode is refused: it was made to. */
  decodeTimeoutSeconds: 30,
  /** The same for HEIC, which is decoded in WebAssembly, one image at a time. */
  heicTimeoutSeconds: 60,
  /** Uploads that are processed at once by one process. Each may need 200 MB of memory. */
  atOnce: 2,
  /** An upload that would wait longer for its turn gets 429. */
  maxWaitMs: 30 * SECOND,
  /** Uploads of all accounts that wait or are processed. More get 429. */
  maxWaiting: 400,
  /** Uploads of one account that wait or are processed. More get 429. */
  maxWaitingEach: 50,
}
