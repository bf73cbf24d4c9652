import type { ChatMessage } from '@vowkit/sdk-core/contract'
import { inArray } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { MessageRow } from './messages.ts'
import type { RoomRow } from './rooms.ts'

/** Returns the member of the vendor's team who wrote a message. Undefined for messages of the couple. */
export type AuthorOf = (row: MessageRow) => ChatMessage['author']

/** Reads the authors of a room's messages, for the vendor's team. */
export async function readAuthors(db: Database, { user }: RoomRow, rows: readonly MessageRow[]): Promise<AuthorOf> {
  const ids = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]
  const members = ids.length === 0 ? [] : await db.select().from(accounts).where(inArray(accounts.id, ids))
  const nameOf = new Map([user, ...members].map(({ id, displayName, email }) => [id, displayName || email]))
  return ({ accountId, authorId }) => {
    const id = authorId ?? accountId
    return accountId === user.id ? { id, name: nameOf.get(id) ?? '' } : undefined
  }
}
