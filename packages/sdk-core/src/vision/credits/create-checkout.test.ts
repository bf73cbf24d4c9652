import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { createSiteClient } from '../../client/create-site-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../../testing/index.ts'
import { createCheckout } from './create-checkout.ts'

const URL = 'https://pay.test/1'
const started: ScriptedAnswer = { path: '/vision/vision-packs/create-checkout/', body: { checkout_url: URL } }
const refused: ScriptedAnswer = { path: '/vision/vision-packs/create-checkout/', status: 400 }
const balance = (credits: number): ScriptedAnswer => ({
  path: '/vision/user-credits/',
  always: true,
  body: { credits, email: '' },
})

function setup({ mode = 'embedded', script = [started, balance(2)], isBlocked = false } = {}) {
  const platform = fakePlatform({ script, address: 'https://site.test/vision-board' })
  const make = mode === 'site' ? createSiteClient : createClient
  const client = make({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'm@e.org' })
  const tabs: string[] = []
  const openTab = () => {
    if (isBlocked) return null
    tabs.push('opened')
    return { load: (url: string) => void tabs.push(url), close: () => void tabs.push('closed') }
  }
  const checkout = createCheckout(client.ports, openTab)
  checkout.$checkout.listen(() => undefined)
  return { ...platform, checkout, state: () => checkout.$checkout.get(), tabs }
}

describe('createCheckout in embedded mode', () => {
  it('opens a tab when start() is called, and loads the payment page in that tab', async () => {
    const { checkout, state, tabs } = setup()
    const starting = checkout.start(2)
    expect(tabs).toEqual(['opened'])
    expect(state()).toEqual({ status: 'starting' })
    await starting
    expect(tabs).toEqual(['opened', URL])
    expect(state()).toEqual({ status: 'elsewhere', url: URL, before: 2 })
  })

  it("returns the payment page's URL if the browser blocks the tab", async () => {
    const { checkout, state } = setup({ isBlocked: true })
    await checkout.start(2)
    expect(state()).toMatchObject({ status: 'elsewhere', url: URL })
  })

  it('closes the tab if the checkout is rejected', async () => {
    const { checkout, state, tabs } = setup({ script: [refused, balance(2)] })
    await checkout.start(2)
    expect(tabs).toEqual(['opened', 'closed'])
    expect(state()).toEqual({ status: 'failed', code: 'checkout_failed' })
  })

  it('closes the tab if the host page opens the payment page itself', async () => {
    const { checkout, tabs } = setup()
    await checkout.start(2, () => false)
    expect(tabs).toEqual(['opened', 'closed'])
  })

  it('opens no tab and fails if the visitor has chosen no pack', async () => {
    const { checkout, state, tabs } = setup()
    await checkout.start(null)
    expect(tabs).toEqual([])
    expect(state()).toEqual({ status: 'failed', code: 'pack_invalid' })
  })

  it('starts one payment at a time', async () => {
    const { checkout, tabs, backend } = setup()
    await Promise.all([checkout.start(2), checkout.start(2)])
    expect(tabs).toEqual(['opened', URL])
    expect(backend.to('/vision/vision-packs/create-checkout/')).toHaveLength(1)
  })

  it('stores Infinity as the earlier balance if the balance is unknown', async () => {
    const { checkout, state } = setup({
      script: [started, { path: '/vision/user-credits/', always: true, status: 400 }],
    })
    await checkout.start(2)
    expect(state()).toMatchObject({ before: Number.POSITIVE_INFINITY })
  })
})

describe('createCheckout in site mode', () => {
  it('navigates to the payment page, and allows a new payment when the browser restores this page', async () => {
    const { checkout, state, tabs, navigation, connectivity } = setup({ mode: 'site' })
    await checkout.start(2)
    expect(navigation.visited).toEqual([URL])
    expect(tabs).toEqual([])
    expect(state()).toEqual({ status: 'leaving' })
    connectivity.happen('pageshow')
    expect(state()).toEqual({ status: 'choosing' })
  })

  it('does not navigate if the host page opens the payment page itself', async () => {
    const { checkout, navigation } = setup({ mode: 'site' })
    await checkout.start(2, () => false)
    expect(navigation.visited).toEqual([])
  })
})
