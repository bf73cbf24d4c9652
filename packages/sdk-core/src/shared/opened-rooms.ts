import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from './feature-ports.ts'

/** The rooms that the backend has just created for the account. The fetched list of rooms may not contain them yet. */
export interface OpenedRooms {
  add(roomId: Id): void
  has(roomId: Id): boolean
}

/** Creates the opened rooms of a client. Get the client's only instance with `ports.once(createOpenedRooms)`. */
export function createOpenedRooms({ onAccountChange }: Pick<FeaturePorts, 'onAccountChange'>): OpenedRooms {
  const opened = new Set<string>()
  onAccountChange(() => opened.clear())
  return { add: (roomId) => void opened.add(String(roomId)), has: (roomId) => opened.has(String(roomId)) }
}
