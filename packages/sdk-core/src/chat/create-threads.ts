import { atom, type ReadableAtom } from 'nanostores'
import type { ChatMessage } from '../contract/chat/schema.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { Connection } from '../realtime/connection.ts'
import { createOwnId } from '../realtime/own-id.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import { autoRefetch } from './auto-refetch.ts'
import type { ThreadsState } from './chat.ts'
import type { Receipt } from './read-frame.ts'
import { threadOf, withMessage, withReceipt } from './threads.ts'

export interface Threads {
  readonly $threads: ReadableAtom<ThreadsState>
  /** The account's user id. `null` until the conversations have been fetched. */
  me(): string | null
  /** Whether the account is a member of the room. `undefined` until the conversations have been fetched. */
  has(roomId: Id): boolean | undefined
  refresh(): Promise<void>
  onMessage(message: ChatMessage): void
  onReceipt(receipt: Receipt): void
  /** Marks all messages of a room as read. */
  markRead(roomId: Id): void
  /** Clears the account's data. */
  reset(): void
}

/** Creates the list of conversations. Calls `onFetched` after each successful fetch. */
export function createThreads(ports: FeaturePorts, connection: Connection, onFetched: () => void): Threads {
  const { http, log } = ports
  const ownId = ports.once(createOwnId)
  const $threads = atom<ThreadsState>({ status: 'loading' })
  /** The `seq` of the latest received message of each room. */
  const latestSeq = new Map<string, number>()
  /** Messages received while a fetch is pending. */
  let receivedMeanwhile: ChatMessage[] = []
  let me: string | null = null
  let isFresh = false

  const request = createLatestRequest(async (signal) => {
    isFresh = false
    receivedMeanwhile = []
    const id = await ownId(signal)
    me = id
    const result = id === null ? null : await http.call(chatWire.listChats, { params: { user_id: id }, signal })
    if (signal.aborted) return
    if (id !== null && result?.ok) {
      isFresh = true
      const add = (threads: typeof result.data, message: ChatMessage) => withMessage(threads, message, id)
      $threads.set({ status: 'ready', threads: receivedMeanwhile.reduce(add, result.data), me: id })
      onFetched()
    } else {
      if (result?.ok === false) log.warn('The conversations could not be loaded.', result.error)
      if ($threads.value.status !== 'ready') $threads.set({ status: 'failed' })
    }
  })

  const refetch = autoRefetch($threads, {
    ports,
    connection,
    async read() {
      await request.send()
      return isFresh
    },
  })

  /** Returns false if the message was already received. */
  function isNew({ roomId, seq }: ChatMessage): boolean {
    if (seq === undefined) return true
    const isLater = seq > (latestSeq.get(String(roomId)) ?? 0)
    if (isLater) latestSeq.set(String(roomId), seq)
    return isLater
  }

  function onReceipt(receipt: Receipt): void {
    const state = $threads.value
    const { roomId, user, seq } = receipt
    const isLatest = seq === undefined || seq >= (latestSeq.get(String(roomId)) ?? 0)
    const isApplied = state.status === 'ready' && isLatest
    if (isApplied) $threads.set({ ...state, threads: withReceipt(state.threads, receipt, me) })
    // Refetch, because only the backend can count newer unread messages, and a pending response may predate the receipt.
    if (sameId(user, me) && (!isApplied || request.isPending())) refetch()
  }

  return {
    $threads,
    me: () => me,
    has: (roomId) =>
      $threads.value.status === 'ready' ? threadOf($threads.value.threads, roomId) !== undefined : undefined,
    refresh: request.send,
    onMessage(message) {
      if (!isNew(message)) return
      if (request.isPending()) receivedMeanwhile.push(message)
      const state = $threads.value
      if (state.status !== 'ready') return
      if (threadOf(state.threads, message.roomId)) {
        $threads.set({ ...state, threads: withMessage(state.threads, message, me) })
      } else refetch()
    },
    onReceipt,
    markRead: (roomId) => {
      if (me !== null) onReceipt({ roomId, messageId: '', user: me, seq: undefined })
    },
    reset() {
      request.stop()
      latestSeq.clear()
      me = null
      $threads.set({ status: 'loading' })
    },
  }
}
