import type { ChatMessage } from '../contract/chat/schema.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { Threads } from './create-threads.ts'
import type { Receipt } from './read-frame.ts'
import type { Transcript } from './transcript.ts'

export interface ReadReceiptDeps {
  connection: Connection
  threads: Pick<Threads, 'me' | 'markRead'>
  roomId: Id
  transcript(): Transcript
}

/** Sends the account's read receipts for one room. */
export interface ReadReceipts {
  /** Sets whether the room's store has subscribers. */
  setMounted(isMounted: boolean): void
  /** Sets whether the room is on screen. */
  setOpen(isOpen: boolean): void
  /**
   * Sends one receipt for the latest message of the other members, if the room is open and the page is visible. Without
   * a socket, the receipt is sent by HTTP, but only if `isReachable` is true: the backend has just responded.
   */
  send(isReachable?: boolean): void
  /** Handles a receipt of this account, whether this client or another one sent it. */
  onReceipt(receipt: Receipt): void
  /** Allows the client to resend an unconfirmed receipt. */
  resend(): void
  /** Clears the state when the account changes. */
  reset(): void
}

export function createReadReceipts(ports: FeaturePorts, deps: ReadReceiptDeps): ReadReceipts {
  const { http, log, visibility } = ports
  const { connection, threads, roomId } = deps
  let isOpen = false
  let isMounted = false
  let sentMessageId: Id | null = null
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
    if (sentMessageId === messageId) sentMessageId = null
    // Log only the first failure, because receipts are retried often. The connection reports network failures.
    if (result.status > 0 && !isFailureLogged) log.warn('The read receipt could not be sent.', result.error)
    isFailureLogged ||= result.status > 0
  }

  return {
    setMounted(mounted) {
      isMounted = mounted
    },
    setOpen(open) {
      isOpen = open
    },
    send(isReachable = false) {
      if (!isMounted || !isOpen || !visibility.isVisible()) return
      const me = threads.me()
      const last = deps.transcript().messages.findLast(({ user }) => !sameId(user, me))
      if (!last || last.is_read || (last.seq ?? Number.POSITIVE_INFINITY) <= confirmedUpTo) return
      const { message_id: messageId } = last
      if (sameId(messageId, sentMessageId)) return
      const isSent = connection.send({ action: 'message_read', messageId, roomId, user: me ?? undefined })
      const state = connection.$state.value
      const isPosted = !isSent && isReachable && (state === 'lost' || state === 'refused')
      if (!isSent && !isPosted) return
      sentMessageId = messageId
      threads.markRead(roomId)
      if (isPosted) void post(last)
    },
    onReceipt: ({ seq }) => confirm(seq),
    resend() {
      sentMessageId = null
    },
    reset() {
      sentMessageId = null
      confirmedUpTo = 0
    },
  }
}
