import { DAY, GB, HOUR } from '../../platform/units.ts'

export const fileRules = {
  /** Storage quota for the images and documents of one account. */
  storagePerAccount: 5 * GB,
  /**
   * Storage quota for the documents of one couple and one vendor. Large enough for the five documents of 200 MB each
   * that the contract allows.
   */
  storagePerLead: GB,
  /** An uploaded file that no row references is deleted after this time. Every request completes earlier. */
  unclaimedFileMs: DAY,
  /** Widths in pixels that clients can request with `?width=`. */
  thumbnailWidths: [480],
  /** Maximum number of thumbnails that one process caches in memory. Each is about 20 kB. */
  thumbnailsInMemory: 500,
  /** Time for which a small copy of an image stays in memory. */
  thumbnailCacheMs: HOUR,
  /** How long clients cache an image. The bytes at its URL never change. */
  imageCacheSeconds: 365 * 24 * 60 * 60,
  /** How long a CDN serves an image without asking whether it has been deleted. */
  imageCdnSeconds: 24 * 60 * 60,
}
