import type { Account } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import { findRoom, type RoomRow } from './rooms.ts'
import { chatRules } from './rules.ts'

/** Rooms, and who is in them. */
export interface RoomReader {
  /**
   * The room of this id, whoever asks, as this process remembers it for a moment. Throws a 404. For what its people are
   * called, which hardly ever changes; whether somebody may do something in it is looked up each time.
   */
  read(roomId: number): Promise<RoomRow>
  /** The room as it is now, if the account is in it. Throws the same 404 for one that is not there and for one of others. */
  require(account: Pick<Account, 'id'>, roomId: number): Promise<RoomRow>
}

export function createRoomReader({ db, clock }: { db: Database; clock: Clock }): RoomReader {
  const rooms = createTtlCache<RoomRow>({ ...chatRules.rooms, clock })

  async function find(roomId: number): Promise<RoomRow> {
    const row = await findRoom(db, roomId)
    if (!row) throw unknownRoom()
    return row
  }

  return {
    // One that is not there is not remembered: it may be made any moment.
    read: (roomId) => rooms.get(String(roomId), () => find(roomId)),
    async require({ id }, roomId) {
      const row = await find(roomId)
      if (row.couple.id !== id && row.user.id !== id) throw unknownRoom()
      return row
    },
  }
}

/** What is told of a room that is not there, or not the caller's. */
export const unknownRoom = () => notFound('This room is not known.')
