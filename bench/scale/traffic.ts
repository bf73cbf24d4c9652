import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '@vowkit/sdk-core/contract'
import type { WebSocket } from 'ws'

const TICK_MS = 5
/** Messages that have not arrived after this time are lost. */
const GRACE_MS = 15_000

/** A couple and a vendor that are connected to different processes. */
export interface Line {
  couple: WebSocket
  vendor: WebSocket
  roomId: number
}

/** What happened to the messages of one run. */
export interface Outcome {
  /** Delivery times at the vendor in milliseconds, sorted. */
  times: number[]
  /** Messages a second that were sent and acknowledged. */
  perSecond: number
  /** Acknowledged messages that never arrived. */
  lost: number
  /** Messages that arrived more than once. */
  doubled: number
  /** Messages that the API rejected. */
  rejected: number
}

/** Sends messages from couples to vendors of other processes. */
export interface Traffic {
  run(perSecond: number, seconds: number): Promise<Outcome>
}

export function createTraffic(lines: Line[]): Traffic {
  const sentAt = new Map<string, number>()
  const acknowledged = new Set<string>()
  const arrivals = new Map<string, number>()
  let times: number[] = []
  let rejected = 0
  let said = 0

  function read(data: unknown): { clientId: string; isMessage: boolean } | null {
    const frame: unknown = JSON.parse(String(data))
    if (!isRecord(frame) || typeof frame.client_id !== 'string') return null
    return { clientId: frame.client_id, isMessage: frame.action === 'message' }
  }

  function hearAnswer(data: unknown): void {
    const heard = read(data)
    if (heard?.isMessage) acknowledged.add(heard.clientId)
    else if (heard) rejected++
  }

  function hearMessage(data: unknown): void {
    const heard = read(data)
    if (!heard) return
    const { clientId } = heard
    const at = sentAt.get(clientId)
    if (at === undefined) return
    const count = (arrivals.get(clientId) ?? 0) + 1
    arrivals.set(clientId, count)
    if (count === 1) times.push(performance.now() - at)
  }

  for (const { couple, vendor } of lines) {
    couple.on('message', hearAnswer)
    vendor.on('message', hearMessage)
  }

  function say(): void {
    const { couple, roomId } = lines[said % lines.length] ?? {}
    const clientId = `scale-${said++}`
    sentAt.set(clientId, performance.now())
    couple?.send(JSON.stringify({ action: 'message', message: `This is ${clientId}.`, roomId, client_id: clientId }))
  }

  const countMissing = () => [...acknowledged].filter((id) => !arrivals.has(id)).length

  return {
    async run(perSecond, seconds) {
      for (const collection of [sentAt, acknowledged, arrivals]) collection.clear()
      times = []
      rejected = 0
      const start = performance.now()
      const first = said
      for (let passed = 0; passed < seconds; passed = (performance.now() - start) / 1_000) {
        while (said - first < passed * perSecond) say()
        await sleep(TICK_MS)
      }
      const sent = said - first
      const until = performance.now() + GRACE_MS
      while (performance.now() < until && (acknowledged.size + rejected < sent || countMissing() > 0)) await sleep(50)
      const inTime = (performance.now() - start) / 1_000
      return {
        times: times.sort((a, b) => a - b),
        perSecond: acknowledged.size / Math.max(seconds, inTime),
        lost: countMissing(),
        doubled: [...arrivals.values()].filter((count) => count > 1).length,
        rejected,
      }
    },
  }
}
