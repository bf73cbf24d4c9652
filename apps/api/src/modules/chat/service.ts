import {
  type ChatMessage,
  type ChatRoom,
  type ChatThread,
  CONVERSATIONS_PER_PAGE,
  type calls,
  type QueryOf,
} from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FanOut } from '../../platform/fan-out/fan-out.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Blocks, Side } from '../blocks/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { LeadOrigin, LeadService } from '../leads/service.ts'
import type { Outreach } from '../outreach/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { asCouple, type Participant } from '../team/service.ts'
import type { Deal, VendorService } from '../vendors/service.ts'
import type { SentVisions } from '../visions/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { readAuthors } from './authors.ts'
import { createMessageLimiter } from './message-limiter.ts'
import { createReadParts } from './message-parts.ts'
import { listMessages, type MessageRow } from './messages.ts'
import { createMessaging, type MessageInput, type Messaging } from './messaging.ts'
import { createRoomReader } from './room-reader.ts'
import { countUnread, findOrCreateRoom, findRoomId, listReads, listRooms } from './rooms.ts'
import { chatRules } from './rules.ts'
import { createChatViews, sideOf, toMessage } from './views.ts'

/** The query parameters of a page of messages. */
export interface MessageQuery {
  user_id?: number | string | undefined
  before?: number | string | undefined
  after?: number | string | undefined
  limit?: number | string | undefined
}

/**
 * Conversations of couples and vendors. A room that the caller is not a member of gets the same 404 as an unknown one.
 */
export interface ChatService extends Messaging {
  /**
   * Returns the couple's room with a vendor, and creates it if there is none. Claims the deal `packageId` if it is
   * given.
   */
  openRoom(account: Account, vendorUserId: number, packageId: number | undefined, origin: LeadOrigin): Promise<ChatRoom>
  /** Returns the id of the room of a lead, and creates the room if there is none. */
  openRoomOf(lead: { coupleId: number; vendorId: number }): Promise<number>
  /** Returns the conversations of a participant, latest activity first. Throws 403 for `null`. */
  listConversations(participant: Participant | null, query: QueryOf<typeof calls.listChats>): Promise<ChatThread[]>
  /** Returns the id of the room of a couple and a vendor, or null. */
  findRoomOf(couple: { coupleId: number; vendorId: number }): Promise<number | null>
  listMessages(participant: Participant, roomId: number, query: MessageQuery): Promise<ChatMessage[]>
  /** Returns the participant's side and the names of both sides. Throws 404 for others. */
  requireMember(
    participant: Participant,
    roomId: number,
  ): Promise<{ side: Side; coupleName: string; vendorName: string }>
  /** Blocks or unblocks a room for the participant's side. Throws 404 for others. */
  setBlocked(participant: Participant, roomId: number, isBlocked: boolean): Promise<void>
  /**
   * Sends a message that arrived over HTTP or a socket. Throws 429 if the account has sent too many, and 400 if its vision
   * belongs to another account.
   */
  post(participant: Participant, roomId: number, input: MessageInput): Promise<ChatMessage>
}

export interface ChatDeps {
  db: Database
  clock: Clock
  vendors: VendorService
  leads: LeadService
  blocks: Pick<Blocks, 'set' | 'listSides'>
  outreach: Pick<Outreach, 'admitRoom' | 'admitMessage'>
  rateLimits: Pick<RateLimits, 'spendMany'>
  webhooks: Pick<WebhookEvents, 'recordIn' | 'start'>
  imageStore: Pick<ImageStore, 'urlOf'>
  sentVisions: SentVisions
  formats: Formats
  fanOut: FanOut
  log: FastifyBaseLogger
}

export function createChatService(deps: ChatDeps): ChatService {
  const { db, clock, vendors, leads, blocks, outreach, imageStore, sentVisions, formats } = deps
  const views = createChatViews({ coupleImageUrlOf: imageStore.urlOf, vendorImageUrlOf: vendors.imageUrlOf })
  const rooms = createRoomReader(deps)
  const readParts = createReadParts(deps)
  const messaging = createMessaging({ ...deps, rooms, views, readParts })
  const countMessage = createMessageLimiter(deps)

  return {
    ...messaging,

    async openRoom(account, vendorUserId, packageId, origin) {
      if (vendorUserId === account.id) throw invalidField('vendor_user_id', 'You cannot contact yourself.')
      const { id: vendorId, ...contact } = await vendors.findContact(vendorUserId)
      const deal = packageId === undefined ? null : await vendors.requireDeal(vendorId, packageId)
      const createdAt = clock.now()
      const accountId = account.id
      const { authorId } = asCouple(account)
      if ((await findRoomId(db, accountId, vendorId)) === null) await vendors.requireVendor(vendorId)
      const roomId = await db.transaction(async (tx) => {
        if ((await findRoomId(tx, accountId, vendorId)) === null) await outreach.admitRoom(tx, account, vendorId)
        await leads.recordContact(tx, accountId, vendorId, origin)
        if (deal) await leads.recordClaim(tx, accountId, deal)
        return findOrCreateRoom(tx, { accountId, vendorId, createdAt })
      })
      if (deal) await messaging.send({ id: accountId, authorId }, roomId, { ...toClaim(deal, formats), origin })
      return { chatroom_id: roomId, ...contact }
    },

    openRoomOf: ({ coupleId: accountId, vendorId }) =>
      findOrCreateRoom(db, { accountId, vendorId, createdAt: clock.now() }),

    async listConversations(participant, { before, room_id: roomId }) {
      if (!participant) throw new HttpError(403, 'forbidden', 'These conversations belong to another account.')
      const { id, actsFor } = participant
      const rows = await listRooms(db, id, {
        actsFor,
        before: toNumber(before),
        roomId: toNumber(roomId),
        limit: CONVERSATIONS_PER_PAGE,
      })
      const roomIds = rows.map(({ room }) => room.id)
      const [reads, unread, blockedBy] = await Promise.all([
        listReads(db, roomIds),
        countUnread(db, id, roomIds),
        blocks.listSides(roomIds),
      ])
      const readBy = new Map(reads.map(({ roomId, accountId, seq }) => [`${roomId} ${accountId === id}`, seq]))
      const seqOf = (roomId: number, isOwn: boolean) => readBy.get(`${roomId} ${isOwn}`) ?? 0
      return rows.map((row) =>
        views.toThread(row, id, {
          unread: unread.get(row.room.id) ?? 0,
          otherSeq: seqOf(row.room.id, false),
          ownSeq: seqOf(row.room.id, true),
          blockedBy: blockedBy.get(row.room.id) ?? [],
        }),
      )
    },

    findRoomOf: ({ coupleId, vendorId }) => findRoomId(db, coupleId, vendorId),

    async listMessages(participant, roomId, { user_id, before, after, limit }) {
      if (user_id !== undefined && Number(user_id) !== participant.id) {
        throw new HttpError(403, 'forbidden', 'These conversations belong to another account.')
      }
      const row = await rooms.require(participant, roomId)
      const people = views.peopleOf(row)
      const reads = await listReads(db, [roomId])
      const rows = await listMessages(db, roomId, {
        before: toNumber(before),
        after: toNumber(after),
        limit: Math.min(Number(limit ?? chatRules.messagePageSize) || 1, chatRules.messagePageSizeMax),
      })
      const partsOf = await readParts(rows)
      const readSeqOf = (authorId: number) => reads.find(({ accountId }) => accountId !== authorId)?.seq ?? 0
      const authorOf = await readAuthors(db, rows)
      const isOwn = ({ accountId }: MessageRow) => accountId === participant.id
      return rows.map((message) => {
        const person = people.find(({ id }) => id === message.accountId)
        const shown = toMessage(message, person, readSeqOf(message.accountId))
        return { ...shown, ...partsOf(message), author: isOwn(message) ? authorOf(row, message) : undefined }
      })
    },

    async requireMember(participant, roomId) {
      const row = await rooms.require(participant, roomId)
      const [couple, vendor] = views.peopleOf(row)
      return { side: sideOf(row, participant), coupleName: couple.name, vendorName: vendor.name }
    },

    async setBlocked(participant, roomId, isBlocked) {
      const row = await rooms.require(participant, roomId)
      const accountId = participant.authorId ?? participant.id
      await blocks.set({ id: roomId, side: sideOf(row, participant), accountId }, isBlocked)
      messaging.notifyRoomChanged(row)
    },

    async post(participant, roomId, input) {
      await countMessage(participant.id)
      const visionId = input.parts?.visionId
      if (visionId !== undefined) await sentVisions.requireOwn(participant, visionId)
      return messaging.send(participant, roomId, input)
    },
  }
}

function toNumber(given: number | string | undefined): number | undefined {
  return given === undefined ? undefined : Number(given)
}

/** The message that reports a claimed deal. A repeated claim has the same client id, so it is reported once. */
function toClaim({ id, name, price }: Deal, formats: Formats): MessageInput {
  return {
    message: `Claimed the deal “${name}” for ${formats.amount(price, 'en')}.`,
    client_id: `deal-${id}`,
    parts: { deal: { name, price } },
  }
}
