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
import { EMPTY, hasGap, resumeAt, type Transcript, withMessages, withResponse } from './transcript.ts'

/** Maximum number of messages per request for new messages. */
const CATCH_UP_SIZE = 200
/** Maximum number of messages per request for earlier messages. */
const PAGE_SIZE = 50

export interface HistoryState {
  status: RoomState['status']
  transcript: Transcript
  isLoadingEarlier: boolean
  /** Whether the first message of the room is loaded. */
  hasAll: boolean
}

/** The messages of a room on the backend. */
export interface History {
  readonly $history: ReadableAtom<HistoryState>
  /** Whether the room may have earlier messages. */
  hasEarlier(): boolean
  /** Fetches new messages. Resolves to true on success. */
  catchUp(signal: AbortSignal): Promise<boolean>
  /**
   * Fetches the messages after the newest loaded message and passes them to the list of conversations. Resolves to true
   * on success.
   */
  check(signal: AbortSignal): Promise<boolean>
  loadEarlier(): Promise<void>
  /** Adds a received message. Returns false if messages before it are missing. */
  onMessage(message: ChatMessage): boolean
  /** Handles a read receipt of the other member. */
  onReceipt(receipt: Receipt): void
  /** Marks the room as missing or failed. `failed` has no effect if messages are already loaded. */
  setUnavailable(status: 'missing' | 'failed'): void
  reset(): void
}

const INITIAL: HistoryState = { status: 'loading', transcript: EMPTY, isLoadingEarlier: false, hasAll: false }

export function createHistory(
  { http, log }: Pick<FeaturePorts, 'http' | 'log'>,
  roomId: Id,
  { outbox, threads }: { outbox: Outbox; threads: Pick<Threads, 'me' | 'onMessage'> },
): History {
  const $history = atom<HistoryState>(INITIAL)
  const change = (changes: Partial<HistoryState>) => $history.set({ ...$history.value, ...changes })

  async function list(range: { before?: number; after?: number; limit?: number }, signal?: AbortSignal) {
    const result = await http.call(chatWire.listMessages, {
      params: { room_id: roomId },
      query: { user_id: threads.me() ?? undefined, ...range },
      signal,
    })
    // Network failures are not logged here, because the connection reports them.
    if (!result.ok && result.status > 0) log.warn('The messages of a room could not be loaded.', result.error)
    return result
  }

  /** Adds fetched messages. Gives each message of this account the client id under which it was sent. */
  function take(fetched: readonly ChatMessage[], add: typeof withMessages, changes: Partial<HistoryState> = {}): void {
    const { transcript } = $history.value
    const known = new Set(transcript.messages.map(({ message_id }) => String(message_id)))
    const isNew = ({ user, message_id }: ChatMessage) => sameId(user, threads.me()) && !known.has(String(message_id))
    const own = new Map(outbox.match(fetched.filter(isNew)).map((message) => [message.message_id, message]))
    const messages = fetched.map((message) => own.get(message.message_id) ?? message)
    change({ ...changes, transcript: add(transcript, messages) })
    outbox.settle([...own.values()])
  }

  function setUnavailable(status: 'missing' | 'failed'): void {
    const isWorse = status === 'missing' || $history.value.status === 'loading'
    if (isWorse && $history.value.status !== status) change({ status })
  }

  /**
   * Fetches the messages after a `seq`, page by page, and calls `onPage` for each page. `null` fetches the latest
   * messages.
   */
  async function readFrom(
    start: number | null,
    signal: AbortSignal,
    onPage: (messages: readonly ChatMessage[]) => void = () => undefined,
  ): Promise<boolean> {
    let after = start
    for (;;) {
      const result = await list(after === null ? {} : { after, limit: CATCH_UP_SIZE }, signal)
      if (signal.aborted) return false
      if (!result.ok) {
        setUnavailable(result.status === 404 || result.status === 403 ? 'missing' : 'failed')
        return false
      }
      take(result.data, withResponse, { status: 'ready' })
      onPage(result.data)
      const last = result.data.at(-1)?.seq
      if (after === null || last === undefined || result.data.length < CATCH_UP_SIZE) return true
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
      // A backend without `seq` support would return the same messages for every page.
      if (upTo === null) return true
      return readFrom(upTo, signal, (messages) => {
        for (const message of messages) threads.onMessage(message)
      })
    },
    async loadEarlier() {
      const { status, isLoadingEarlier, transcript } = $history.value
      const before = transcript.messages[0]?.seq
      if (status !== 'ready' || isLoadingEarlier || !hasEarlier()) return
      change({ isLoadingEarlier: true })
      const result = await list({ before, limit: PAGE_SIZE })
      if (result.ok) take(result.data, withMessages, { hasAll: result.data.length === 0 })
      change({ isLoadingEarlier: false })
    },
    onMessage(message) {
      change({ transcript: withMessages($history.value.transcript, [message]) })
      return !hasGap($history.value.transcript)
    },
    onReceipt({ seq, messageId }) {
      const { transcript } = $history.value
      const readSeq = seq ?? transcript.messages.find((one) => sameId(one.message_id, messageId))?.seq ?? 0
      if (readSeq > transcript.readUpTo) change({ transcript: { ...transcript, readUpTo: readSeq } })
    },
    setUnavailable,
    reset: () => $history.set(INITIAL),
  }
}
