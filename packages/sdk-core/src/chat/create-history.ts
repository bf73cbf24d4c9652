import { atom, type ReadableAtom } from 'nanostores'
import type { ChatMessage } from '../contract/chat/schema.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { RoomState } from './chat.ts'
import type { Outbox } from './create-outbox.ts'
import type { Threads } from './create-threads.ts'
import type { Receipt } from './read-frame.ts'
import { EMPTY, hasGap, resumeAt, type Transcript, withAnswer, withMessages } from './transcript.ts'

/** Messages asked for at once: to catch up, and before the first one. */
const CATCH_UP = 200
const PAGE = 50

export interface HistoryState {
  status: RoomState['status']
  transcript: Transcript
  isLoadingEarlier: boolean
  /** The backend has nothing before the first message. */
  hasAll: boolean
}

/** The messages of a room as the backend has them. */
export interface History {
  readonly $history: ReadableAtom<HistoryState>
  /** Whether there may be messages before the first one. */
  hasEarlier(): boolean
  /** Reads what is new; says whether that went well. */
  catchUp(signal: AbortSignal): Promise<boolean>
  /** Reads the messages after the newest known one, and adds them to the threads too; returns whether that succeeded. */
  check(signal: AbortSignal): Promise<boolean>
  loadEarlier(): Promise<void>
  /** A message has come; false when others are missing before it. */
  hear(message: ChatMessage): boolean
  /** The other side has read so far. */
  hearReceipt(receipt: Receipt): void
  /** The room is not there, or nobody can tell. */
  give(status: 'missing' | 'failed'): void
  forget(): void
}

const UNREAD: HistoryState = { status: 'loading', transcript: EMPTY, isLoadingEarlier: false, hasAll: false }

export function createHistory(
  { http, log }: Pick<FeaturePorts, 'http' | 'log'>,
  roomId: Id,
  { outbox, threads }: { outbox: Outbox; threads: Pick<Threads, 'me' | 'hear'> },
): History {
  const $history = atom<HistoryState>(UNREAD)
  const change = (changes: Partial<HistoryState>) => $history.set({ ...$history.value, ...changes })

  async function list(range: { before?: number; after?: number; limit?: number }, signal?: AbortSignal) {
    const result = await http.call(chatWire.listMessages, {
      params: { room_id: roomId },
      query: { user_id: threads.me() ?? undefined, ...range },
      signal,
    })
    // That the network is gone is told by the connection.
    if (!result.ok && result.status > 0) log.warn('The messages of a room did not come.', result.error)
    return result
  }

  /** Takes what came in a list, the person's own messages with the ids they were sent under. */
  function take(came: readonly ChatMessage[], add: typeof withMessages, changes: Partial<HistoryState> = {}): void {
    const { transcript } = $history.value
    const known = new Set(transcript.messages.map(({ message_id }) => String(message_id)))
    const isNew = ({ user, message_id }: ChatMessage) => sameId(user, threads.me()) && !known.has(String(message_id))
    const own = new Map(outbox.match(came.filter(isNew)).map((message) => [message.message_id, message]))
    const messages = came.map((message) => own.get(message.message_id) ?? message)
    change({ ...changes, transcript: add(transcript, messages) })
    outbox.settle([...own.values()])
  }

  function give(status: 'missing' | 'failed'): void {
    const isWorse = status === 'missing' || $history.value.status === 'loading'
    if (isWorse && $history.value.status !== status) change({ status })
  }

  /** Reads the messages after a place, or the latest ones for `null`, page by page; each page goes to `onPage` too. */
  async function readFrom(
    start: number | null,
    signal: AbortSignal,
    onPage: (messages: readonly ChatMessage[]) => void = () => undefined,
  ): Promise<boolean> {
    let after = start
    for (;;) {
      const result = await list(after === null ? {} : { after, limit: CATCH_UP }, signal)
      if (signal.aborted) return false
      if (!result.ok) {
        give(result.status === 404 || result.status === 403 ? 'missing' : 'failed')
        return false
      }
      take(result.data, withAnswer, { status: 'ready' })
      onPage(result.data)
      const last = result.data.at(-1)?.seq
      if (after === null || last === undefined || result.data.length < CATCH_UP) return true
      after = last
    }
  }

  function hasEarlier(): boolean {
    const { transcript, hasAll } = $history.get()
    return !hasAll && (transcript.messages[0]?.seq ?? 1) > 1
  }

  return {
    $history,
    hasEarlier,
    catchUp: (signal) => readFrom(resumeAt($history.value.transcript, threads.me()), signal),
    async check(signal) {
      const { upTo } = $history.value.transcript
      // A backend that numbers no messages would send the whole page again each time.
      if (upTo === null) return true
      return readFrom(upTo, signal, (messages) => {
        for (const message of messages) threads.hear(message)
      })
    },
    async loadEarlier() {
      const { status, isLoadingEarlier, transcript } = $history.value
      const before = transcript.messages[0]?.seq
      if (status !== 'ready' || isLoadingEarlier || !hasEarlier()) return
      change({ isLoadingEarlier: true })
      const result = await list({ before, limit: PAGE })
      if (result.ok) take(result.data, withMessages, { hasAll: result.data.length === 0 })
      change({ isLoadingEarlier: false })
    },
    hear(message) {
      change({ transcript: withMessages($history.value.transcript, [message]) })
      return !hasGap($history.value.transcript)
    },
    hearReceipt({ seq, messageId }) {
      const { transcript } = $history.value
      const place = seq ?? transcript.messages.find((one) => sameId(one.message_id, messageId))?.seq ?? 0
      if (place > transcript.readUpTo) change({ transcript: { ...transcript, readUpTo: place } })
    },
    give,
    forget: () => $history.set(UNREAD),
  }
}
