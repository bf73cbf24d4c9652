import type { ChatMessage, ChatRoom, ChatThread, ServerFrame } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import { offerClaims } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FanOut } from '../../platform/fan-out.ts'
import { createRecent } from '../../platform/recent.ts'
import type { PictureKeeper } from '../files/service.ts'
import type { LeadService } from '../leads/service.ts'
import type { LimitService } from '../limits/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { type ChatListener, type ChatNotice, createChatEvents } from './events.ts'
import { findMessage, listMessages, markRead, prepareAddMessage } from './messages.ts'
import { countUnread, findOrCreateRoom, findRoom, findRoomId, listReads, listRooms, type RoomRow } from './rooms.ts'
import { createChatViews, toMessage, toReadFrame } from './views.ts'

/** Which messages are asked for, as it travels. */
export interface MessageQuery {
  user_id?: number | string | undefined
  before?: number | string | undefined
  after?: number | string | undefined
  limit?: number | string | undefined
}

/** What somebody says, and what their client calls it. */
export interface Words {
  message: string
  client_id?: string | undefined
}

/** Where couples and vendors talk. Who is not in a room does not learn whether there is one. */
export interface ChatService {
  /** The couple's one room with the vendor whose user this is; claims one of their deals where it is named. */
  openRoom(account: Account, vendorUserId: number, packageId: number | undefined): Promise<ChatRoom>
  /** The caller's rooms. Throws a 403 where the path names somebody else. */
  listThreads(account: Account, userId: number): Promise<ChatThread[]>
  /** The id of the room of a couple and a vendor, or null. */
  findRoomOf(couple: { coupleId: number; vendorId: number }): Promise<number | null>
  listMessages(account: Account, roomId: number, query: MessageQuery): Promise<ChatMessage[]>
  /** Says something. What arrives again under the same client's id is not new: answered as before, and told to nobody. */
  say(account: Pick<Account, 'id'>, roomId: number, words: Words): Promise<{ said: ChatMessage; isNew: boolean }>
  /** The same for what comes by a call; throws a 429 for whoever says too much. A socket counts its own. */
  post(account: Account, roomId: number, words: Words): Promise<ChatMessage>
  /** Notes that the caller has read up to a message, and with it everything before. */
  read(account: Account, roomId: number, messageId: number): Promise<void>
  /** Tells the owner of a vision, through every socket of theirs, that it is settled. */
  tellVisionReady(vision: { accountId: number; id: string }): void
  /** Lets somebody hear what happens in all rooms, and to visions. */
  listen(listener: ChatListener): void
}

export interface ChatDeps {
  db: Database
  clock: Clock
  vendors: VendorService
  leads: LeadService
  limits: Pick<LimitService, 'spend'>
  pictures: Pick<PictureKeeper, 'urlOf'>
  fanOut: FanOut
  log: FastifyBaseLogger
}

export function createChatService(deps: ChatDeps): ChatService {
  const { db, clock, vendors, leads, limits: counts, pictures, fanOut, log } = deps
  const views = createChatViews({ pictureUrlOf: pictures.urlOf, vendorImageUrlOf: vendors.imageUrlOf })
  const events = createChatEvents({ fanOut, log, recall })
  const addMessage = prepareAddMessage(db)
  // Who talks in a room never changes, and what they are called hardly ever.
  const rooms = createRecent<RoomRow>({ ...limits.rooms, clock })

  /** The room of this id, whoever asks. One that is not there is not remembered: it may be made any moment. */
  function readRoom(roomId: number): Promise<RoomRow> {
    return rooms.get(String(roomId), async () => {
      const row = await findRoom(db, roomId)
      if (!row) throw unknownRoom()
      return row
    })
  }

  /** The room, if the account is in it. */
  async function requireRoom({ id }: Pick<Account, 'id'>, roomId: number): Promise<RoomRow> {
    const row = await readRoom(roomId)
    if (row.couple.id !== id && row.user.id !== id) throw unknownRoom()
    return row
  }

  /** What another process told of, as a frame. */
  async function recall(notice: ChatNotice['chat']): Promise<ServerFrame | null> {
    if (notice.type === 'vision_ready') return { action: 'vision_ready', vision_id: notice.visionId }
    const { roomId, messageId } = notice
    const row = await findMessage(db, roomId, messageId)
    if (!row) return null
    if (notice.type === 'read') return toReadFrame(row, notice.accountId)
    const author = views.peopleOf(await readRoom(roomId)).find(({ id }) => id === row.accountId)
    return { action: 'message', ...toMessage(row, author, 0) }
  }

  const say: ChatService['say'] = async (account, roomId, { message, client_id }) => {
    const room = await requireRoom(account, roomId)
    const people = views.peopleOf(room)
    const createdAt = clock.now()
    const { row, isNew } = await addMessage({
      roomId,
      accountId: account.id,
      text: message,
      clientId: client_id,
      createdAt,
    })
    const author = people.find(({ id }) => id === account.id)
    const said = toMessage(row, author, 0)
    // Also when it is said again: the first time may have ended before it was noted.
    if (row.seq === 1) await leads.noteMessage(db, room.couple.id, room.vendor.id)
    if (!isNew) return { said, isNew }
    const accountIds = people.map(({ id }) => id)
    events.tell({ accountIds, frame: { action: 'message', ...said } }, { type: 'message', roomId, messageId: row.id })
    return { said, isNew }
  }

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

    async listThreads({ id }, userId) {
      if (userId !== id) throw new HttpError(403, 'forbidden', 'These are somebody else’s conversations.')
      const rows = await listRooms(db, id)
      const roomIds = rows.map(({ room }) => room.id)
      const [reads, unread] = await Promise.all([listReads(db, roomIds), countUnread(db, id, roomIds)])
      const seqOf = (roomId: number, isOwn: boolean) =>
        reads.find((read) => read.roomId === roomId && (read.accountId === id) === isOwn)?.seq ?? 0
      return rows.map((row) =>
        views.toThread(row, id, {
          unread: unread.get(row.room.id) ?? 0,
          otherSeq: seqOf(row.room.id, false),
          ownSeq: seqOf(row.room.id, true),
        }),
      )
    },

    findRoomOf: ({ coupleId, vendorId }) => findRoomId(db, coupleId, vendorId),

    async listMessages(account, roomId, { user_id, before, after, limit }) {
      if (user_id !== undefined && Number(user_id) !== account.id) {
        throw new HttpError(403, 'forbidden', 'These are somebody else’s conversations.')
      }
      const row = await requireRoom(account, roomId)
      const people = views.peopleOf(row)
      const reads = await listReads(db, [roomId])
      const rows = await listMessages(db, roomId, {
        before: toPlace(before),
        after: toPlace(after),
        limit: Math.min(Number(limit ?? limits.messagePageSize) || 1, limits.messagePageSizeMax),
      })
      return rows.map((message) =>
        toMessage(
          message,
          people.find(({ id }) => id === message.accountId),
          reads.find(({ accountId }) => accountId !== message.accountId)?.seq ?? 0,
        ),
      )
    },

    say,

    async post(account, roomId, words) {
      await counts.spend(db, `messages-posted:${account.id}`, limits.messagesPostedPerAccount)
      return (await say(account, roomId, words)).said
    },

    async read(account, roomId, messageId) {
      const room = await requireRoom(account, roomId)
      const message = await findMessage(db, roomId, messageId)
      if (!message) throw notFound('This message is not known.')
      const { id: accountId } = account
      if (!(await markRead(db, { roomId, accountId, seq: message.seq }))) return
      const event = { accountIds: [room.couple.id, room.user.id], frame: toReadFrame(message, accountId) }
      events.tell(event, { type: 'read', roomId, messageId, accountId })
    },

    tellVisionReady({ accountId, id: visionId }) {
      const frame: ServerFrame = { action: 'vision_ready', vision_id: visionId }
      events.tell({ accountIds: [accountId], frame }, { type: 'vision_ready', visionId })
    },

    listen: events.listen,
  }
}

const unknownRoom = () => notFound('This room is not known.')

function toPlace(given: number | string | undefined): number | undefined {
  return given === undefined ? undefined : Number(given)
}
