import type { ChatRoom } from '@vowkit/sdk-core/contract'
import { and, eq } from 'drizzle-orm'
import { chatRooms, offerClaims } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { LeadService } from '../leads/service.ts'
import type { VendorService } from '../vendors/service.ts'

/** Where couples and vendors talk. */
export interface ChatService {
  /** The couple's one room with the vendor whose user this is; claims one of their deals where it is named. */
  openRoom(account: Account, vendorUserId: number, packageId: number | undefined): Promise<ChatRoom>
}

export interface ChatDeps {
  db: Database
  clock: Clock
  vendors: VendorService
  leads: LeadService
}

export function createChatService({ db, clock, vendors, leads }: ChatDeps): ChatService {
  return {
    async openRoom(account, vendorUserId, packageId) {
      if (vendorUserId === account.id) throw invalidField('vendor_user_id', 'This is you.')
      const { id: vendorId, ...contact } = await vendors.findContact(vendorUserId)
      if (packageId !== undefined) await vendors.requirePackage(vendorId, packageId)
      const createdAt = clock.now()
      const accountId = account.id
      const roomId = await db.transaction(async (tx) => {
        await leads.engage(tx, accountId, vendorId)
        if (packageId !== undefined) {
          await tx.insert(offerClaims).values({ accountId, packageId, createdAt }).onConflictDoNothing()
        }
        return findOrCreateRoom(tx, { accountId, vendorId, createdAt })
      })
      return { chatroom_id: roomId, ...contact }
    },
  }
}

/** The id of the room; whoever comes second waits for the first and gets theirs. */
async function findOrCreateRoom(tx: Database, room: typeof chatRooms.$inferInsert): Promise<number> {
  await tx.insert(chatRooms).values(room).onConflictDoNothing()
  const [found] = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.accountId, room.accountId), eq(chatRooms.vendorId, room.vendorId)))
  if (!found) throw new Error('A chat room vanished while it was being read.')
  return found.id
}
