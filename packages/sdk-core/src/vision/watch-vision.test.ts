import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { createVisionWatch } from './create-vision-watch.ts'
import { createVisions } from './create-visions.ts'
import { createCredits } from './credits/create-credits.ts'
import type { VisionState } from './visions.ts'

const PATH = '/vision/list/v1/'
const detail = { id: 'v1', description: 'a barn' }
const drawing: ScriptedAnswer = { path: PATH, body: { ...detail, is_processing: true } }
const task: ScriptedAnswer = { path: PATH, body: { ...detail, is_task_processing: true } }
const ready: ScriptedAnswer = { path: PATH, body: { ...detail, result_image: 'https://api.test/1.png' } }

function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const $vision = client.ports.once(createVisionWatch).watch('v1')
  const seen: VisionState['status'][] = []
  const listen = () => $vision.subscribe(({ status }) => void seen.push(status))
  return { ...platform, client, $vision, seen, listen, asked: () => platform.backend.to(PATH).length }
}

describe('watchVision', () => {
  it('polls every 10 s until both processing flags are false', async () => {
    const { clock, listen, seen, asked, $vision } = setup(drawing, task, ready)
    listen()
    await clock.advance(0)
    expect(asked()).toBe(1)
    await clock.advance(9_999)
    expect(asked()).toBe(1)
    await clock.advance(1)
    await clock.advance(60_000)
    expect(asked()).toBe(3)
    expect(seen).toEqual(['loading', 'drawing', 'drawing', 'settled'])
    expect($vision.get()).toMatchObject({ vision: { result_image: 'https://api.test/1.png' } })
    expect(clock.sleepers()).toBe(0)
  })

  it('polls a settled vision until its variants are drawn, and keeps it settled during failures', async () => {
    const pending = { ...ready, body: { ...detail, result_image: 'https://api.test/1.png', pending_variants: 2 } }
    const { clock, listen, seen, asked, $vision } = setup(pending, { path: PATH, status: 500 }, pending, ready)
    listen()
    await clock.advance(0)
    expect($vision.get()).toMatchObject({ status: 'settled', vision: { pending_variants: 2 } })
    await clock.advance(120_000)
    expect(asked()).toBe(4)
    expect(new Set(seen)).toEqual(new Set(['loading', 'settled']))
    expect(clock.sleepers()).toBe(0)
  })

  it('shares one store and one request at a time between all subscribers', async () => {
    const { client, clock, listen, asked, $vision } = setup({ ...drawing, always: true })
    expect(client.ports.once(createVisionWatch).watch('v1')).toBe($vision)
    listen()
    listen()
    await clock.advance(10_000)
    expect(asked()).toBe(2)
  })

  it('pauses on a hidden page, and polls immediately when it becomes visible', async () => {
    const { clock, visibility, listen, asked } = setup({ ...drawing, always: true })
    visibility.hide()
    listen()
    await clock.advance(60_000)
    expect(asked()).toBe(0)
    visibility.show()
    await clock.advance(0)
    expect(asked()).toBe(1)
    visibility.hide()
    await clock.advance(60_000)
    expect(asked()).toBe(1)
    visibility.show()
    await clock.advance(0)
    expect(asked()).toBe(2)
    await clock.advance(2_000)
    visibility.hide()
    visibility.show()
    await clock.advance(0)
    expect(asked()).toBe(3)
  })

  it('stops polling when the last subscriber unsubscribes', async () => {
    const { clock, visibility, listen, asked, $vision } = setup({ ...drawing, always: true })
    listen()
    await clock.advance(0)
    cleanStores($vision)
    await clock.advance(60_000)
    expect(asked()).toBe(1)
    expect(clock.sleepers()).toBe(0)
    expect(visibility.listeners()).toBe(0)
  })

  it('reports "unreachable" after a failed request, keeps the vision and continues polling', async () => {
    const { clock, listen, seen, $vision } = setup(drawing, { path: PATH, status: 500 }, ready)
    listen()
    await clock.advance(10_000)
    expect($vision.get()).toMatchObject({ status: 'unreachable', error: { code: 'internal' }, vision: { id: 'v1' } })
    await clock.advance(10_000)
    expect(seen).toEqual(['loading', 'drawing', 'unreachable', 'settled'])
  })

  it('waits for the delay in Retry-After, even when the page becomes visible', async () => {
    const { clock, visibility, listen, asked } = setup(
      { path: PATH, status: 429, headers: { 'Retry-After': '45' } },
      { ...ready, always: true },
    )
    listen()
    await clock.advance(1_000)
    visibility.hide()
    visibility.show()
    await clock.advance(43_000)
    expect(asked()).toBe(1)
    await clock.advance(1_000)
    expect(asked()).toBe(2)
  })

  it.each([400, 403, 404])('reports "missing" after the status %i, and stops polling', async (status) => {
    const { clock, listen, seen, asked } = setup({ path: PATH, status })
    listen()
    await clock.advance(60_000)
    expect(seen).toEqual(['loading', 'missing'])
    expect(asked()).toBe(1)
  })

  it('stops polling after 15 minutes until reload()', async () => {
    const { client, clock, listen, asked, $vision, backend } = setup({ ...drawing, always: true })
    listen()
    await clock.advance(20 * 60_000)
    expect($vision.get()).toMatchObject({ status: 'stopped', vision: { id: 'v1' } })
    expect(asked()).toBe(90)
    client.ports.once(createVisionWatch).reload('v1')
    await clock.advance(0)
    expect(asked()).toBe(91)
    expect(backend.requests.at(-1)?.headers.Authorization).toBe('Token t')
    expect($vision.get().status).toBe('drawing')
  })

  it('refreshes the credits when a vision settles, because a failure refunds a credit', async () => {
    const credits = { path: '/vision/user-credits/', body: { credits: 3, email: 'maya@example.com' } }
    const { clock, listen, client } = setup(drawing, ready, credits)
    listen()
    await clock.advance(10_000)
    expect(client.ports.once(createCredits).$credits.value).toMatchObject({ status: 'known', credits: 3 })
  })

  it('refreshes the credits even if the vision failed before the first fetch', async () => {
    const credits = { path: '/vision/user-credits/', body: { credits: 3, email: 'maya@example.com' } }
    const failed = { path: PATH, body: { ...detail, failure: { code: 'refused', message: '' } } }
    const { clock, listen, client } = setup(failed, credits)
    listen()
    await clock.advance(0)
    expect(client.ports.once(createCredits).$credits.value).toMatchObject({ status: 'known', credits: 3 })
  })

  it('clears the vision when the session changes', async () => {
    const { client, clock, listen, seen, $vision } = setup(ready, { ...ready, body: { ...detail, title: 'new' } })
    listen()
    await clock.advance(0)
    client.session.signIn({ token: 'n', email: 'noor@example.com' })
    expect($vision.get().status).toBe('loading')
    await clock.advance(0)
    expect($vision.get()).toMatchObject({ status: 'settled', vision: { title: 'new' } })
    expect(client.ports.once(createVisionWatch).watch('v1')).not.toBe($vision)
    expect(seen).toEqual(['loading', 'settled', 'loading', 'settled'])
  })

  it('reports "signed-out" without a valid session, and loads the vision after a sign-in', async () => {
    const { client, clock, listen, seen } = setup({ path: PATH, status: 401 }, ready)
    listen()
    await clock.advance(0)
    expect(seen.at(-1)).toBe('signed-out')
    client.session.signIn({ token: 'again', email: 'maya@example.com' })
    await clock.advance(0)
    expect(seen.at(-1)).toBe('settled')
  })

  it('stops polling when the client is destroyed', async () => {
    const { client, clock, listen, asked } = setup({ ...drawing, always: true })
    listen()
    await clock.advance(0)
    client.destroy()
    await clock.advance(60_000)
    expect(asked()).toBe(1)
    expect(clock.sleepers()).toBe(0)
  })
})

describe('createVisions: list', () => {
  const list = (body: unknown): ScriptedAnswer => ({ path: '/vision/list/', body })

  it('lists visions newest first, from any envelope', async () => {
    const { client } = setup(
      list({
        data: [
          { id: 'a', created_at: '2026-01-01T00:00:00Z' },
          { id: 'b' },
          { id: 'c', created_at: '2026-02-01T00:00:00Z' },
          { id: 'd' },
        ],
      }),
    )
    const visions = await client.ports.once(createVisions).list()
    expect((visions || []).map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b'])
  })

  it('throws for an invalid response', async () => {
    const { client } = setup({ path: '/vision/list/', status: 500 })
    await expect(client.ports.once(createVisions).list()).rejects.toMatchObject({ code: 'internal' })
  })
})

it('$loaderStep increases every 2.5 s, but only while the store has subscribers', async () => {
  const { client, clock } = setup()
  const steps: number[] = []
  client.ports.once(createVisionWatch).$loaderStep.subscribe((step) => void steps.push(step))
  await clock.advance(7_500)
  expect(steps).toEqual([0, 1, 2, 3])
  cleanStores(client.ports.once(createVisionWatch).$loaderStep)
  expect(clock.sleepers()).toBe(0)
})
