import type { Queue } from '../../platform/jobs.ts'
import { storageRules } from '../../providers/files/rules.ts'
import { type DrawDeps, drawVision } from './draw.ts'
import { findRecord, startDrawing } from './repository.ts'
import { visionRules } from './rules.ts'
import { type SettleDeps, settleDrawn, settleFailed } from './settle.ts'

/** A vision to draw, either new or edited. */
export interface DrawJob {
  visionId: string
}

export const DRAW_QUEUE = { name: 'draw-vision' }

/** Extra time for reading references and storing the image, each of which can wait for the file storage. */
const SETTLE_SECONDS = 60 + (2 * storageRules.storageWaitMs) / 1_000

/** Draws queued visions. Each vision becomes ready or failed, even if the process crashes. */
export function createDrawQueue(deps: DrawDeps & SettleDeps): Queue<DrawJob> {
  return {
    ...DRAW_QUEUE,
    retries: visionRules.drawAttempts - 1,
    retryDelay: 0,
    expireIn: Math.ceil(deps.timeoutMs / 1_000) + SETTLE_SECONDS,
    concurrency: visionRules.drawingsAtOnce,

    async work({ visionId }, signal) {
      const vision = await startDrawing(deps.db, visionId)
      const record = vision && (await findRecord(deps.db, visionId))
      if (!vision || !record) return
      const outcome = await drawVision(record, deps, signal)
      if (outcome.status === 'failed') return settleFailed(vision, outcome.failure, deps)
      await settleDrawn(vision, outcome, deps)
    },

    async giveUp({ visionId }) {
      const vision = (await findRecord(deps.db, visionId))?.vision
      if (vision) await settleFailed(vision, 'failed', deps)
    },
  }
}
