import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { createCredits } from './create-credits.ts'
import { listPacks, startCheckout } from './packs.ts'

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

describe('the balance', () => {
  it('shows what the sign-in stored until the backend has answered', async () => {
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
  ])('tells the plan of %j: %s', async (answer, planType) => {
    const { client, $credits, storage } = setup(answer)
    await client.ports.once(createCredits).refresh()
    expect($credits.value).toMatchObject({ planType })
    expect(client.session.$session.get()).toMatchObject({ planType })
    expect(storage.values.get('vowkit:https://api.test:user')).toContain(`"planType":"${planType}"`)
  })

  it('is 0 and unknown after a failure, which is logged', async () => {
    const { client, clock, logged } = setup({ path: PATH, status: 500 })
    expect(await client.ports.once(createCredits).refresh()).toMatchObject({ status: 'unknown', credits: 0 })
    await clock.advance(0)
    expect(logged).toEqual(['The credits could not be read.'])
  })

  it('is asked for anew while an answer is under way, which may be from before a vision was paid for', async () => {
    const { client, $credits, asked } = setup(left(3), left(2))
    await Promise.all([client.ports.once(createCredits).refresh(), client.ports.once(createCredits).refresh()])
    expect(asked()).toBe(2)
    expect($credits.value).toMatchObject({ credits: 2 })
  })

  it('is asked for again when the page is looked at again, as after a checkout in another tab', async () => {
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

  it('is never that of the person before', async () => {
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

describe('a checkout', () => {
  const checkout = (answer: ScriptedAnswer) => ({ path: '/vision/vision-packs/create-checkout/', ...answer })

  it('needs a pack', async () => {
    const { client, notices, backend } = setup()
    expect(await startCheckout(client.ports, null)).toEqual({ ok: false, code: 'pack_invalid' })
    expect(notices).toEqual([{ code: 'pack_invalid' }])
    expect(backend.requests).toHaveLength(0)
  })

  it.each<[string, ScriptedAnswer, object]>([
    ['an address', { body: { checkout_url: 'https://pay.test/1' } }, { ok: true, url: 'https://pay.test/1' }],
    ['a script', { body: { checkout_url: 'javascript:alert(1)' } }, { ok: false, code: 'checkout_failed' }],
    ['nothing', { body: {} }, { ok: false, code: 'checkout_failed' }],
    ['a refusal', { status: 400 }, { ok: false, code: 'checkout_failed' }],
  ])('answered with %s', async (_name, answer, result) => {
    const { client, backend } = setup(checkout(answer))
    expect(await startCheckout(client.ports, 2)).toEqual(result)
    expect(backend.requests[0]).toMatchObject({ body: '{"pack_id":2}' })
    expect(backend.requests[0]?.headers).toHaveProperty('Idempotency-Key')
  })

  it('without an answer is an error of its own', async () => {
    const { client, clock } = setup({ ...checkout({ fault: 'refuse' }), always: true })
    const pending = startCheckout(client.ports, 2)
    await clock.advance(10_000)
    expect(await pending).toEqual({ ok: false, code: 'checkout_error' })
  })
})

it('lists the packs without a token, prices as text', async () => {
  const packs = [{ id: 1, credits: '5', price: 4.99, percentage_off: null }]
  const { client, backend } = setup({ path: '/vision/vision-packs/', body: packs }, { status: 500 })
  expect(await listPacks(client.ports)).toEqual([{ id: 1, credits: 5, price: '4.99', percentage_off: undefined }])
  expect(backend.requests[0]?.headers).toEqual({})
  await expect(listPacks(client.ports)).rejects.toMatchObject({ status: 500 })
})
