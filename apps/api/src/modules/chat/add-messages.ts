import { getTableColumns, sql } from 'drizzle-orm'
import { chatMessages, chatRooms, conversationBlocks, leads, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { AddedMessage, AddMessageDeps, NewMessage } from './add-message.ts'
import { isIn } from './membership.ts'

/**
 * Stores messages of any rooms in one statement, in the given order. Returns null for each message that it leaves out:
 * the account may not write in the room, the client id is a duplicate, or another statement has locked the room.
 * It never waits for the lock of a room, so two of these statements cannot deadlock. It can wait for a
 * transaction that changes the lead. A vendor's message also records its reply in the lead.
 */
export type AddMessages = (messages: readonly NewMessage[]) => Promise<(AddedMessage | null)[]>

/** Escapes of the NUL character and of lone surrogates, which PostgreSQL rejects in JSON. */
const UNREADABLE = /\\u(?:0000|d[89a-f])/i

/** Returns a message as the JSON of one row, or null if PostgreSQL would reject it. */
function toRow(message: NewMessage, place: number): string | null {
  const { roomId, accountId, authorId, text, clientId, createdAt, sourceHost, element, partner, parts } = message
  const row = JSON.stringify({
    ...{ place, room_id: roomId, account_id: accountId, author_id: authorId, text, client_id: clientId },
    ...{ created_at: createdAt, source_host: sourceHost, element, partner, parts },
  })
  return UNREADABLE.test(row) ? null : row
}

/** Returns the indexes of the messages that one statement can store: those with a client id occur once. */
function selectDistinct(messages: readonly NewMessage[]): number[] {
  const keys = new Set<string>()
  return [...messages.keys()].filter((index) => {
    const { roomId, accountId, clientId } = messages[index] as NewMessage
    const key = clientId === undefined ? String(index) : `${roomId} ${accountId} ${clientId}`
    return !keys.has(key) && keys.add(key)
  })
}

/** Prepares the statement of `AddMessages`. */
export function prepareAddMessages(db: Database, { webhooks }: AddMessageDeps): AddMessages {
  const given = db.$with('given', { place: sql<number>`place`.as('place') }).as(sql`
    select * from json_to_recordset(${sql.placeholder('rows')}::json) as given (place int, room_id int, account_id int,
      author_id int, text text, client_id text, created_at timestamptz, source_host text, element text, partner text,
      parts jsonb)`)
  // The locks keep the sequence numbers until the statement ends.
  const room = db.$with('room', { lastSeq: sql<number>`last_seq`.as('last_seq') }).as(sql`
    select ${chatRooms.id}, ${chatRooms.accountId}, ${chatRooms.vendorId}, ${chatRooms.lastSeq} from ${chatRooms}
    where ${chatRooms.id} = any(${sql.placeholder('roomIds')}::int[]) for no key update skip locked`)
  const accepted = db
    .$with('accepted', { place: sql<number>`place`.as('place'), seq: sql<number>`seq`.as('seq') })
    .as(sql`
    select given.*, (room.last_seq + row_number() over (partition by given.room_id order by given.place))::int as seq,
      room.account_id as couple_id, ${vendors.id} as vendor_id, ${vendors.accountId} as vendor_user_id
    from given join room on room.id = given.room_id join ${vendors} on ${vendors.id} = room.vendor_id
    where ${isIn(sql`given.account_id`, sql`given.author_id`, sql`room.account_id`)}
      and not exists (select from ${conversationBlocks} where ${conversationBlocks.roomId} = given.room_id)
      and not exists (select from ${chatMessages} where ${chatMessages.roomId} = given.room_id
        and ${chatMessages.accountId} = given.account_id and ${chatMessages.clientId} = given.client_id)`)
  const moved = db.$with('moved', { one: sql`1`.as('one') }).as(sql`
    update ${chatRooms} set last_seq = latest.seq, last_message_at = latest.at
    from (select room_id, max(seq) as seq, max(created_at) as at from accepted group by room_id) latest
    where ${chatRooms.id} = latest.room_id`)
  const said = db.$with('said', getTableColumns(chatMessages)).as(sql`
    insert into ${chatMessages} (room_id, seq, account_id, author_id, text, client_id, created_at, source_host, element,
      partner, parts)
    select room_id, seq, account_id, author_id, text, client_id, created_at, source_host, element, partner, parts
    from accepted order by place
    returning *`)
  const replied = db.$with('replied', { one: sql`1`.as('one') }).as(sql`
    update ${leads} set state = 'talking' from accepted
    where accepted.account_id = accepted.vendor_user_id and ${leads.accountId} = accepted.couple_id
      and ${leads.vendorId} = accepted.vendor_id and ${leads.state} = 'new'`)
  const announced = db.$with('announced', { endpointId: sql<number>`endpoint_id`.as('endpoint_id') }).as(
    webhooks.recordIn({
      type: 'message.created',
      vendorId: sql`accepted.vendor_id`,
      subject: sql`said.id::text`,
      at: sql`said.created_at`,
      from: sql`said join accepted on accepted.room_id = said.room_id and accepted.seq = said.seq`,
    }),
  )
  const statement = db
    .with(given, room, accepted, moved, said, replied, announced)
    .select({
      place: accepted.place,
      id: said.id,
      seq: said.seq,
      endpoints: sql<number[]>`array(select distinct ${announced.endpointId} from ${announced})`,
    })
    .from(said)
    .innerJoin(accepted, sql`accepted.room_id = said.room_id and accepted.seq = said.seq`)
    .orderBy(accepted.place)
    .prepare('chat_messages')

  return async (messages) => {
    const added: (AddedMessage | null)[] = messages.map(() => null)
    const rows = selectDistinct(messages).flatMap((index) => toRow(messages[index] as NewMessage, index) ?? [])
    const roomIds = [...new Set(messages.map(({ roomId }) => roomId))]
    const stored = await statement.execute({ rows: `[${rows.join()}]`, roomIds })
    for (const [index, { place, id, seq, endpoints }] of stored.entries()) {
      const { authorId = null, clientId = null, ...message } = messages[place] as NewMessage
      // The endpoints of all messages are started with the first one.
      const webhookEndpoints = index === 0 ? endpoints : []
      added[place] = {
        row: { ...message, authorId, clientId, id, seq },
        isNew: true,
        hasReplied: true,
        webhookEndpoints,
      }
    }
    return added
  }
}
