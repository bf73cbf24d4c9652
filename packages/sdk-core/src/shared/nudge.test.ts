import { expect, it } from 'vitest'
import { fakeClock, settle } from '../testing/index.ts'
import { createNudge } from './nudge.ts'

function setup() {
  const clock = fakeClock()
  const stopped = new AbortController()
  return { clock, stopped, ...createNudge(clock) }
}

it('a wait ends when its time is over, or with a nudge, and says which', async () => {
  const { clock, stopped, nudge, wait } = setup()
  const first = wait(1_000, stopped.signal)
  await clock.advance(1_000)
  expect(await first).toBe(false)
  const second = wait(1_000, stopped.signal)
  nudge()
  expect(await second).toBe(true)
  expect(clock.sleepers()).toBe(0)
})

it('a nudge that nobody waits for is kept for one wait, unless it is cleared', async () => {
  const { clock, stopped, nudge, clear, wait } = setup()
  nudge()
  nudge()
  expect(await wait(1_000, stopped.signal)).toBe(true)
  nudge()
  clear()
  const last = wait(1_000, stopped.signal)
  await settle()
  expect(clock.sleepers()).toBe(1)
  await clock.advance(1_000)
  expect(await last).toBe(false)
})

it('a wait that is stopped rejects, and none begins afterwards', async () => {
  const { clock, stopped, wait } = setup()
  const waiting = wait(1_000, stopped.signal)
  stopped.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  await expect(wait(1_000, stopped.signal)).rejects.toThrow('enough')
  expect(clock.sleepers()).toBe(0)
})
