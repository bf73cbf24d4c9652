import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeliveredMessages } from './delivered-messages.ts'
import { chatRules } from './rules.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createDeliveredMessages', () => {
  it('records each message once, in any order', () => {
    const delivered = createDeliveredMessages()
    expect([7, 5, 7, 6, 5].map(delivered.add)).toEqual([true, true, false, true, false])
    expect([5, 6, 7, 8].map(delivered.has)).toEqual([true, true, true, false])
  })

  it('recognizes the latest messages and forgets older ones, so that its memory is bounded', () => {
    const delivered = createDeliveredMessages()
    const count = 3 * chatRules.deliveredMessages
    for (let id = 1; id <= count; id++) delivered.add(id)
    expect(delivered.has(count)).toBe(true)
    expect(delivered.has(count - chatRules.deliveredMessages + 1)).toBe(true)
    expect(delivered.has(1)).toBe(false)
  })

  it('returns the latest message at an earlier time', () => {
    const delivered = createDeliveredMessages()
    delivered.setFirst(100)
    for (const id of [101, 102, 103]) {
      vi.advanceTimersByTime(10_000)
      delivered.add(id)
    }
    expect(delivered.latestAt(performance.now())).toBe(103)
    expect(delivered.latestAt(performance.now() - 1)).toBe(102)
    expect(delivered.latestAt(performance.now() - 15_000)).toBe(101)
  })

  it('returns the latest message at the start of the process for every time before it', () => {
    const delivered = createDeliveredMessages()
    delivered.setFirst(100)
    delivered.add(101)
    expect(delivered.latestAt(-60_000)).toBe(100)
  })

  it('returns undefined for a time before its first checkpoint', () => {
    const delivered = createDeliveredMessages()
    delivered.setFirst(0)
    for (let id = 1; id <= chatRules.catchUpCheckpoints + 1; id++) {
      vi.advanceTimersByTime(1_000)
      delivered.add(id)
    }
    expect(delivered.latestAt(0)).toBeUndefined()
    expect(delivered.latestAt(performance.now())).toBe(chatRules.catchUpCheckpoints + 1)
  })

  it('does not go back when an older message arrives late', () => {
    const delivered = createDeliveredMessages()
    delivered.setFirst(0)
    vi.advanceTimersByTime(2_000)
    delivered.add(9)
    vi.advanceTimersByTime(2_000)
    delivered.add(8)
    expect(delivered.latestAt(performance.now())).toBe(9)
  })
})
