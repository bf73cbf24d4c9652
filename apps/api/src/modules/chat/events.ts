import type { ServerFrame } from '@vowkit/sdk-core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { FanOut } from '../../platform/fan-out.ts'
import type { StoredMessage } from './messages.ts'

/** Something that happened, such as in a room, for those it is about, as a frame of theirs. */
export interface ChatEvent {
  accountIds: readonly number[]
  frame: ServerFrame
}

/** Somebody here who wants to hear what happens. */
export interface ChatListener {
  /** Whether anybody of these is reached through it. */
  reaches(accountIds: readonly number[]): boolean
  hear(event: ChatEvent): void
  /** Something may have happened that was not heard. */
  missed(): void
}

/** What processes tell each other: ids, by which it is read back. */
export const ChatNotice = z.object({
  chat: z.discriminatedUnion('type', [
    z.object({ type: z.literal('message'), roomId: z.number(), messageId: z.number() }),
    z.object({ type: z.literal('read'), roomId: z.number(), messageId: z.number(), accountId: z.number() }),
    z.object({ type: z.literal('vision_ready'), visionId: z.string() }),
  ]),
  accountIds: z.array(z.number()),
})
export type ChatNotice = z.infer<typeof ChatNotice>

/** Carries what happens to everybody who listens, in this process and the others. */
export interface ChatEvents {
  /** Notifies the listeners of this process and of the others. */
  tell(event: ChatEvent, notice: ChatNotice['chat']): void
  /** Notifies the listeners of this process, for an event that its statement published to the others. */
  tellHere(event: ChatEvent): void
  /** Notifies the listeners of this process that they may have missed an event. */
  missed(): void
  listen(listener: ChatListener): void
}

export interface ChatEventDeps {
  fanOut: FanOut
  log: FastifyBaseLogger
  /** Reads what a notice stands for; null for what is not there any more. */
  recall(notice: ChatNotice['chat']): Promise<ServerFrame | null>
}

/** A `ChatNotice` of a message as JSON that the database builds while it stores the message. */
export function writeMessageNotice({ roomId, messageId, accountIds }: StoredMessage): SQL {
  return sql`json_build_object(
    'chat', json_build_object('type', 'message', 'roomId', ${roomId}, 'messageId', ${messageId}),
    'accountIds', json_build_array(${accountIds[0]}, ${accountIds[1]}))`
}

export function createChatEvents({ fanOut, log, recall }: ChatEventDeps): ChatEvents {
  const listeners: ChatListener[] = []
  /** Notices are read back one after the other, so that they are heard in their order. */
  let last = Promise.resolve()

  function hear(event: ChatEvent): void {
    for (const listener of listeners) listener.hear(event)
  }

  async function relay({ chat, accountIds }: ChatNotice): Promise<void> {
    const frame = await recall(chat)
    if (frame) hear({ accountIds, frame })
  }

  function missed(): void {
    for (const listener of listeners) listener.missed()
  }

  fanOut.onGap(missed)
  fanOut.onNotice((notice) => {
    const { data } = ChatNotice.safeParse(notice)
    if (!data || !listeners.some((listener) => listener.reaches(data.accountIds))) return
    last = last
      .then(() => relay(data))
      .catch((error: unknown) => {
        log.error({ err: error }, 'what another process told of could not be read')
        missed()
      })
  })

  return {
    tell(event, chat) {
      hear(event)
      fanOut.publish({ chat, accountIds: event.accountIds }).catch((error: unknown) => {
        log.error({ err: error }, 'other processes could not be told')
      })
    },
    tellHere: hear,
    missed,
    listen: (listener) => void listeners.push(listener),
  }
}
