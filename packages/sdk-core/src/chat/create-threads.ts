import { atom, type ReadableAtom } from 'nanostores'
import type { ChatMessage, ChatThread } from '../contract/chat/schema.ts'
import { chatWire } from '../contract/chat/wire.ts'
import { CONVERSATIONS_PER_PAGE } from '../contract/shared/limits.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { Connection } from '../realtime/connection.ts'
import { createOwnId } from '../realtime/own-id.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import { autoRefetch } from './auto-refetch.ts'
import type { ThreadsState } from './chat.ts'
import type { Receipt } from './read-frame.ts'
import { threadOf, withMessage, withPage, withReceipt } from './threads.ts'

export interface Threads {
  readonly $threads: ReadableAtom<ThreadsState>
  /** The account's user id. `null` until the conversations have been fetched. */
  me(): string | null
  /** Whether the account is a member of the room. `undefined` until the conversation or all of them have been fetched. */
  has(roomId: Id): boolean | undefined
  refresh(): Promise<void>
  /** Refetches the latest conversations, and the conversation of this room if it is not among them. Never rejects. */
  find(roomId: Id): Promise<void>
  /** Fetches the conversation of this room, unless it or all conversations are known. Never rejects. */
  lookUp(roomId: Id): Promise<void>
  /** Fetches the conversations after the last one. Never rejects. */
  loadMore(): Promise<void>
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
  /** Rooms that the backend does not list for this account. */
  const absent = new Set<string>()

  const list = (id: string, query: { before?: Id; room_id?: Id }, signal?: AbortSignal) =>
    http.call(chatWire.listChats, { params: { user_id: id }, query, signal })

  const request = createLatestRequest(async (signal) => {
    isFresh = false
    receivedMeanwhile = []
    const id = await ownId(signal)
    me = id
    const result = id === null ? null : await list(id, {}, signal)
    if (signal.aborted) return
    if (id !== null && result?.ok) {
      isFresh = true
      const isFull = result.data.length >= CONVERSATIONS_PER_PAGE
      const before = $threads.value
      // Keeps the conversations of later pages.
      const isDeeper = isFull && before.status === 'ready' && before.threads.length > result.data.length
      const latest = isDeeper ? withPage(result.data, before.threads) : result.data
      const add = (threads: ChatThread[], message: ChatMessage) => withMessage(threads, message, id)
      const threads = receivedMeanwhile.reduce(add, latest)
      $threads.set({ status: 'ready', threads, hasMore: isDeeper ? before.hasMore : isFull, me: id })
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

  /** Fetches conversations and adds those that are new. A backend without pages returns the same ones. */
  async function fetchMore(id: string, query: { before?: Id; room_id?: Id }): Promise<ChatThread[] | null> {
    const result = await list(id, query)
    const state = $threads.value
    if (state.status !== 'ready' || state.me !== id) return null
    if (!result.ok) {
      log.warn('The conversations could not be loaded.', result.error)
      return null
    }
    const added = result.data.filter(({ roomId }) => !threadOf(state.threads, roomId))
    const isPage = query.before !== undefined
    const hasMore = isPage ? added.length > 0 && result.data.length >= CONVERSATIONS_PER_PAGE : state.hasMore
    $threads.set({ ...state, threads: withPage(state.threads, added), hasMore })
    return result.data
  }

  function has(roomId: Id): boolean | undefined {
    const state = $threads.value
    if (state.status !== 'ready') return undefined
    if (threadOf(state.threads, roomId)) return true
    return state.hasMore && !absent.has(String(roomId)) ? undefined : false
  }

  async function lookUp(roomId: Id): Promise<void> {
    const state = $threads.value
    if (state.status !== 'ready' || has(roomId) !== undefined) return
    const found = await fetchMore(state.me, { room_id: roomId })
    if (found && !threadOf(found, roomId)) absent.add(String(roomId))
  }

  return {
    $threads,
    me: () => me,
    has,
    refresh: request.send,
    async find(roomId) {
      await request.send()
      await lookUp(roomId)
    },
    lookUp,
    async loadMore() {
      const state = $threads.value
      const last = state.status === 'ready' && state.hasMore ? state.threads.at(-1) : undefined
      if (state.status === 'ready' && last) await fetchMore(state.me, { before: last.roomId })
    },
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
      absent.clear()
      me = null
      $threads.set({ status: 'loading' })
    },
  }
}
