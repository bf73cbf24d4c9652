import { and, eq, inArray } from 'drizzle-orm'
import { chatRooms, conversationBlocks } from '../../db/tables.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'

/** A side of a conversation. */
export type Side = (typeof conversationBlocks.$inferSelect)['side']

/** Conversations that a side has blocked. */
export interface Blocks {
  /** Blocks or unblocks a conversation for a side. Idempotent. The caller checks the membership. */
  set(room: { id: number; side: Side; accountId: number }, isBlocked: boolean): Promise<void>
  /** Returns the sides that have blocked each of these rooms. Rooms without a block are not in the map. */
  listSides(roomIds: readonly number[]): Promise<Map<number, Side[]>>
  /** Returns whether a side has blocked the room. */
  isBlocked(roomId: number): Promise<boolean>
  /** Throws 403 `blocked` if a side has blocked the conversation of a couple and a vendor. */
  requireOpen(lead: { coupleId: number; vendorId: number }): Promise<void>
}

/** The error for messages, documents and invoices in a blocked conversation. */
export function blocked(): HttpError {
  return new HttpError(403, 'blocked', 'This conversation is blocked, so nothing can be sent in it.')
}

export function createBlocks({ db, clock }: { db: Database; clock: Clock }): Blocks {
  return {
    async set({ id: roomId, side, accountId }, isBlocked) {
      const isIt = and(eq(conversationBlocks.roomId, roomId), eq(conversationBlocks.side, side))
      if (!isBlocked) return void (await db.delete(conversationBlocks).where(isIt))
      const block = { roomId, side, accountId, createdAt: clock.now() }
      await db.insert(conversationBlocks).values(block).onConflictDoNothing()
    },

    async listSides(roomIds) {
      if (roomIds.length === 0) return new Map()
      const rows = await db
        .select()
        .from(conversationBlocks)
        .where(inArray(conversationBlocks.roomId, [...roomIds]))
      const sides = new Map<number, Side[]>()
      for (const { roomId, side } of rows) sides.set(roomId, [...(sides.get(roomId) ?? []), side])
      return sides
    },

    async isBlocked(roomId) {
      return (await db.$count(conversationBlocks, eq(conversationBlocks.roomId, roomId))) > 0
    },

    async requireOpen({ coupleId, vendorId }) {
      const [found] = await db
        .select({ roomId: conversationBlocks.roomId })
        .from(conversationBlocks)
        .innerJoin(chatRooms, eq(chatRooms.id, conversationBlocks.roomId))
        .where(and(eq(chatRooms.accountId, coupleId), eq(chatRooms.vendorId, vendorId)))
        .limit(1)
      if (found) throw blocked()
    },
  }
}
