import type { ChatMessage, ServerFrame } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { MessageParts } from '../../db/schema/chat.ts'
import { notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FanOut } from '../../platform/fan-out/fan-out.ts'
import { blocked } from '../blocks/service.ts'
import { type LeadOrigin, type LeadService, ON_SITE } from '../leads/service.ts'
import type { Outreach, Sender } from '../outreach/service.ts'
import type { Participant } from '../team/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { readAuthors } from './authors.ts'
import type { ChatEvent } from './chat-event.ts'
import { type ChatListener, createChatEvents } from './events.ts'
import { createAddMessage } from './grouped-messages.ts'
import type { ReadParts } from './message-parts.ts'
import { findLatestId, findMessageFor, findMessages, listMessagesAfter, type MessageRow, markRead } from './messages.ts'
import type { RoomReader } from './room-reader.ts'
import { findRooms, type RoomRow } from './rooms.ts'
import { type ChatViews, toMessage, toReadFrame } from './views.ts'

export interface MessageInput {
  message: string
  /** An id that the client chose, by which duplicates are recognized. */
  client_id?: string | undefined
  /** The page from which the message was sent. Default: our own site. */
  origin?: LeadOrigin
  parts?: MessageParts
}

/** Stores messages and read receipts, and publishes the events that report them to sockets. */
export interface Messaging {
  /**
   * Stores a message and publishes it to the room. A message with a known client id is a duplicate. It is not stored
   * again, but published again, because the process that stored it may have crashed before publishing. Clients merge
   * messages by id.
   */
  send(sender: Sender & Pick<Participant, 'authorId'>, roomId: number, input: MessageInput): Promise<ChatMessage>
  /** Stores that the caller has read this message and all earlier ones. */
  read(reader: Pick<Participant, 'id' | 'authorId'>, roomId: number, messageId: number): Promise<void>
  /** Notifies all sockets of a room's members that a side has blocked or unblocked it. */
  notifyRoomChanged(row: RoomRow): void
  /** Notifies all sockets of a vision's owner that the vision is ready or has failed. */
  notifyVisionReady(vision: { accountId: number; id: string }): void
  /** Subscribes to the events of all rooms and visions. */
  listen(listener: ChatListener): void
}

export interface MessagingDeps {
  db: Database
  clock: Clock
  leads: Pick<LeadService, 'recordFirstMessage' | 'recordReply'>
  outreach: Pick<Outreach, 'admitMessage'>
  webhooks: Pick<WebhookEvents, 'recordIn' | 'start'>
  fanOut: FanOut
  log: FastifyBaseLogger
  rooms: RoomReader
  views: Pick<ChatViews, 'peopleOf'>
  readParts: ReadParts
}

export function createMessaging(deps: MessagingDeps): Messaging {
  const { db, clock, leads, outreach, webhooks, fanOut, log, rooms, views, readParts } = deps
  const events = createChatEvents({
    ...{ fanOut, log, readEvents },
    findLatestId: () => findLatestId(db),
    listAfter: (id, limit) => listMessagesAfter(db, id, limit),
  })
  const addMessage = createAddMessage(db, { webhooks })

  const personOf = (room: RoomRow, { accountId }: MessageRow) => views.peopleOf(room).find(({ id }) => id === accountId)

  /**
   * Creates the wire formats and the events of new messages, with one statement for each kind of data. Only the
   * author's own side learns who wrote a message.
   */
  async function present(rows: readonly MessageRow[], roomOf: (row: MessageRow) => RoomRow | undefined) {
    const [partsOf, authorOf] = await Promise.all([readParts(rows), readAuthors(db, rows)])
    return rows.flatMap((row) => {
      const room = roomOf(row)
      if (!room) return []
      const message: ChatMessage = { ...toMessage(row, personOf(room, row), 0), ...partsOf(row) }
      const plain: ServerFrame = { action: 'message', ...message }
      const author = authorOf(room, row)
      const signed = author ? { ...plain, author } : plain
      const isByVendor = row.accountId === room.user.id
      const frames = { frame: isByVendor ? plain : signed, vendor: { frame: isByVendor ? signed : plain } }
      const event: ChatEvent = {
        accountIds: [room.couple.id, room.user.id],
        frame: frames.frame,
        vendor: { userId: room.user.id, ...(author && frames.vendor) },
      }
      return [{ row, message, event }]
    })
  }

  async function readEvents(ids: readonly number[]): Promise<Map<number, ChatEvent>> {
    const rows = await findMessages(db, ids)
    const rooms = await findRooms(db, [...new Set(rows.map(({ roomId }) => roomId))])
    const presented = await present(rows, ({ roomId }) => rooms.get(roomId))
    return new Map(presented.map(({ row, event }) => [row.id, event]))
  }

  /** Presents a message of a room from the cache. */
  async function presentNew(row: MessageRow) {
    const room = await rooms.read(row.roomId)
    const [presented] = await present([row], () => room)
    if (!presented) throw new Error('A stored message has no event.')
    return { room, ...presented }
  }

  return {
    // One statement checks the membership and stores the messages of several senders. The members of the room come from a cache.
    async send(sender, roomId, { message: text, client_id: clientId, origin = ON_SITE, parts = {} }) {
      const { id: accountId, authorId } = sender
      await outreach.admitMessage(sender, roomId, clientId)
      const added = await addMessage({
        ...{ roomId, accountId, authorId, text, clientId, createdAt: clock.now() },
        ...{ sourceHost: origin.sourceHost, element: origin.element, partner: origin.partner },
        parts,
      })
      if (!added) {
        await rooms.require(sender, roomId)
        throw blocked()
      }
      const { row, isNew, hasReplied, webhookEndpoints } = added
      await webhooks.start(webhookEndpoints)
      const { room, message, event } = await presentNew(row).catch((error: unknown) => {
        events.publishStored(row.id)
        throw error
      })
      try {
        // Runs for a duplicate too, because the first attempt may have failed before this line.
        if (row.seq === 1) await leads.recordFirstMessage(db, room.couple.id, room.vendor.id)
        if (accountId === room.user.id && !hasReplied) await leads.recordReply(db, room.couple.id, room.vendor.id)
      } finally {
        if (isNew) events.publish(event)
        else events.publishAgain(event)
      }
      return message
    },

    async read(reader, roomId, messageId) {
      const { id: accountId } = reader
      const found = await findMessageFor(db, reader, roomId, messageId)
      if (!found) throw notFound('We could not find this message.')
      const { message, coupleId, vendorUserId } = found
      if (!(await markRead(db, { roomId, accountId, seq: message.seq }))) return
      const frame = toReadFrame(message, accountId)
      events.publish({ accountIds: [coupleId, vendorUserId], frame, vendor: { userId: vendorUserId } })
    },

    notifyRoomChanged({ room, couple, user }) {
      const frame: ServerFrame = { action: 'room_changed', roomId: room.id }
      events.publish({ accountIds: [couple.id, user.id], frame, vendor: { userId: user.id } })
    },

    notifyVisionReady({ accountId, id: visionId }) {
      const frame: ServerFrame = { action: 'vision_ready', vision_id: visionId }
      events.publish({ accountIds: [accountId], frame })
    },

    listen: events.listen,
  }
}
