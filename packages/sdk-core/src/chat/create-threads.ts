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
  /** Whose they are; `null` until they were read. */
  me(): string | null
  /** Whether a room is one of them; `undefined` until they were read. */
  has(roomId: Id): boolean | undefined
  refresh(): Promise<void>
  hear(message: ChatMessage): void
  hearReceipt(receipt: Receipt): void
  /** This person has just read a room to its end. */
  noteRead(roomId: Id): void
  /** Their person is gone. */
  forget(): void
}

/** Makes the threads of a client; `onRead` is called each time they were read. */
export function createThreads(ports: FeaturePorts, connection: Connection, onRead: () => void): Threads {
  const { http, log } = ports
  const ownId = ports.once(createOwnId)
  const $threads = atom<ThreadsState>({ status: 'loading' })
  /** The place of the last message heard of in each room. */
  const heardUpTo = new Map<string, number>()
  let heardMeanwhile: ChatMessage[] = []
  let me: string | null = null
  let isFresh = false

  const reading = createLatestRequest(async (signal) => {
    isFresh = false
    heardMeanwhile = []
    const id = await ownId(signal)
    me = id
    const result = id === null ? null : await http.call(chatWire.listChats, { params: { user_id: id }, signal })
    if (signal.aborted) return
    if (id !== null && result?.ok) {
      isFresh = true
      const add = (threads: typeof result.data, message: ChatMessage) => withMessage(threads, message, id)
      $threads.set({ status: 'ready', threads: heardMeanwhile.reduce(add, result.data), me: id })
      onRead()
    } else {
      if (result?.ok === false) log.warn('The conversations could not be read.', result.error)
      if ($threads.value.status !== 'ready') $threads.set({ status: 'failed' })
    }
  })

  const refetch = autoRefetch($threads, {
    ports,
    connection,
    async read() {
      await reading.send()
      return isFresh
    },
  })

  /** False for a message that came before. */
  function isNews({ roomId, seq }: ChatMessage): boolean {
    if (seq === undefined) return true
    const isLater = seq > (heardUpTo.get(String(roomId)) ?? 0)
    if (isLater) heardUpTo.set(String(roomId), seq)
    return isLater
  }

  function hearReceipt(receipt: Receipt): void {
    const state = $threads.value
    const { roomId, user, seq } = receipt
    const isLatest = seq === undefined || seq >= (heardUpTo.get(String(roomId)) ?? 0)
    if (state.status === 'ready' && isLatest)
      $threads.set({ ...state, threads: withReceipt(state.threads, receipt, me) })
    // How much is unread beyond it, the backend knows.
    else if (sameId(user, me)) refetch()
  }

  return {
    $threads,
    me: () => me,
    has: (roomId) =>
      $threads.value.status === 'ready' ? threadOf($threads.value.threads, roomId) !== undefined : undefined,
    refresh: reading.send,
    hear(message) {
      if (!isNews(message)) return
      if (reading.isPending()) heardMeanwhile.push(message)
      const state = $threads.value
      if (state.status !== 'ready') return
      if (threadOf(state.threads, message.roomId)) {
        $threads.set({ ...state, threads: withMessage(state.threads, message, me) })
      } else refetch()
    },
    hearReceipt,
    noteRead: (roomId) => {
      if (me !== null) hearReceipt({ roomId, messageId: '', user: me, seq: undefined })
    },
    forget() {
      reading.stop()
      heardUpTo.clear()
      me = null
      $threads.set({ status: 'loading' })
    },
  }
}
