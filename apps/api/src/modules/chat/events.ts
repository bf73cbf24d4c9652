import type { ServerFrame } from '@vowkit/sdk-core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { FanOut } from '../../platform/fan-out.ts'
import type { StoredMessage } from './messages.ts'

/** A frame to send to the sockets of these accounts. */
export interface ChatEvent {
  accountIds: readonly number[]
  frame: ServerFrame
  /** The vendor's side of a room. Only its frame reaches the vendor and the vendor's team. */
  vendor?: { userId: number; frame: ServerFrame }
}

/** A listener for chat events, such as the socket hub of a process. */
export interface ChatListener {
  /** Returns whether any of these accounts is connected. If not, the event is not read from the database. */
  isConnected(accountIds: readonly number[]): boolean
  onEvent(event: ChatEvent): void
  /** Called when events may have been lost. */
  onGap(): void
}

/**
 * The message that processes exchange about an event. It contains only ids; the receiver reads the event from the
 * database.
 */
export const ChatNotice = z.object({
  chat: z.discriminatedUnion('type', [
    z.object({ type: z.literal('message'), roomId: z.number(), messageId: z.number() }),
    z.object({ type: z.literal('read'), roomId: z.number(), messageId: z.number(), accountId: z.number() }),
    z.object({ type: z.literal('vision_ready'), visionId: z.string() }),
  ]),
  accountIds: z.array(z.number()),
})
export type ChatNotice = z.infer<typeof ChatNotice>

/** Publishes events to the listeners of all processes. */
export interface ChatEvents {
  /** Notifies the listeners of all processes. */
  publish(event: ChatEvent, notice: ChatNotice['chat']): void
  /**
   * Notifies the listeners of this process. The SQL statement that stored the event has already notified the other
   * processes.
   */
  publishLocally(event: ChatEvent): void
  /** Notifies the listeners of this process that events may have been lost. */
  reportGap(): void
  /** Adds a listener for the lifetime of the process. */
  listen(listener: ChatListener): void
}

export interface ChatEventDeps {
  fanOut: FanOut
  log: FastifyBaseLogger
  /** Reads the event of a notice. Returns null if its row has been deleted. */
  toEvent(notice: ChatNotice): Promise<ChatEvent | null>
}

/** Returns a SQL expression that builds the `ChatNotice` of a message while the statement stores it. */
export function writeMessageNotice({ roomId, messageId, accountIds }: StoredMessage): SQL {
  return sql`json_build_object(
    'chat', json_build_object('type', 'message', 'roomId', ${roomId}, 'messageId', ${messageId}),
    'accountIds', json_build_array(${accountIds[0]}, ${accountIds[1]}))`
}

export function createChatEvents({ fanOut, log, toEvent }: ChatEventDeps): ChatEvents {
  const listeners: ChatListener[] = []
  /** Notices are handled one at a time, so that events keep their order. */
  let lastNotice = Promise.resolve()

  function publishLocally(event: ChatEvent): void {
    for (const listener of listeners) listener.onEvent(event)
  }

  async function relay(notice: ChatNotice): Promise<void> {
    const event = await toEvent(notice)
    if (event) publishLocally(event)
  }

  function reportGap(): void {
    for (const listener of listeners) listener.onGap()
  }

  fanOut.onGap(reportGap)
  fanOut.onNotice((notice) => {
    const { data } = ChatNotice.safeParse(notice)
    if (!data || !listeners.some((listener) => listener.isConnected(data.accountIds))) return
    lastNotice = lastNotice
      .then(() => relay(data))
      .catch((error: unknown) => {
        log.error({ err: error }, 'an event of another process could not be read')
        reportGap()
      })
  })

  return {
    publish(event, chat) {
      publishLocally(event)
      fanOut.publish({ chat, accountIds: event.accountIds }).catch((error: unknown) => {
        log.error({ err: error }, 'an event could not be published to other processes')
      })
    },
    publishLocally,
    reportGap,
    listen: (listener) => void listeners.push(listener),
  }
}
