import { setImmediate as nextLoop } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFrameTraffic } from './frame-traffic.ts'
import { chatRules } from './rules.ts'

function setup() {
  const state = { now: 0 }
  const traffic = createFrameTraffic({ now: () => new Date(state.now) })
  /** Sends frames from a new socket and returns how many were accepted. */
  function accept(count: number, accountId: number | undefined, from = 'here'): number {
    const socket = traffic.addSocket()
    return Array.from({ length: count }, () => socket.spend({ accountId, from })).filter(Boolean).length
  }
  return { traffic, accept, state }
}

const { socketFrames, socketFramesPerAccount, socketFramesPerAddress, socketFramesAtOnce } = chatRules

it('the frame limiter counts the frames of one account across all its sockets', () => {
  const { accept } = setup()
  let accepted = 0
  for (let n = 0; n < chatRules.socketsPerAccount; n++) accepted += accept(socketFrames.burst - 1, 7)
  expect(accepted).toBe(socketFramesPerAccount.burst)
  expect(accept(10, 8)).toBe(10)
})

it('the frame traffic limits the frames of one client address across accounts', () => {
  const { accept } = setup()
  let accepted = 0
  for (let accountId = 0; accountId < 100; accountId++) accepted += accept(socketFrames.burst, accountId)
  expect(accepted).toBe(socketFramesPerAddress.burst)
  expect(accept(10, 500, 'elsewhere')).toBe(10)
})

it('the frame traffic accepts frames again after the bucket refills', () => {
  const { accept, state } = setup()
  for (let n = 0; n < 3; n++) accept(socketFrames.burst, 7)
  expect(accept(1, 7)).toBe(0)
  state.now += 1_000
  expect(accept(socketFrames.burst, 7)).toBe(socketFramesPerAccount.perSecond)
})

it('the frame traffic keeps an account’s empty bucket when the account opens a second socket', () => {
  const { accept } = setup()
  for (let n = 0; n < 3; n++) accept(socketFrames.burst, 7)
  for (let accountId = 100; accountId < 200; accountId++) accept(1, accountId)
  expect(accept(1, 7)).toBe(0)
})

it('the frame traffic yields to the event loop between frames whose work never yields', async () => {
  const { traffic } = setup()
  let done = 0
  const all = Array.from({ length: 100 }, () =>
    traffic.inTurn({ accountId: 7, from: 'here' }, async () => {
      done++
    }),
  )
  await nextLoop()
  expect(done).toBeLessThanOrEqual(2 * socketFramesAtOnce)
  await Promise.all(all)
  expect(done).toBe(100)
})

it('the frame traffic handles another account’s first frame before the queued frames of a flood', async () => {
  const { traffic } = setup()
  const done: number[] = []
  const send = (accountId: number) => traffic.inTurn({ accountId, from: 'here' }, async () => void done.push(accountId))
  const all = [...Array.from({ length: 100 }, () => send(7)), send(8)]
  await Promise.all(all)
  expect(done.indexOf(8)).toBeLessThan(2 * socketFramesAtOnce)
})
