import { MAX_EDITS } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import { findRecord, isProcessing, type VisionRecord, type VisionRow } from './repository.ts'

/** Returns a vision of the account. Throws 404 if the account has no such vision. */
export async function requireRecord(db: Database, account: Account, id: string): Promise<VisionRecord> {
  const record = await findRecord(db, id, account.id)
  if (!record) throw notFound('We could not find this vision.')
  return record
}

/** Throws 409 while a vision is being drawn. */
export function assertSettled(vision: VisionRow): void {
  if (!isProcessing(vision)) return
  throw new HttpError(409, 'still_processing', 'This vision is still being drawn. Please wait until it is ready.')
}

export function hasEditsLeft({ plan }: Account, edits: VisionRecord['edits']): boolean {
  return plan !== 'free' || edits.length < MAX_EDITS
}

/** Whether the account can edit the latest image of a vision. */
export function canEdit(account: Account, { vision, edits }: VisionRecord): boolean {
  return vision.imageKey !== null && !isProcessing(vision) && hasEditsLeft(account, edits)
}

/** Whether one of the references is a photo of the venue. */
export function showsVenue(references: VisionRecord['references']): boolean {
  return references.some(({ role }) => role === 'venue')
}
