import type { Account } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createRecent } from '../../platform/recent.ts'
import { findRoom, type RoomRow } from './rooms.ts'

/** Rooms as this process remembers them for a moment: who talks in one never changes, what they are called hardly ever. */
export interface RoomReader {
  /** The room of this id, whoever asks. Throws a 404. */
  read(roomId: number): Promise<RoomRow>
  /** The room, if the account is in it. Throws the same 404 for a room that is not there and for one of others. */
  require(account: Pick<Account, 'id'>, roomId: number): Promise<RoomRow>
}

export function createRoomReader({ db, clock }: { db: Database; clock: Clock }): RoomReader {
  const rooms = createRecent<RoomRow>({ ...limits.rooms, clock })

  function read(roomId: number): Promise<RoomRow> {
    // One that is not there is not remembered: it may be made any moment.
    return rooms.get(String(roomId), async () => {
      const row = await findRoom(db, roomId)
      if (!row) throw unknownRoom()
      return row
    })
  }

  return {
    read,
    async require({ id }, roomId) {
      const row = await read(roomId)
      if (row.couple.id !== id && row.user.id !== id) throw unknownRoom()
      return row
    },
  }
}

/** What is told of a room that is not there, or not the caller's. */
export const unknownRoom = () => notFound('This room is not known.')
