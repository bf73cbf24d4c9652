import { atom, type ReadableAtom } from 'nanostores'
import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'
import { createStoredOutbox, type Entry } from './stored-outbox.ts'

/** The most messages that may wait. */
const OUTBOX_SIZE = 100
/** A message that is not confirmed by then counts as not sent. */
const GIVE_UP_MS = 30_000
/** By how much the clocks of two machines may differ. */
const CLOCK_SKEW_MS = 60_000

/** Messages of this person the backend has not confirmed, in the order they were said. */
export interface Outbox {
  readonly $entries: ReadableAtom<readonly Entry[]>
  /** Those that are to be sent. */
  waiting(): Entry[]
  /** Takes a message; false when too many wait. */
  add(roomId: Id, text: string): boolean
  /** It is to be sent again, under the same id. */
  retry(clientId: string): void
  noteSent(clientId: string): void
  fail(clientId: string): void
  remove(clientId: string): void
  /** Gives up what waited too long; says when the next one will have, if there is one. */
  giveUp(): number
  /** New messages of this person, each with the id it was sent under from here. */
  match(messages: readonly ChatMessage[]): ChatMessage[]
  /** These have come back. */
  settle(messages: readonly ChatMessage[]): void
  /** Its person is gone; the session forgets what is kept. */
  forget(): void
}

/** Opens the outbox of the person who is known here. */
export function createOutbox(ports: Pick<FeaturePorts, 'local' | 'tab' | 'clock' | 'random'>): Outbox {
  const { clock, random } = ports
  const kept = createStoredOutbox(() => userStorage(ports))
  const $entries = atom<readonly Entry[]>(kept.load())
  /** This backend tells the ids that messages were sent under. */
  let echoesIds = false

  function change(clientId: string, changes: Partial<Entry>): void {
    const entries = $entries.value.map((entry) => (entry.clientId === clientId ? { ...entry, ...changes } : entry))
    for (const entry of entries) if (entry.clientId === clientId) kept.put(entry)
    $entries.set(entries)
  }

  function remove(...clientIds: readonly string[]): void {
    for (const clientId of clientIds) kept.remove(clientId)
    const left = $entries.value.filter((entry) => !clientIds.includes(entry.clientId))
    if (left.length < $entries.value.length) $entries.set(left)
  }

  function waiting(): Entry[] {
    return $entries.value.filter(({ isFailed }) => !isFailed)
  }

  /** Whether a message that carries no id may be this one. */
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
      kept.put(entry)
      $entries.set([...entries, entry])
      return true
    },
    retry: (clientId) => change(clientId, { since: clock.now(), isFailed: false }),
    noteSent: (clientId) => change(clientId, { isSent: true }),
    fail: (clientId) => change(clientId, { isFailed: true }),
    remove: (clientId) => remove(clientId),
    giveUp() {
      const overdue = waiting().filter(({ since }) => since + GIVE_UP_MS <= clock.now())
      for (const { clientId } of overdue) change(clientId, { isFailed: true })
      return Math.min(...waiting().map(({ since }) => since + GIVE_UP_MS))
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
    forget: () => $entries.set([]),
  }
}
