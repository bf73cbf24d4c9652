import { isRecord } from '../contract/shared/envelope.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { SafeStorage } from '../platform/safe-storage.ts'

const KEY = 'chatOutbox:'

/** A message the backend has not confirmed. Times in milliseconds since 1970. */
export interface Entry {
  clientId: string
  roomId: Id
  text: string
  /** Each is later than the one before, so that it gives the order. */
  createdAt: number
  /** When it was sent, or sent again. */
  since: number
  /** It has left at least once, and may have arrived. */
  isSent: boolean
  isFailed: boolean
}

/** The messages of this browser that are not confirmed, each under a key of its own so that tabs do not undo each other. */
export interface StoredOutbox {
  load(): Entry[]
  put(entry: Entry): void
  remove(clientId: string): void
}

/** `keep` is asked at each access. */
export function createStoredOutbox(keep: () => SafeStorage): StoredOutbox {
  return {
    load: () =>
      keep()
        .keys(KEY)
        .map((key) => toEntry(key.slice(KEY.length), fromJson(keep().get(key))))
        .filter((entry) => entry !== null)
        .sort((a, b) => a.createdAt - b.createdAt),
    put: ({ clientId, ...entry }) => void keep().set(KEY + clientId, toJson(entry)),
    remove: (clientId) => keep().remove(KEY + clientId),
  }
}

function toEntry(clientId: string, kept: unknown): Entry | null {
  if (!isRecord(kept)) return null
  const { roomId, text, createdAt, since } = kept
  if (typeof text !== 'string' || (typeof roomId !== 'string' && typeof roomId !== 'number')) return null
  if (typeof createdAt !== 'number' || typeof since !== 'number') return null
  return { clientId, roomId, text, createdAt, since, isSent: kept.isSent === true, isFailed: kept.isFailed === true }
}
