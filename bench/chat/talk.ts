import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '@vowkit/sdk-core/contract'
import type { WebSocket } from 'ws'

const TICK_MS = 5

/** A pair of sockets: one sends messages and the other receives them. */
export interface Line {
  from: WebSocket
  to: WebSocket
  /** Creates the frame of a message with the given client id. */
  toFrame(clientId: string): object
}

/** Sends messages over pairs of sockets and records their delivery times. */
export interface Talk {
  /** Delivery times of the messages, in milliseconds. */
  readonly times: number[]
  /** Sends `perSecond` messages a second for `seconds` seconds. Resolves once all messages have arrived. */
  go(perSecond: number, seconds: number): Promise<void>
}

export function createTalk(lines: Line[]): Talk {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  let said = 0

  function hear(data: unknown): void {
    const frame: unknown = JSON.parse(String(data))
    if (!isRecord(frame) || typeof frame.client_id !== 'string') return
    if (frame.action !== 'message') throw new Error(`A message was rejected with ${frame.code}.`)
    const at = sentAt.get(frame.client_id)
    if (at !== undefined) times.push(performance.now() - at)
    sentAt.delete(frame.client_id)
  }

  function say(): void {
    const line = lines[said % lines.length]
    const clientId = `message-${said++}`
    sentAt.set(clientId, performance.now())
    line?.from.send(JSON.stringify(line.toFrame(clientId)))
  }

  for (const { to } of lines) to.on('message', hear)
  return {
    times,
    async go(perSecond, seconds) {
      const start = performance.now()
      const first = said
      for (let passed = 0; passed < seconds; passed = (performance.now() - start) / 1_000) {
        while (said - first < passed * perSecond) say()
        await sleep(TICK_MS)
      }
      while (sentAt.size > 0) await sleep(TICK_MS)
    },
  }
}
