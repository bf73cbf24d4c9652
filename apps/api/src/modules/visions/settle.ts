import { type VisionFailure, visionPath } from '@vowkit/sdk-core/contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { CreditService } from '../credits/service.ts'
import type { UnclaimedFiles } from '../files/service.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Drawing } from './draw.ts'
import { writeReadyMail } from './ready-mail.ts'
import { insertVariant, settleDrawing, type VariantRow, type VisionRow } from './repository.ts'

/** A vision whose variants are still to be drawn. */
export interface VariantJob {
  visionId: string
}

export const VARIANT_QUEUE = { name: 'draw-variants' }

export interface SettleDeps {
  db: Database
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  credits: CreditService
  notifications: Pick<Notifications, 'notifyCouple'>
  visionUrl: string
  /** Notifies the owner's open connections, without a guarantee of delivery. */
  notifySettled(vision: { accountId: number; id: string }): void
  jobs: Pick<Jobs, 'add'>
  /** The number of variants of a new vision to draw, including the first image. */
  variants: number
  /** Whether images come from the illustrator rather than from a model. */
  isIllustrated: boolean
}

/** Stores a finished drawing and notifies the owner. */
export async function settleDrawn(vision: VisionRow, drawing: Drawing, deps: SettleDeps): Promise<void> {
  const { db, unclaimed, notifications, visionUrl, notifySettled, isIllustrated, jobs, variants } = deps
  const { clean, marked, palette, state: drawState, reading, whole } = drawing
  const keys = { imageKey: createFileKey('webp'), markedKey: createFileKey('webp') }
  await unclaimed.store.put(keys.imageKey, clean.bytes, clean.type)
  await unclaimed.store.put(keys.markedKey, marked.bytes, marked.type)
  const isEdit = vision.imageKey !== null
  const read = reading && { understood: reading.understood, notDrawn: reading.notDrawn }
  const outcome = {
    ...keys,
    ...(isEdit ? whole : read),
    status: 'ready',
    failure: null,
    palette,
    drawState,
    isIllustrated,
    pendingVariants: isEdit ? 0 : variants - 1,
    ...(reading && { title: reading.title }),
  } as const
  const edit = { ...keys, ...read, changes: reading?.changes, status: 'done' } as const
  const isSettled = await db.transaction(async (tx) => {
    const settled = await settleDrawing(tx, vision, outcome, edit)
    if (settled) {
      await unclaimed.claim(tx, Object.values(keys))
      if (!isEdit && variants > 1) {
        await insertVariant(tx, toVariant(vision.id, 0, drawing, keys))
        await jobs.add<VariantJob>(tx, VARIANT_QUEUE, { visionId: vision.id })
      }
      // An email announces the first image. The couple is in the app when it edits a vision.
      if (!isEdit) {
        const mail = writeReadyMail(visionUrl + visionPath(vision.id))
        await notifications.notifyCouple(tx, vision.accountId, 'vision', mail)
      }
    }
    return settled
  })
  if (isSettled) notifySettled(vision)
  else await Promise.all(Object.values(keys).map((key) => unclaimed.store.delete(key)))
}

/** Converts a drawing to the row of a variant. */
export function toVariant(
  visionId: string,
  variant: number,
  { palette, state: drawState, reading }: Drawing,
  keys: Pick<VariantRow, 'imageKey' | 'markedKey'>,
): VariantRow {
  const { title = null, understood = null, notDrawn = null } = reading ?? {}
  return { visionId, variant, ...keys, palette, drawState, title, understood, notDrawn }
}

/** Marks a drawing as failed. Releases the credit of a new vision. An edited vision retains the previous image. */
export async function settleFailed(
  vision: VisionRow,
  failure: VisionFailure['code'],
  { db, credits, notifySettled }: Pick<SettleDeps, 'db' | 'credits' | 'notifySettled'>,
): Promise<void> {
  const status = vision.imageKey ? 'ready' : 'failed'
  const isSettled = await db.transaction(async (tx) => {
    const settled = await settleDrawing(tx, vision, { status, failure }, { status: 'failed' })
    if (settled && status === 'failed') await credits.release(tx, vision.id)
    return settled
  })
  if (isSettled) notifySettled(vision)
}
