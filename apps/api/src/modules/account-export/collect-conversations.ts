import { asc, eq, inArray, or } from 'drizzle-orm'
import { accounts, chatMessages, chatRooms, conversationBlocks, conversationReports, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Part } from './archive.ts'

/** The page with the element from which a message was sent. */
function toPage({ sourceHost, element, partner }: Record<'sourceHost' | 'element' | 'partner', string>) {
  return { sentFrom: { sourceHost, element, partner } }
}

/** Collects conversations with both sides' messages. Names the other side as the app does, without an email address. */
export async function collectConversations(db: Database, accountId: number): Promise<Part> {
  const rooms = await db
    .select({
      id: chatRooms.id,
      createdAt: chatRooms.createdAt,
      coupleId: chatRooms.accountId,
      couple: accounts.displayName,
      vendor: vendors.businessName,
    })
    .from(chatRooms)
    .innerJoin(accounts, eq(accounts.id, chatRooms.accountId))
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .where(or(eq(chatRooms.accountId, accountId), eq(vendors.accountId, accountId)))
    .orderBy(asc(chatRooms.id))
  const messages = await db
    .select()
    .from(chatMessages)
    .where(
      inArray(
        chatMessages.roomId,
        rooms.map(({ id }) => id),
      ),
    )
    .orderBy(asc(chatMessages.roomId), asc(chatMessages.seq))
  const blocks = await db.select().from(conversationBlocks).where(eq(conversationBlocks.accountId, accountId))
  const reports = await db.select().from(conversationReports).where(eq(conversationReports.accountId, accountId))
  const messagesOf = Map.groupBy(messages, ({ roomId }) => roomId)
  return {
    documents: {
      conversations: rooms.map(({ id, createdAt, coupleId, couple, vendor }) => {
        const other = coupleId === accountId ? vendor : couple || 'A couple'
        return {
          with: other,
          createdAt,
          isBlockedByYou: blocks.some(({ roomId }) => roomId === id),
          reportsByYou: reports.flatMap(({ roomId, reason, words, createdAt: reportedAt }) =>
            roomId === id ? [{ reason, words, reportedAt }] : [],
          ),
          messages: (messagesOf.get(id) ?? []).map(
            ({ accountId: author, text, createdAt: sentAt, parts, ...page }) => ({
              from: author === accountId ? 'you' : other,
              text,
              sentAt,
              ...(parts.visionId && { visionId: parts.visionId }),
              ...(parts.deal && { deal: parts.deal }),
              ...(author === accountId && page.element && toPage(page)),
            }),
          ),
        }
      }),
    },
  }
}
