import { afterEach, expect, it } from 'vitest'
import { createWakeableSleep } from '../shared/wakeable-sleep.ts'
import { fakeClock, fakeConnectivity, fakeVisibility, settle } from '../testing/index.ts'
import { runHeartbeat } from './heartbeat.ts'

const ended = new Set<AbortController>()
afterEach(() => {
  for (const controller of ended) controller.abort()
})

function watch() {
  const clock = fakeClock()
  const visibility = fakeVisibility()
  const connectivity = fakeConnectivity()
  const traffic = { frames: 0, lastFrameAt: clock.now() }
  const seen = { pings: 0, isDead: false }
  const controller = new AbortController()
  ended.add(controller)
  const checks = createWakeableSleep(clock)
  const options = { traffic, checks, ping: () => void seen.pings++ }
  runHeartbeat({ clock, visibility, connectivity }, options, controller.signal).then(
    () => (seen.isDead = true),
    () => undefined,
  )
  const receive = () => Object.assign(traffic, { frames: traffic.frames + 1, lastFrameAt: clock.now() })
  return { clock, visibility, connectivity, checks, seen, receive, controller }
}

it('the heartbeat sends a ping after 30 s without a frame, and reports a dead connection 10 s later', async () => {
  const { clock, seen } = watch()
  await clock.advance(29_999)
  expect(seen.pings).toBe(0)
  await clock.advance(1)
  expect(seen).toEqual({ pings: 1, isDead: false })
  await clock.advance(10_000)
  expect(seen).toEqual({ pings: 1, isDead: true })
})

it('the heartbeat accepts any frame as the response to a ping', async () => {
  const { clock, seen, receive } = watch()
  for (let minute = 0; minute < 20; minute++) {
    await clock.advance(20_000)
    receive()
  }
  expect(seen).toEqual({ pings: 0, isDead: false })
  await clock.advance(35_000)
  receive()
  await clock.advance(20_000)
  expect(seen).toEqual({ pings: 1, isDead: false })
})

it('the heartbeat pauses while the page is hidden, and sends a ping when the page becomes visible', async () => {
  const { clock, seen, visibility, receive } = watch()
  visibility.hide()
  await clock.advance(600_000)
  expect(seen).toEqual({ pings: 0, isDead: false })
  visibility.show()
  await settle()
  expect(seen.pings).toBe(1)
  receive()
  await clock.advance(29_000)
  expect(seen).toEqual({ pings: 1, isDead: false })
})

it('the heartbeat does not time out a ping while the page is hidden', async () => {
  const { clock, seen, visibility } = watch()
  await clock.advance(30_000)
  visibility.hide()
  await clock.advance(600_000)
  expect(seen.isDead).toBe(false)
  visibility.show()
  await clock.advance(10_000)
  expect(seen).toEqual({ pings: 2, isDead: true })
})

it('the heartbeat sends another ping after the machine was asleep', async () => {
  const { clock, seen, receive } = watch()
  await clock.advance(30_000)
  clock.skip(3_600_000)
  await clock.advance(0)
  expect(seen).toEqual({ pings: 2, isDead: false })
  receive()
  await clock.advance(10_000)
  expect(seen.isDead).toBe(false)
})

it.each(['online', 'offline'] as const)('the heartbeat sends a ping immediately on %s', async (event) => {
  const { connectivity, seen } = watch()
  await settle()
  connectivity.happen(event)
  await settle()
  expect(seen.pings).toBe(1)
})

it('the heartbeat sends a ping immediately when a check is requested, but not while the page is hidden', async () => {
  const { clock, checks, seen, visibility, receive } = watch()
  checks.wake()
  await settle()
  expect(seen.pings).toBe(1)
  receive()
  visibility.hide()
  await clock.advance(10_000)
  checks.wake()
  await clock.advance(600_000)
  expect(seen).toEqual({ pings: 1, isDead: false })
  visibility.show()
  await clock.advance(10_000)
  expect(seen).toEqual({ pings: 2, isDead: true })
})

it('the heartbeat removes its timers and listeners when the signal aborts', async () => {
  const { clock, visibility, connectivity, controller } = watch()
  await settle()
  controller.abort()
  await settle()
  expect([clock.sleepers(), visibility.listeners(), connectivity.listeners()]).toEqual([0, 0, 0])
})
