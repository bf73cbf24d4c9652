import { createFairQueue } from '../platform/fair-queue.ts'
import { imageRules } from './rules.ts'

const BOUNDS = {
  max: imageRules.maxWaiting,
  maxEach: imageRules.maxWaitingEach,
  maxWaitMs: imageRules.maxWaitMs,
  retrySeconds: 5,
}

/** Uploaded images. Accounts take turns. Rejects with `QueueBusy` if the wait would be too long. */
export const uploadLane = createFairQueue({ concurrency: imageRules.atOnce, ...BOUNDS })

/** HEIC photos, one at a time: a large one takes half a gigabyte while it is decoded. */
export const heicLane = createFairQueue({ concurrency: 1, ...BOUNDS })

/** The queue for link previews. Rejects with `QueueBusy` if too many previews are requested at once. */
export const previewLane = createFairQueue({ concurrency: 1, ...BOUNDS })

/**
 * The queue for thumbnails of stored images. It is separate, so that thumbnails delay neither uploads nor visions.
 */
export const thumbnailLane = createFairQueue({ concurrency: 1, ...BOUNDS })

/** Generated images. The lane is separate, so that a vision never waits for uploads. */
export const drawingLane = createFairQueue({ concurrency: 1 })
