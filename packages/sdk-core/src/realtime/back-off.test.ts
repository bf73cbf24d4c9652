import { describe, expect, it } from 'vitest'
import { backOff } from './back-off.ts'

/** Creates a seeded random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the times, in seconds, at which a thousand clients reconnect after a downtime. */
function comeBack(downMs: number, seed: number): number[] {
  const chance = seeded(seed)
  return Array.from({ length: 1_000 }, () => {
    let at = backOff(0, true, chance())
    for (let failures = 1; at < downMs; failures++) at += backOff(failures, true, chance())
    return at / 1_000
  })
}

it('backOff doubles the maximum delay from 1 s to 30 s, with full jitter', () => {
  const longest = Array.from({ length: 8 }, (_, failures) => backOff(failures, false, 1))
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  expect(backOff(3, false, 0.25)).toBe(2_000)
  expect(backOff(5_000, true, 0.5)).toBe(22_500)
  expect(backOff(0, true, 1 / 3)).toBe(7_500)
  expect(backOff(0, true, 11 / 12)).toBe(22_500)
})

describe('backOff with a thousand clients after a crash or restart', () => {
  const outages = Array.from({ length: 61 }, (_, seconds) => seconds * 1_000)

  it.each(outages)(
    'reconnects at most a fourteenth of the clients in any second after a downtime of %d ms',
    (downMs) => {
      for (let seed = 1; seed <= 10; seed++) {
        const perSecond = new Map<number, number>()
        for (const at of comeBack(downMs, seed)) {
          const second = Math.floor(at)
          perSecond.set(second, (perSecond.get(second) ?? 0) + 1)
        }
        expect(Math.max(...perSecond.values())).toBeLessThanOrEqual(72)
      }
    },
  )

  it('reconnects all clients within 30 s', () => {
    for (const downMs of outages) expect(Math.max(...comeBack(downMs, 1))).toBeLessThan(downMs / 1_000 + 30)
  })
})
