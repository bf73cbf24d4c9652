import { atom, type ReadableAtom } from 'nanostores'
import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'
import { createStoredOutbox, type Entry } from './stored-outbox.ts'

/** Maximum number of messages in the outbox. */
const OUTBOX_SIZE = 100
/** Time after which a message without a confirmation fails. */
const SEND_TIMEOUT_MS = 30_000
/** Maximum difference between the clocks of the client and the backend. */
const CLOCK_SKEW_MS = 60_000

/** The account's unconfirmed messages, in the order in which the visitor sent them. */
export interface Outbox {
  readonly $entries: ReadableAtom<readonly Entry[]>
  /** Returns the messages to send. */
  waiting(): Entry[]
  /** Adds a message. Returns false if the outbox is full. */
  add(roomId: Id, text: string): boolean
  /** Queues a failed message again, with the same client id. */
  retry(clientId: string): void
  markSent(clientId: string): void
  fail(clientId: string): void
  remove(clientId: string): void
  /** Marks messages that have timed out as failed. Returns the time of the next timeout, or `Infinity`. */
  failOverdue(): number
  /** Adds the client id to each new message that was sent from this outbox. */
  match(messages: readonly ChatMessage[]): ChatMessage[]
  /** Removes messages that the backend has confirmed. */
  settle(messages: readonly ChatMessage[]): void
  /** Clears the visible messages. The session deletes the stored messages. */
  reset(): void
}

/** Creates the account's outbox from the stored messages. */
export function createOutbox(ports: Pick<FeaturePorts, 'local' | 'tab' | 'clock' | 'random'>): Outbox {
  const { clock, random } = ports
  const stored = createStoredOutbox(() => userStorage(ports))
  const $entries = atom<readonly Entry[]>(stored.load())
  /** Whether the backend returns the client id of each message. */
  let echoesIds = false

  function change(clientId: string, changes: Partial<Entry>): void {
    const entries = $entries.value.map((entry) => (entry.clientId === clientId ? { ...entry, ...changes } : entry))
    for (const entry of entries) if (entry.clientId === clientId) stored.put(entry)
    $entries.set(entries)
  }

  function remove(...clientIds: readonly string[]): void {
    for (const clientId of clientIds) stored.remove(clientId)
    const left = $entries.value.filter((entry) => !clientIds.includes(entry.clientId))
    if (left.length < $entries.value.length) $entries.set(left)
  }

  function waiting(): Entry[] {
    return $entries.value.filter(({ isFailed }) => !isFailed)
  }

  /** Whether a message from the backend that has no client id may be this entry. */
  function isLike(entry: Entry, { roomId, message, updated_at }: ChatMessage): boolean {
    const isOlder = Date.parse(updated_at) < entry.createdAt - CLOCK_SKEW_MS
    return entry.isSent && !isOlder && entry.text === message && sameId(entry.roomId, roomId)
  }

  return {
    $entries,
    waiting,
    add(roomId, text) {
      const entries = $entries.value
      if (entries.length >= OUTBOX_SIZE) return false
      const now = clock.now()
      const createdAt = Math.max(now, (entries.at(-1)?.createdAt ?? 0) + 1)
      const entry = { clientId: random.uuid(), roomId, text, createdAt, since: now, isSent: false, isFailed: false }
      stored.put(entry)
      $entries.set([...entries, entry])
      return true
    },
    retry: (clientId) => change(clientId, { since: clock.now(), isFailed: false }),
    markSent: (clientId) => change(clientId, { isSent: true }),
    fail: (clientId) => change(clientId, { isFailed: true }),
    remove: (clientId) => remove(clientId),
    failOverdue() {
      const overdue = waiting().filter(({ since }) => since + SEND_TIMEOUT_MS <= clock.now())
      for (const { clientId } of overdue) change(clientId, { isFailed: true })
      return Math.min(...waiting().map(({ since }) => since + SEND_TIMEOUT_MS))
    },
    match(messages) {
      if (messages.some(({ client_id }) => client_id !== undefined)) echoesIds = true
      if (echoesIds) return [...messages]
      const left = [...$entries.value]
      return messages.map((message) => {
        const index = left.findIndex((entry) => isLike(entry, message))
        const [entry] = index < 0 ? [] : left.splice(index, 1)
        return entry ? { ...message, client_id: entry.clientId } : message
      })
    },
    settle: (messages) => remove(...messages.flatMap(({ client_id }) => client_id ?? [])),
    reset: () => $entries.set([]),
  }
}
