import type { ChatMessage } from '../contract/chat/schema.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { Threads } from './create-threads.ts'
import type { Receipt } from './read-frame.ts'
import type { Transcript } from './transcript.ts'

export interface ReceiptDeps {
  connection: Connection
  threads: Pick<Threads, 'me' | 'noteRead'>
  roomId: Id
  transcript(): Transcript
}

/** Tells the backend what this person has read in a room. */
export interface Receipts {
  /** Somebody shows the room at all. */
  setListened(isListened: boolean): void
  setOpen(isOpen: boolean): void
  /** Tells of the latest message of others, once, if the room is on screen. `isReachable`: the backend has just answered. */
  tell(isReachable?: boolean): void
  /** This person has read the room so far, here or elsewhere. */
  hear(receipt: Receipt): void
  /** What was not confirmed may be lost. */
  reopen(): void
  forget(): void
}

export function createReceipts(ports: FeaturePorts, deps: ReceiptDeps): Receipts {
  const { http, log, visibility } = ports
  const { connection, threads, roomId } = deps
  let isOpen = false
  let isListened = false
  let told: Id | null = null
  let confirmedUpTo = 0
  let isFailureLogged = false

  function confirm(seq = 0): void {
    confirmedUpTo = Math.max(confirmedUpTo, seq)
  }

  async function post({ message_id: messageId, seq }: ChatMessage): Promise<void> {
    const result = await http.call(chatWire.readMessages, {
      params: { room_id: roomId },
      body: { message_id: messageId },
    })
    if (result.ok) return confirm(seq)
    if (told === messageId) told = null
    // It is tried again and again, and that the network is gone is told by the connection.
    if (result.status > 0 && !isFailureLogged) log.warn('What was read could not be told.', result.error)
    isFailureLogged ||= result.status > 0
  }

  return {
    setListened(listened) {
      isListened = listened
    },
    setOpen(open) {
      isOpen = open
    },
    tell(isReachable = false) {
      if (!isListened || !isOpen || !visibility.isVisible()) return
      const me = threads.me()
      const last = deps.transcript().messages.findLast(({ user }) => !sameId(user, me))
      if (!last || last.is_read || (last.seq ?? Number.POSITIVE_INFINITY) <= confirmedUpTo) return
      const { message_id: messageId } = last
      if (sameId(messageId, told)) return
      const isSent = connection.send({ action: 'message_read', messageId, roomId, user: me ?? undefined })
      const state = connection.$state.value
      const isPosted = !isSent && isReachable && (state === 'lost' || state === 'refused')
      if (!isSent && !isPosted) return
      told = messageId
      threads.noteRead(roomId)
      if (isPosted) void post(last)
    },
    hear: ({ seq }) => confirm(seq),
    reopen() {
      told = null
    },
    forget() {
      told = null
      confirmedUpTo = 0
    },
  }
}
