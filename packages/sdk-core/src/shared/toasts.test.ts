import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform } from '../testing/index.ts'
import { createToasts } from './toasts.ts'

function setup() {
  const platform = fakePlatform()
  const client = createClient({ apiHost: 'https://api.test', platform })
  const toasts = client.ports.once(createToasts)
  return { ...platform, client, ...toasts, texts: () => toasts.$toasts.get().map(({ text }) => text) }
}

const saved = { tone: 'success', text: 'Saved' } as const
const broken = { tone: 'error', text: 'Broken' } as const

it('createToasts removes a toast after 5 s', async () => {
  const { show, texts, clock } = setup()
  show(saved)
  await clock.advance(4_999)
  expect(texts()).toEqual(['Saved'])
  await clock.advance(1)
  expect(texts()).toEqual([])
  expect(clock.sleepers()).toBe(0)
})

it('createToasts removes toasts one by one, starting with the oldest', async () => {
  const { show, texts, clock } = setup()
  show(saved)
  await clock.advance(1_000)
  show(broken)
  expect(texts()).toEqual(['Saved', 'Broken'])
  await clock.advance(4_000)
  expect(texts()).toEqual(['Broken'])
})

it('createToasts does not remove a held toast, and restarts the timer when the toast is released', async () => {
  const { show, hold, release, texts, clock } = setup()
  const id = show(saved)
  await clock.advance(4_000)
  hold(id)
  await clock.advance(60_000)
  release(id)
  await clock.advance(4_999)
  expect(texts()).toEqual(['Saved'])
  await clock.advance(1)
  expect(texts()).toEqual([])
})

it('createToasts replaces a toast with the same text', async () => {
  const { show, release, $toasts, clock } = setup()
  const first = show(saved)
  show(broken)
  await clock.advance(3_000)
  const second = show({ ...saved, tone: 'info' })
  expect($toasts.get()).toEqual([
    { id: '2', ...broken },
    { id: second, tone: 'info', text: 'Saved' },
  ])
  expect(clock.sleepers()).toBe(2)
  release(first)
  await clock.advance(2_000)
  expect($toasts.get()).toHaveLength(1)
})

it('createToasts removes a dismissed toast immediately, even while its timer is paused', () => {
  const { show, dismiss, hold, texts, clock } = setup()
  dismiss(show(saved))
  const id = show(broken)
  hold(id)
  dismiss(id)
  dismiss('none')
  expect(texts()).toEqual([])
  expect(clock.sleepers()).toBe(0)
})

it('createToasts stops the timers of all toasts when the client is destroyed', async () => {
  const { show, client, clock } = setup()
  show(saved)
  client.destroy()
  expect(clock.sleepers()).toBe(0)
})
