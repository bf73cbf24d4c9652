import { expect, it } from 'vitest'
import { fakeClock, settle } from '../testing/index.ts'
import { createWakeableSleep } from './wakeable-sleep.ts'

function setup() {
  const clock = fakeClock()
  const stopped = new AbortController()
  return { clock, stopped, ...createWakeableSleep(clock) }
}

it('createWakeableSleep resolves to false after the timeout and to true after wake()', async () => {
  const { clock, stopped, wake, sleep } = setup()
  const first = sleep(1_000, stopped.signal)
  await clock.advance(1_000)
  expect(await first).toBe(false)
  const second = sleep(1_000, stopped.signal)
  wake()
  expect(await second).toBe(true)
  expect(clock.sleepers()).toBe(0)
})

it('createWakeableSleep lets an early wake() end exactly one later sleep, unless clear() is called', async () => {
  const { clock, stopped, wake, clear, sleep } = setup()
  wake()
  wake()
  expect(await sleep(1_000, stopped.signal)).toBe(true)
  wake()
  clear()
  const last = sleep(1_000, stopped.signal)
  await settle()
  expect(clock.sleepers()).toBe(1)
  await clock.advance(1_000)
  expect(await last).toBe(false)
})

it('createWakeableSleep rejects the current sleep and all later ones once the signal aborts', async () => {
  const { clock, stopped, sleep } = setup()
  const sleeping = sleep(1_000, stopped.signal)
  stopped.abort(new Error('enough'))
  await expect(sleeping).rejects.toThrow('enough')
  await expect(sleep(1_000, stopped.signal)).rejects.toThrow('enough')
  expect(clock.sleepers()).toBe(0)
})
