import { notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { Participant } from '../team/service.ts'
import { findRoom, type RoomRow } from './rooms.ts'
import { chatRules } from './rules.ts'

/** Reads rooms and their members. */
export interface RoomReader {
  /**
   * Returns a room from the cache of this process, without a permission check. Use it for names, which rarely change;
   * never for permissions. Throws 404 for an unknown room.
   */
  read(roomId: number): Promise<RoomRow>
  /** Returns the current room. Throws the same 404 if the room does not exist and if the participant is not in it. */
  require(participant: Pick<Participant, 'id' | 'actsFor'>, roomId: number): Promise<RoomRow>
}

export function createRoomReader({ db, clock }: { db: Database; clock: Clock }): RoomReader {
  const rooms = createTtlCache<RoomRow>({ ...chatRules.rooms, clock })

  async function find(roomId: number): Promise<RoomRow> {
    const row = await findRoom(db, roomId)
    if (!row) throw unknownRoom()
    return row
  }

  return {
    // A 404 is not cached, because the room may be created later.
    read: (roomId) => rooms.get(String(roomId), () => find(roomId)),
    async require({ id, actsFor }, roomId) {
      const row = await find(roomId)
      const isCouple = row.couple.id === id && actsFor !== 'vendor'
      const isVendor = row.user.id === id && actsFor !== 'couple'
      if (!isCouple && !isVendor) throw unknownRoom()
      return row
    },
  }
}

/** The error for an unknown room, and for a room that the caller is not a member of. */
export const unknownRoom = () => notFound('We could not find this conversation.')
