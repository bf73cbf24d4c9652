import type { ChatMessage } from '@vowkit/sdk-core/contract'
import { inArray } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { personName } from '../pairs/service.ts'
import type { MessageRow } from './messages.ts'
import type { RoomRow } from './rooms.ts'

/**
 * Returns the person who wrote a message. Undefined for messages of couples that have always had one login. Only the author's own side may see it.
 */
export type AuthorOf = (room: Pick<RoomRow, 'user' | 'couple' | 'partnerId'>, row: MessageRow) => ChatMessage['author']

/** Reads the authors of messages of any rooms. */
export async function readAuthors(db: Database, rows: readonly MessageRow[]): Promise<AuthorOf> {
  const ids = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]
  const members = ids.length === 0 ? [] : await db.select().from(accounts).where(inArray(accounts.id, ids))
  const toName = ({ displayName, email }: Pick<typeof accounts.$inferSelect, 'displayName' | 'email'>) =>
    displayName || email
  const nameOf = new Map(members.map((member) => [member.id, toName(member)]))
  const personOfId = new Map(members.map((member) => [member.id, personName(member)]))
  return ({ user, couple, partnerId }, { accountId, authorId }) => {
    if (accountId === couple.id) {
      if (authorId !== null) return { id: authorId, name: personOfId.get(authorId) ?? '' }
      return partnerId === null ? undefined : { id: couple.id, name: personName(couple) }
    }
    if (accountId !== user.id) return undefined
    const id = authorId ?? accountId
    return { id, name: id === user.id ? toName(user) : (nameOf.get(id) ?? '') }
  }
}
