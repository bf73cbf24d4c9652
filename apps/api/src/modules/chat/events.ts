import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { FanOut } from '../../platform/fan-out/fan-out.ts'
import { createCatchUp, type MissedMessages } from './catch-up.ts'
import { ChatEvent } from './chat-event.ts'
import { createDeliveredMessages } from './delivered-messages.ts'
import { createReadBack } from './read-back.ts'

/** A listener for chat events, such as the socket hub of a process. */
export interface ChatListener {
  /** Returns whether any of these accounts is connected. If not, the event is not read from the database. */
  isConnected(accountIds: readonly number[]): boolean
  onEvent(event: ChatEvent): void
  /** Called when events were lost that cannot be read from the database in a reasonable time. */
  onGap(): void
}

/** The message that processes exchange about an event. */
const ChatNotice = z.object({
  chat: z.object({
    /** The receivers. Empty if they are unknown. */
    accountIds: z.readonly(z.array(z.number())),
    messageId: z.nullable(z.number()),
    /** A `ChatEvent`, which is parsed only if a receiver is connected. Absent if it is too large or unknown. */
    event: z.optional(z.unknown()),
  }),
})
type ChatNotice = z.infer<typeof ChatNotice>

/** Publishes events to the listeners of all processes. */
export interface ChatEvents {
  /** Notifies the listeners of all processes. */
  publish(event: ChatEvent): void
  /** Notifies the listeners of this process even if they have been notified of the message before. */
  publishAgain(event: ChatEvent): void
  /** Notifies the listeners of all processes of a stored message whose event could not be created. */
  publishStored(messageId: number): void
  /** Adds a listener for the lifetime of the process. */
  listen(listener: ChatListener): void
}

export interface ChatEventDeps extends MissedMessages {
  fanOut: FanOut
  log: FastifyBaseLogger
}

/** Returns the id of the message that an event reports, or null. */
const messageIdOf = ({ frame }: ChatEvent) => (frame.action === 'message' ? Number(frame.message_id) : null)

export function createChatEvents(deps: ChatEventDeps): ChatEvents {
  const { fanOut, log, readEvents, findLatestId } = deps
  const listeners: ChatListener[] = []
  const delivered = createDeliveredMessages()
  const isConnected = (accountIds: readonly number[]) => listeners.some((listener) => listener.isConnected(accountIds))

  function deliver(event: ChatEvent): void {
    for (const listener of listeners) listener.onEvent(event)
  }

  /** Delivers an event that may have been delivered before. */
  function deliverOnce(event: ChatEvent): void {
    const messageId = messageIdOf(event)
    if (messageId === null || delivered.add(messageId)) deliver(event)
  }

  function giveUp(): void {
    for (const listener of listeners) listener.onGap()
  }

  const catchUp = createCatchUp({ ...deps, delivered, isConnected, deliver: deliverOnce, giveUp })
  const readBack = createReadBack({
    readEvents,
    log,
    deliver: deliverOnce,
    onLoss: () => catchUp.request(performance.now()),
  })

  if (fanOut.isShared) {
    findLatestId().then(delivered.setFirst, (error: unknown) => log.warn({ err: error }, 'no latest message was found'))
  }
  fanOut.onGap(catchUp.request)
  fanOut.onNotice((notice) => {
    const { data } = ChatNotice.safeParse(notice)
    if (!data) return
    const { accountIds, messageId, event } = data.chat
    if (accountIds.length > 0 && !isConnected(accountIds)) {
      if (messageId !== null) delivered.add(messageId)
      return
    }
    const parsed = ChatEvent.safeParse(event)
    if (parsed.success) readBack.add(parsed.data)
    else if (messageId !== null) readBack.add(messageId)
  })

  function send(notice: ChatNotice['chat']): void {
    const { event: _, ...smaller } = notice
    fanOut.publish({ chat: notice }, { chat: smaller }).catch((error: unknown) => {
      log.debug({ err: error }, 'an event could not be published; other processes read it from the database')
    })
  }

  const sendEvent = (event: ChatEvent) => send({ accountIds: event.accountIds, messageId: messageIdOf(event), event })

  return {
    publish(event) {
      deliverOnce(event)
      sendEvent(event)
    },
    publishAgain(event) {
      deliver(event)
      sendEvent(event)
    },
    publishStored(messageId) {
      readBack.add(messageId)
      send({ accountIds: [], messageId })
    },
    listen: (listener) => void listeners.push(listener),
  }
}
