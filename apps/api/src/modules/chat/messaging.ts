import type { ChatMessage, ServerFrame } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { MessageParts } from '../../db/schema/chat.ts'
import { notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FanOut } from '../../platform/fan-out.ts'
import { blocked } from '../blocks/service.ts'
import { type LeadOrigin, type LeadService, ON_SITE } from '../leads/service.ts'
import type { Outreach, Sender } from '../outreach/service.ts'
import type { Participant } from '../team/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { readAuthors } from './authors.ts'
import { type ChatEvent, type ChatListener, type ChatNotice, createChatEvents, writeMessageNotice } from './events.ts'
import type { ReadParts } from './message-parts.ts'
import { findMessage, findMessageFor, type MessageRow, markRead, prepareAddMessage } from './messages.ts'
import type { RoomReader } from './room-reader.ts'
import type { RoomRow } from './rooms.ts'
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
  const events = createChatEvents({ fanOut, log, toEvent })
  const addMessage = prepareAddMessage(db, {
    publish: (stored) => fanOut.publishIn(writeMessageNotice(stored)),
    webhooks,
  })

  const personOf = (room: RoomRow, { accountId }: MessageRow) => views.peopleOf(room).find(({ id }) => id === accountId)

  /** Converts a new message to the wire format. */
  const toWire = async (room: RoomRow, row: MessageRow): Promise<ChatMessage> => ({
    ...toMessage(row, personOf(room, row), 0),
    ...(await readParts([row]))(row),
  })

  /** Creates the event of a new message. Only the vendor's side learns who of the team wrote it. */
  async function toMessageEvent(room: RoomRow, row: MessageRow, message: ChatMessage): Promise<ChatEvent> {
    const frame: ServerFrame = { action: 'message', ...message }
    const authorOf = await readAuthors(db, room, [row])
    const author = authorOf(row)
    return {
      accountIds: [room.couple.id, room.user.id],
      frame,
      vendor: { userId: room.user.id, frame: author ? { ...frame, author } : frame },
    }
  }

  function toReadEvent(accountIds: readonly number[], frame: ServerFrame): ChatEvent {
    return { accountIds, frame, vendor: { userId: accountIds[1] ?? 0, frame } }
  }

  async function toEvent({ chat: notice, accountIds }: ChatNotice): Promise<ChatEvent | null> {
    if (notice.type === 'vision_ready') {
      return { accountIds, frame: { action: 'vision_ready', vision_id: notice.visionId } }
    }
    const { roomId, messageId } = notice
    const row = await findMessage(db, roomId, messageId)
    if (!row) return null
    if (notice.type === 'read') return toReadEvent(accountIds, toReadFrame(row, notice.accountId))
    const room = await rooms.read(roomId)
    return toMessageEvent(room, row, await toWire(room, row))
  }

  return {
    // One statement checks the membership and stores the message. The members of the room come from a cache.
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
      const { row, isNew, webhookEndpoints } = added
      await webhooks.start(webhookEndpoints)
      const room = await rooms.read(roomId).catch((error: unknown) => {
        // The message is stored but could not be published. Clients of this process reconnect and fetch the message.
        events.reportGap()
        throw error
      })
      const message = await toWire(room, row)
      const event = await toMessageEvent(room, row, message)
      try {
        // Runs for a duplicate too, because the first attempt may have failed before this line.
        if (row.seq === 1) await leads.recordFirstMessage(db, room.couple.id, room.vendor.id)
        if (accountId === room.user.id) await leads.recordReply(db, room.couple.id, room.vendor.id)
      } finally {
        if (isNew) events.publishLocally(event)
        else events.publish(event, { type: 'message', roomId, messageId: row.id })
      }
      return message
    },

    async read(reader, roomId, messageId) {
      const { id: accountId } = reader
      const found = await findMessageFor(db, reader, roomId, messageId)
      if (!found) throw notFound('We could not find this message.')
      const { message, coupleId, vendorUserId } = found
      if (!(await markRead(db, { roomId, accountId, seq: message.seq }))) return
      const event = toReadEvent([coupleId, vendorUserId], toReadFrame(message, accountId))
      events.publish(event, { type: 'read', roomId, messageId, accountId })
    },

    notifyVisionReady({ accountId, id: visionId }) {
      const frame: ServerFrame = { action: 'vision_ready', vision_id: visionId }
      events.publish({ accountIds: [accountId], frame }, { type: 'vision_ready', visionId })
    },

    listen: events.listen,
  }
}
