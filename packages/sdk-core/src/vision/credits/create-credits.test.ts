import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../../testing/index.ts'
import { createCredits, userVisions } from './create-credits.ts'
import { listPacks } from './packs.ts'

const PATH = '/vision/user-credits/'
const left = (credits: number, more = {}): ScriptedAnswer => ({
  path: PATH,
  body: { credits, email: 'm@e.org', ...more },
})

function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform, notify: platform.notify })
  client.session.signIn({ token: 't', email: 'm@e.org' })
  return {
    ...platform,
    client,
    $credits: client.ports.once(createCredits).$credits,
    asked: () => platform.backend.to(PATH).length,
  }
}

describe('createCredits', () => {
  it('shows the stored free visions until the backend has responded', async () => {
    const { $credits, clock } = setup(left(7))
    $credits.listen(() => undefined)
    expect($credits.get()).toMatchObject({ status: 'loading', credits: 2 })
    await clock.advance(0)
    expect($credits.get()).toEqual({ status: 'known', credits: 7, planType: 'free' })
  })

  it.each<[ScriptedAnswer, string]>([
    [left(-1), 'monthly'],
    [left(-1, { plan_type: 'free' }), 'free'],
    [left(0, { plan_type: 'monthly' }), 'monthly'],
    [left(0), 'free'],
  ])('converts the response %j to the plan "%s"', async (answer, planType) => {
    const { client, $credits, storage } = setup(answer)
    await client.ports.once(createCredits).refresh()
    expect($credits.value).toMatchObject({ planType })
    expect(client.session.$session.get()).toMatchObject({ planType })
    expect(storage.values.get('vowkit:https://api.test:user')).toContain(`"planType":"${planType}"`)
  })

  it('logs a failed request and reports an unknown balance with 0 credits', async () => {
    const { client, clock, logged } = setup({ path: PATH, status: 500 })
    expect(await client.ports.once(createCredits).refresh()).toMatchObject({ status: 'unknown', credits: 0 })
    await clock.advance(0)
    expect(logged).toEqual(['The credits could not be read.'])
  })

  it('refresh() sends a new request even while another one is pending', async () => {
    const { client, $credits, asked } = setup(left(3), left(2))
    await Promise.all([client.ports.once(createCredits).refresh(), client.ports.once(createCredits).refresh()])
    expect(asked()).toBe(2)
    expect($credits.value).toMatchObject({ credits: 2 })
  })

  it('refetches the balance when the page becomes visible, for example after a checkout in another tab', async () => {
    const { $credits, clock, visibility, asked } = setup({ ...left(1), always: true })
    $credits.listen(() => undefined)
    await clock.advance(0)
    visibility.hide()
    visibility.show()
    await clock.advance(0)
    expect(asked()).toBe(2)
    cleanStores($credits)
    expect(visibility.listeners()).toBe(0)
  })

  it('refetches the balance when the browser restores the page and when it is back online', async () => {
    const { $credits, clock, connectivity, asked } = setup(left(1), { path: PATH, status: 500 }, left(6), left(6))
    $credits.listen(() => undefined)
    connectivity.happen('pageshow')
    connectivity.happen('online')
    await clock.advance(0)
    expect(asked()).toBe(1)
    connectivity.happen('pagehide')
    connectivity.happen('pageshow')
    await clock.advance(0)
    expect($credits.get()).toMatchObject({ status: 'unknown', credits: 0 })
    connectivity.happen('online')
    await clock.advance(0)
    expect($credits.get()).toMatchObject({ status: 'known', credits: 6 })
  })

  it('updates the balance in a second tab without an endless loop', async () => {
    const { storage, clock, client, $credits, asked } = setup(left(3), left(2))
    const second = fakePlatform({ storage: storage.openTab(), clock, script: [left(3), left(3), left(2)] })
    const other = createClient({ apiHost: 'https://api.test', platform: second })
    const $other = other.ports.once(createCredits).$credits
    for (const $one of [$credits, $other]) $one.listen(() => undefined)
    await clock.advance(0)
    expect($other.get()).toMatchObject({ credits: 3 })
    await client.ports.once(createCredits).refresh()
    await clock.advance(60_000)
    expect([$credits.get(), $other.get()]).toMatchObject([{ credits: 2 }, { credits: 2 }])
    expect([asked(), second.backend.to(PATH).length]).toEqual([2, 3])
    await client.session.signOut()
    expect([...storage.values.keys()]).toEqual([])
  })

  it('never shows the balance of the previous account', async () => {
    const { client, $credits, clock } = setup(left(9), left(1))
    $credits.listen(() => undefined)
    client.session.signIn({ token: 'n', email: 'noor@example.com' })
    expect($credits.get()).toMatchObject({ status: 'loading' })
    await clock.advance(0)
    expect($credits.get()).toMatchObject({ status: 'known', credits: 1 })
    await client.session.signOut()
    expect($credits.get()).toMatchObject({ status: 'signed-out', credits: 0 })
  })
})

it('listPacks sends no token and returns prices as text', async () => {
  const packs = [{ id: 1, credits: '5', price: 4.99, percentage_off: null }]
  const { client, backend } = setup({ path: '/vision/vision-packs/', body: packs }, { status: 500 })
  expect(await listPacks(client.ports)).toEqual([{ id: 1, credits: 5, price: '4.99', percentage_off: undefined }])
  expect(backend.requests[0]?.headers).toEqual({})
  await expect(listPacks(client.ports)).rejects.toMatchObject({ status: 500 })
})

it('userVisions refetches the shared balance', async () => {
  const { client, asked } = setup(left(5))
  expect(await userVisions(client.ports)).toEqual({ status: 'known', credits: 5, planType: 'free' })
  expect(asked()).toBe(1)
})
