import { readChatMessage } from '../contract/chat/readers.generated.ts'
import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { readId, readNumber, readOptional, readText, Unreadable } from '../contract/shared/read.ts'
import type { IncomingFrame } from '../realtime/connection.ts'

/** A read receipt: a member has read a room up to a message. */
export interface Receipt {
  roomId: Id
  messageId: Id
  user: Id
  seq: number | undefined
}

export type ChatFrame =
  | { action: 'message'; message: ChatMessage }
  | { action: 'message_read'; receipt: Receipt }
  | { action: 'error'; code: string; clientId: string }
  | { action: 'room_changed'; roomId: Id }

/** Validates a frame that was received at `now`. Returns `null` if the frame is invalid or its action is unknown. */
export function readFrame(frame: IncomingFrame, now: number): ChatFrame | null {
  try {
    return read(frame, now)
  } catch (cause) {
    if (cause instanceof Unreadable) return null
    throw cause
  }
}

function read(frame: IncomingFrame, now: number): ChatFrame | null {
  const { action } = frame
  if (action === 'message') {
    const message = readChatMessage(frame)
    return { action, message: { ...message, updated_at: message.updated_at || new Date(now).toISOString() } }
  }
  if (action === 'message_read') {
    const seq = readOptional(frame.seq, readNumber)
    const receipt = { roomId: readId(frame.roomId), messageId: readId(frame.messageId), user: readId(frame.user), seq }
    return { action, receipt }
  }
  if (action === 'room_changed') return { action, roomId: readId(frame.roomId) }
  if (action === 'error') return { action, code: readText(frame.code), clientId: readText(frame.client_id) }
  return null
}
