import { createFairQueue } from '../platform/fair-queue.ts'
import { pictureRules } from './rules.ts'

const BOUNDS = {
  max: pictureRules.maxWaiting,
  maxEach: pictureRules.maxWaitingEach,
  maxWaitMs: pictureRules.maxWaitMs,
  retrySeconds: 5,
}

/** Images that people upload. Accounts take turns. Rejects with `QueueBusy` when the wait would be too long. */
export const uploadLane = createFairQueue({ concurrency: pictureRules.atOnce, ...BOUNDS })

/** HEIC photos, one at a time: a large one takes half a gigabyte while it is decoded. */
export const heicLane = createFairQueue({ concurrency: 1, ...BOUNDS })

/** Images that we drew ourselves, so that a vision never waits for uploads. */
export const drawingLane = createFairQueue({ concurrency: 1 })
