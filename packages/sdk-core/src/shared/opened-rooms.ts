import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from './feature-ports.ts'

/** Rooms that the backend has just created for the account, which its list of rooms may not contain yet. */
export interface OpenedRooms {
  add(roomId: Id): void
  has(roomId: Id): boolean
}

/** A client has one: `ports.once(createOpenedRooms)`. */
export function createOpenedRooms({ onAccountChange }: Pick<FeaturePorts, 'onAccountChange'>): OpenedRooms {
  const opened = new Set<string>()
  onAccountChange(() => opened.clear())
  return { add: (roomId) => void opened.add(String(roomId)), has: (roomId) => opened.has(String(roomId)) }
}
