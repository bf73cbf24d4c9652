import type { ReportReason } from '../contract/chat/report-reasons.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { createChat } from './create-chat.ts'

/** Why a member reports a conversation, and what happened. `words` can be empty. */
export interface ConversationReport {
  reason: ReportReason
  words: string
}

/** Reports a conversation to the operator of the deployment. */
export async function reportConversation(
  { http }: FeaturePorts,
  roomId: Id,
  report: ConversationReport,
): Promise<SaveResult> {
  const params = { room_id: String(roomId) }
  const result = await http.call(chatWire.reportChat, { params, body: report, logFailure: true })
  return result.ok ? { ok: true } : result
}

/** Blocks or unblocks a conversation for the account's side, and refetches the conversations. */
export async function setConversationBlocked(ports: FeaturePorts, roomId: Id, isBlocked: boolean): Promise<SaveResult> {
  const wire = isBlocked ? chatWire.blockChat : chatWire.unblockChat
  const result = await ports.http.call(wire, { params: { room_id: String(roomId) }, logFailure: true })
  if (!result.ok) return result
  await ports.once(createChat).refresh()
  return { ok: true }
}
