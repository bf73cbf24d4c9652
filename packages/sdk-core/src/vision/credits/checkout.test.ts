import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { createSiteClient } from '../../client/create-site-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../../testing/index.ts'
import { createCheckoutReturn } from './create-checkout-return.ts'
import { createCredits } from './create-credits.ts'
import { followPayment } from './follow-payment.ts'
import { startCheckout } from './packs.ts'

const START = '/vision/vision-packs/create-checkout/'
const started = (checkout_url: unknown = 'https://pay.test/1'): ScriptedAnswer => ({
  path: START,
  body: { checkout_url },
})
const left = (credits: number): ScriptedAnswer => ({ path: '/vision/user-credits/', body: { credits, email: '' } })

function setup({ mode = 'embedded', address = '', isSignedIn = true, script = [] as ScriptedAnswer[] }) {
  const platform = fakePlatform({ script, address: address || 'https://site.test/vision-board/view/v1?utm=1' })
  const make = mode === 'site' ? createSiteClient : createClient
  const client = make({ apiHost: 'https://api.test', platform, notify: platform.notify })
  if (isSignedIn) client.session.signIn({ token: 't', email: 'm@e.org' })
  return { ...platform, client, started: () => platform.backend.to(START) }
}

describe('startCheckout', () => {
  it('fails without a request when the visitor has chosen no pack', async () => {
    const { client, notices, backend } = setup({})
    expect(await startCheckout(client.ports, null)).toEqual({ ok: false, code: 'pack_invalid' })
    expect(notices).toEqual([{ code: 'pack_invalid' }])
    expect(backend.requests).toHaveLength(0)
  })

  it.each<[string, ScriptedAnswer, object]>([
    ['a URL', started(), { ok: true, url: 'https://pay.test/1' }],
    ['a localhost URL', started('http://localhost:9/pay'), { ok: true, url: 'http://localhost:9/pay' }],
    ['a path', started('/pay/1'), { ok: true, url: 'https://api.test/pay/1' }],
    ['a script', started('javascript:alert(1)'), { ok: false, code: 'checkout_failed' }],
    ['an unencrypted URL', started('http://pay.test/1'), { ok: false, code: 'checkout_failed' }],
    ['a URL with a user name', started('https://pay.test@evil.test/'), { ok: false, code: 'checkout_failed' }],
    ['no URL', { path: START, body: {} }, { ok: false, code: 'checkout_failed' }],
    ['a rejection', { path: START, status: 400 }, { ok: false, code: 'checkout_failed' }],
  ])('validates the payment URL when the response contains %s', async (_name, answer, result) => {
    const { client } = setup({ script: [answer] })
    expect(await startCheckout(client.ports, 2)).toEqual(result)
  })

  it('sends the URL of the page to return to in site mode only', async () => {
    const site = setup({ mode: 'site', script: [started()] })
    await startCheckout(site.client.ports, 2)
    expect(site.started()[0]?.body).toBe('{"pack_id":2,"return_to":"https://site.test/vision-board/view/v1"}')
    const embedded = setup({ script: [started()] })
    await startCheckout(embedded.client.ports, 2)
    expect(embedded.started()[0]?.body).toBe('{"pack_id":2}')
  })

  it('reports a lost response as `checkout_error`, and continues the same checkout on a retry', async () => {
    const lost: ScriptedAnswer = { path: START, fault: 'lose' }
    const { client, clock, started: sent } = setup({ script: [lost, lost, lost, lost, started(), started()] })
    const pending = startCheckout(client.ports, 2)
    await clock.advance(10_000)
    expect(await pending).toEqual({ ok: false, code: 'checkout_error' })
    await startCheckout(client.ports, 2)
    await startCheckout(client.ports, 2)
    const keys = sent().map(({ headers }) => headers['Idempotency-Key'])
    expect(new Set(keys.slice(0, 5)).size).toBe(1)
    expect(keys[5]).not.toBe(keys[4])
  })
})

it('followPayment polls the balance every 5 s until it is stopped, but not while the page is hidden', async () => {
  const { client, clock, visibility, backend } = setup({ script: [{ ...left(2), always: true }] })
  const asked = () => backend.to('/vision/user-credits/').length
  const stop = followPayment(client.ports)
  await clock.advance(10_000)
  expect(asked()).toBe(2)
  visibility.hide()
  await clock.advance(60_000)
  expect(asked()).toBe(2)
  visibility.show()
  await clock.advance(0)
  expect(asked()).toBe(3)
  stop()
  await clock.advance(60_000)
  expect(asked()).toBe(3)
  expect(clock.sleepers()).toBe(0)
})

describe('createCheckoutReturn', () => {
  const BACK = 'https://site.test/vision-board/new?checkout=success&a=1'

  interface Coming {
    before?: string
    mode?: string
    address?: string
    isSignedIn?: boolean
  }

  async function comeBack(script: ScriptedAnswer[], { before = '', ...options }: Coming = {}) {
    const page = setup({ mode: 'site', address: BACK, script, ...options })
    if (before) page.client.ports.tab.set('creditsBefore', before)
    const { $return, dismiss } = page.client.ports.once(createCheckoutReturn)
    $return.listen(() => undefined)
    await page.clock.advance(0)
    return { ...page, $return, dismiss }
  }

  it('polls the balance until it has increased', async () => {
    const { $return, clock, client, navigation } = await comeBack([left(2), left(2), left(7)], { before: '2' })
    expect(navigation.address()).toBe('https://site.test/vision-board/new?a=1')
    expect($return.get()).toEqual({ status: 'waiting' })
    await clock.advance(3_000)
    expect($return.get()).toEqual({ status: 'arrived', credits: 7 })
    expect(client.ports.once(createCredits).$credits.value).toMatchObject({ credits: 7 })
    expect(clock.sleepers()).toBe(0)
  })

  it('stores the balance before the payment and removes the stored balance at sign-out', async () => {
    const { client, clock } = setup({ mode: 'site', script: [left(2), started(), { path: '/auth/logout/' }] })
    await client.ports.once(createCredits).refresh()
    await startCheckout(client.ports, 1)
    expect(client.ports.tab.get('creditsBefore')).toBe('2')
    await client.session.signOut()
    expect(client.ports.tab.get('creditsBefore')).toBeNull()
    expect(clock.sleepers()).toBe(0)
  })

  it.each([
    ['for any balance when the earlier balance is unknown', '', 5],
    ['for unlimited credits', '-1', -1],
  ])('stops polling immediately %s', async (_name, before, credits) => {
    const { $return } = await comeBack([left(credits)], { before })
    expect($return.get()).toEqual({ status: 'arrived', credits })
  })

  it('reports "late" when the balance has not increased after 15 s', async () => {
    const { $return, clock, dismiss } = await comeBack([{ ...left(2), always: true }], { before: '2' })
    await clock.advance(14_900)
    expect($return.get()).toEqual({ status: 'waiting' })
    await clock.advance(200)
    expect($return.get()).toEqual({ status: 'late' })
    dismiss()
    expect($return.get()).toEqual({ status: 'none' })
  })

  it('reports "elsewhere" and sends no request when this tab has no session', async () => {
    const { $return, backend } = await comeBack([], { isSignedIn: false })
    expect($return.get()).toEqual({ status: 'elsewhere' })
    expect(backend.requests).toEqual([])
  })

  it.each([
    ['site', 'https://site.test/vision-board?checkout=cancelled', 'cancelled', 'https://site.test/vision-board'],
    ['site', 'https://site.test/vision-board?checkout=odd', 'none', 'https://site.test/vision-board'],
    ['site', 'https://site.test/vision-board?a=1', 'none', 'https://site.test/vision-board?a=1'],
    ['embedded', 'https://shop.test/?checkout=success', 'none', 'https://shop.test/?checkout=success'],
  ])('reads the result of the payment from the URL on a %s page (%s: %s)', async (mode, address, status, cleaned) => {
    const { $return, navigation } = await comeBack([], { mode, address })
    expect($return.get()).toEqual({ status })
    expect(navigation.address()).toBe(cleaned)
  })
})
