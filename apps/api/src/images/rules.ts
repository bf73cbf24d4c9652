import { SECOND } from '../platform/units.ts'

export const imageRules = {
  /** Maximum number of pixels of an image. A full-size photo of a current phone has 50 million. */
  maxPixels: 50_000_000,
  /** Maximum length of the longer side of a stored upload, in pixels. No page shows larger images. */
  maxSide: 2048,
  /** WebP quality of stored photos. It shows no artefacts at the sizes that pages use. */
  webpQuality: 86,
  /** JPEG quality of link previews. Messengers compress the previews again. */
  previewQuality: 82,
  /** Timeout for decoding an image. Images that take longer are probably malicious and are rejected. */
  decodeTimeoutSeconds: 30,
  /** Timeout for decoding a HEIC image. HEIC is decoded in WebAssembly, one image at a time. */
  heicTimeoutSeconds: 60,
  /** Number of uploads that one process handles concurrently. Each can need 200 MB of memory. */
  atOnce: 2,
  /** Longest wait of an upload in the queue. Uploads that would wait longer get 429. */
  maxWaitMs: 30 * SECOND,
  /** Longest queue of uploads of all accounts, including those in progress. Further uploads get 429. */
  maxWaiting: 400,
  /** Longest queue of uploads of one account, including those in progress. Further uploads get 429. */
  maxWaitingEach: 50,
}
