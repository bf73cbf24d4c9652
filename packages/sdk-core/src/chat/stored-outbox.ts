import { isRecord } from '../contract/shared/envelope.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { SafeStorage } from '../platform/safe-storage.ts'

const KEY = 'chatOutbox:'

/** A message without a confirmation. Times are in milliseconds since 1970. */
export interface Entry {
  clientId: string
  roomId: Id
  text: string
  /** Determines the order of messages. Always later than the `createdAt` of the previous message. */
  createdAt: number
  /** The time at which the message was queued last. */
  since: number
  /** Whether the message was sent at least once. If so, the backend may have stored it. */
  isSent: boolean
  isFailed: boolean
}

/** The unconfirmed messages in storage. Each message has its own key, so that tabs do not overwrite each other. */
export interface StoredOutbox {
  load(): Entry[]
  put(entry: Entry): void
  remove(clientId: string): void
}

/**
 * Creates access to the stored messages. Calls `area` for every operation, because a sign-in may change the storage
 * area.
 */
export function createStoredOutbox(area: () => SafeStorage): StoredOutbox {
  return {
    load: () =>
      area()
        .keys(KEY)
        .map((key) => toEntry(key.slice(KEY.length), fromJson(area().get(key))))
        .filter((entry) => entry !== null)
        .sort((a, b) => a.createdAt - b.createdAt),
    put: ({ clientId, ...entry }) => void area().set(KEY + clientId, toJson(entry)),
    remove: (clientId) => area().remove(KEY + clientId),
  }
}

function toEntry(clientId: string, stored: unknown): Entry | null {
  if (!isRecord(stored)) return null
  const { roomId, text, createdAt, since } = stored
  if (typeof text !== 'string' || (typeof roomId !== 'string' && typeof roomId !== 'number')) return null
  if (typeof createdAt !== 'number' || typeof since !== 'number') return null
  return {
    clientId,
    roomId,
    text,
    createdAt,
    since,
    isSent: stored.isSent === true,
    isFailed: stored.isFailed === true,
  }
}
