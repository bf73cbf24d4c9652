import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Answer } from './api-client.ts'
import type { ServerProcess } from './server-process.ts'

/** Number of messages of one phase, such as before, during and after a failure. */
export const PHASE = 60
const PATIENCE = { timeout: 300_000, interval: 50 }

/** Couples that send messages one after the other, and repeat each one until it is acknowledged. */
export interface MessageLoad {
  /** The client ids of the acknowledged messages. */
  acknowledged: string[]
  /** The client ids of the messages that were sent once. */
  once: Set<string>
  /** The responses to messages that were not acknowledged. */
  refused: Answer[]
  /** The conversations of the couples. */
  rooms: { roomId: string; token: string }[]
  /** Changes the process that the couples send to. */
  sendTo(server: ServerProcess): void
  /** Resolves when this many further messages were acknowledged. */
  phase(messages?: number): Promise<void>
  stop(): Promise<void>
}

/** Signs the couples in, opens their conversations with a vendor and starts to send. */
export async function startMessageLoad(
  first: ServerProcess,
  vendorId: number,
  { couples = 6 }: { couples?: number } = {},
): Promise<MessageLoad> {
  const acknowledged: string[] = []
  const once = new Set<string>()
  const refused: Answer[] = []
  const rooms: MessageLoad['rooms'] = []
  let server = first
  let isStopped = false

  async function sendUntilAcknowledged(path: string, token: string, clientId: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const json = { message: `This is ${clientId}.`, client_id: clientId }
      const answer = await server.post(path, { token, json }).catch(() => null)
      if (answer?.status === 201) {
        acknowledged.push(clientId)
        if (attempt === 1) once.add(clientId)
        return
      }
      if (answer) refused.push(answer)
      await sleep(1_000 * Number(answer?.headers.get('retry-after') ?? 0))
    }
  }

  async function talk(couple: number): Promise<void> {
    const token = await first.signIn(`couple${couple}@example.com`)
    const { body: room } = await first.post(`/chat/create-chat-room/${vendorId}/`, { token, json: {} })
    const roomId = String(room.chatroom_id)
    rooms.push({ roomId, token })
    const path = `/chat/chats/${roomId}/messages`
    for (let n = 0; !isStopped; n++) await sendUntilAcknowledged(path, token, `${couple}-${n}`)
  }

  const talks = Array.from({ length: couples }, (_, couple) => talk(couple))
  return {
    ...{ acknowledged, once, refused, rooms },
    sendTo(next) {
      server = next
    },
    async phase(messages = PHASE) {
      const target = acknowledged.length + messages
      await expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThanOrEqual(target)
    },
    async stop() {
      isStopped = true
      await Promise.all(talks)
    },
  }
}
