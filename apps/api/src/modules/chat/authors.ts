import type { ChatMessage } from '@vowkit/sdk-core/contract'
import { inArray } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { MessageRow } from './messages.ts'
import type { RoomRow } from './rooms.ts'

/** Returns the member of the vendor's team who wrote a message. Undefined for messages of the couple. */
export type AuthorOf = (room: Pick<RoomRow, 'user'>, row: MessageRow) => ChatMessage['author']

/** Reads the authors of messages of any rooms, for the vendors' teams. */
export async function readAuthors(db: Database, rows: readonly MessageRow[]): Promise<AuthorOf> {
  const ids = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]
  const members = ids.length === 0 ? [] : await db.select().from(accounts).where(inArray(accounts.id, ids))
  const toName = ({ displayName, email }: Pick<typeof accounts.$inferSelect, 'displayName' | 'email'>) =>
    displayName || email
  const nameOf = new Map(members.map((member) => [member.id, toName(member)]))
  return ({ user }, { accountId, authorId }) => {
    if (accountId !== user.id) return undefined
    const id = authorId ?? accountId
    return { id, name: id === user.id ? toName(user) : (nameOf.get(id) ?? '') }
  }
}
