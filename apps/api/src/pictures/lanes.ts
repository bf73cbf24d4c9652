import { createFairQueue } from '../platform/fair-queue.ts'
import { MAX_AT_ONCE, MAX_WAIT_MS, MAX_WAITING, MAX_WAITING_EACH } from './limits.ts'

const BOUNDS = { max: MAX_WAITING, maxEach: MAX_WAITING_EACH, maxWaitMs: MAX_WAIT_MS, retrySeconds: 5 }

/** Images that people upload. Accounts take turns. Rejects with `QueueBusy` when the wait would be too long. */
export const uploadLane = createFairQueue({ atOnce: MAX_AT_ONCE, ...BOUNDS })

/** HEIC photos, one at a time: a large one takes half a gigabyte while it is decoded. */
export const heicLane = createFairQueue({ atOnce: 1, ...BOUNDS })

/** Images that we drew ourselves, so that a vision never waits for uploads. */
export const drawingLane = createFairQueue({ atOnce: 1 })
