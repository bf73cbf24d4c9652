import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFanOut, type FanOut } from '../platform/fan-out/fan-out.ts'
import type { OpenTransport, Transport } from '../platform/fan-out/transport.ts'
import { until } from './start-api.ts'

const RULES = { heartbeatMs: 50, batchMs: 10, silentMs: 1_500, echoMs: 2_000 }

/** One process of a deployment, and what it received. */
export interface Member extends FanOut {
  heard: unknown[]
  gaps: number[]
  lags: number[]
  /** Makes the next batch fail. */
  loseNextBatch(): void
  /** Disconnects without notice, as a killed process does. */
  crash(): Promise<void>
}

export async function joinFanOut(openTransport: OpenTransport): Promise<Member> {
  let transport: Transport | undefined
  let isLosing = false
  const open: OpenTransport = async (onPayload) => {
    const opened = await openTransport(onPayload)
    transport = opened
    return {
      ...opened,
      async send(payloads) {
        if (isLosing) {
          isLosing = false
          throw new Error('The batch is lost.')
        }
        await opened.send(payloads)
      },
    }
  }
  const fanOut = await createFanOut({ open, log: pino({ level: 'silent' }), rules: RULES })
  const [heard, gaps, lags]: [unknown[], number[], number[]] = [[], [], []]
  fanOut.onNotice((notice) => heard.push(notice))
  fanOut.onGap((since) => gaps.push(since))
  fanOut.onLag((seconds) => lags.push(seconds))
  return {
    ...fanOut,
    ...{ heard, gaps, lags },
    loseNextBatch() {
      isLosing = true
    },
    crash: async () => transport?.close(),
  }
}

/** Registers the tests that every transport must pass. `openTransport` returns the transport of one deployment. */
export function testFanOut(name: string, openTransport: () => OpenTransport): void {
  let one: Member
  let other: Member
  beforeEach(async () => {
    const open = openTransport()
    one = await joinFanOut(open)
    other = await joinFanOut(open)
    // Both know each other after the first heartbeats.
    await until(async () => expect(Math.min(one.lags.length, other.lags.length)).toBeGreaterThan(1))
    one.gaps.length = 0
    other.gaps.length = 0
  })
  afterEach(async () => {
    for (const member of [one, other]) await member.close()
  })

  it(`${name} delivers notices to the other processes only, once and in order`, async () => {
    const numbers = Array.from({ length: 500 }, (_, number) => ({ number }))
    await Promise.all(numbers.map((notice) => one.publish(notice)))
    await other.publish({ answer: 1 })
    await until(async () => expect(other.heard).toHaveLength(500))
    expect(other.heard).toEqual(numbers)
    await until(async () => expect(one.heard).toEqual([{ answer: 1 }]))
  })

  it(`${name} sends the smaller notice if a notice is too large`, async () => {
    await one.publish({ text: '€'.repeat(30_000) }, { id: 1 })
    await one.publish({ text: 'short' }, { id: 2 })
    await until(async () => expect(other.heard).toEqual([{ id: 1 }, { text: 'short' }]))
  })

  it(`${name} measures the time until a process receives its own batches`, async () => {
    expect(one.lags.every((seconds) => seconds >= 0 && seconds < 60)).toBe(true)
    expect(one.health()).toMatchObject({ isLive: true, waitingBytes: 0 })
  })

  it(`${name} reports a gap to the others if a batch was lost`, async () => {
    const before = performance.now()
    one.loseNextBatch()
    await one.publish({ number: 1 }).catch(() => undefined)
    await one.publish({ number: 2 })
    await until(async () => expect(other.gaps.length).toBeGreaterThan(0))
    expect(Math.abs((other.gaps[0] ?? 0) - before)).toBeLessThan(RULES.silentMs)
    expect(other.heard).toContainEqual({ number: 2 })
  })

  it(`${name} reports a gap if a process disappears`, async () => {
    const before = performance.now()
    await one.crash()
    await until(async () => expect(other.gaps).toHaveLength(1))
    expect(other.gaps[0]).toBeLessThan(performance.now() - RULES.silentMs)
    expect(other.gaps[0]).toBeGreaterThan(before - RULES.silentMs)
  })

  it(`${name} delivers what a process published before it stops, and reports no gap`, async () => {
    const published = one.publish({ last: 1 })
    await one.close()
    await published
    await until(async () => expect(other.heard).toEqual([{ last: 1 }]))
    const stoppedAt = performance.now()
    await until(async () => expect(performance.now() - stoppedAt).toBeGreaterThan(2 * RULES.silentMs))
    expect(other.gaps).toEqual([])
  })
}
