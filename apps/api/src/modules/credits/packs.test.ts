import { randomUUID } from 'node:crypto'
import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries, packOrders } from '../../db/tables.ts'
import { openLink } from '../../testing/documents.ts'
import { buyPack, checkOut, creditsOf, press } from '../../testing/packs.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { paymentRules } from '../payments/service.ts'
import { packRules } from './sales.ts'

const NEW_VISION = 'http://vision.localhost:5173/vision-board/new'

let api: TestApi
let people = 0
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())

const join = () => api.signIn(`buyer${++people}@example.com`)
const pageOf = async (token: string, json?: object, key?: string) =>
  String((await checkOut(api, token, json, key)).body.checkout_url)

describe('the pack shop', () => {
  it('lists packs with their prices', async () => {
    const { body } = await api.get('/vision/vision-packs/')
    expect(body).toEqual([
      { id: 1, credits: 5, price: '4.99', percentage_off: null },
      { id: 2, credits: 15, price: '11.99', percentage_off: 20 },
      { id: 3, credits: 40, price: '24.99', percentage_off: 37 },
    ])
    expect((await api.get(calls.getConfig.path)).body.payments).toBe(true)
  })

  it('shows the pack’s name and the server’s price on the payment page', async () => {
    const page = await pageOf(await join(), { pack_id: '2', price: '0.01', credits: 999 })
    const html = await (await openLink(api, page)).text()
    for (const text of ['15 vision credits', 'Pay $11.99', 'Vowkit']) expect(html).toContain(text)
  })

  it('adds the pack’s credits after the payment, and redirects to the return URL', async () => {
    const token = await join()
    const page = await pageOf(token)
    expect((await press(api, page, 'decline')).status).toBe(303)
    expect(await creditsOf(api, token)).toBe(3)
    const answers = await Promise.all([1, 2, 3].map(() => press(api, page, 'approve')))
    for (const { headers } of answers) expect(headers.get('location')).toBe(`${NEW_VISION}?checkout=success`)
    expect(await creditsOf(api, token)).toBe(8)
    expect((await press(api, page, 'decline')).status).toBe(200)
    expect(await creditsOf(api, token)).toBe(8)
  })

  it('does not grant a pack when its return URL is opened', async () => {
    const token = await join()
    const html = await (await openLink(api, await pageOf(token))).text()
    expect(html).toContain(`href="${NEW_VISION}?checkout=cancelled"`)
    expect(await creditsOf(api, token)).toBe(3)
  })

  it('opens one payment page per idempotency key, even after the payment', async () => {
    const token = await join()
    const key = randomUUID()
    const pages = await Promise.all(Array.from({ length: 5 }, () => pageOf(token, { pack_id: 1 }, key)))
    expect(new Set(pages).size).toBe(1)
    await press(api, pages[0] ?? '', 'approve')
    expect(await pageOf(token, { pack_id: 1 }, key)).toBe(pages[0])
    expect(await (await openLink(api, pages[0] ?? '')).text()).toContain('This payment is complete.')
    expect(await creditsOf(api, token)).toBe(8)
    expect(await checkOut(api, token, { pack_id: 2 }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
  })

  it('sells a pack again, even while an earlier purchase of the pack is pending', async () => {
    const token = await join()
    const pages = await Promise.all([pageOf(token), pageOf(token)])
    expect(pages[0]).not.toBe(pages[1])
    await Promise.all(pages.map((page) => press(api, page, 'approve')))
    expect(await creditsOf(api, token)).toBe(13)
  })

  it('opens a new payment page for the same idempotency key after the first page has expired', async () => {
    const token = await join()
    const key = randomUUID()
    const first = await pageOf(token, { pack_id: 1 }, key)
    api.advance(paymentRules.checkoutLifeMs)
    expect(await pageOf(token, { pack_id: 1 }, key)).not.toBe(first)
  })

  it.each([0, 4, -1, 'None', '1.5'])('responds 400 to the unknown pack id %s', async (pack_id) => {
    expect(await checkOut(api, await join(), { pack_id })).toMatchObject({
      status: 400,
      body: { pack_id: ['Please select a valid pack'] },
    })
  })

  it('responds 401 without a session', async () => {
    expect((await checkOut(api, 'not-a-token')).status).toBe(401)
  })

  it('responds 429 above the checkout limit and stores nothing', async () => {
    const token = await join()
    const { max } = packRules.checkoutsPerAccount
    for (let i = 0; i < max; i++) expect((await checkOut(api, token)).status).toBe(200)
    const orders = await api.db.$count(packOrders)
    expect(await checkOut(api, token)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(await api.db.$count(packOrders)).toBe(orders)
  })
})

describe('the pack shop, return URLs', () => {
  it.each([
    ['/vision-board', 'http://vision.localhost:5173/vision-board?checkout=cancelled'],
    ['/vision-board/view/x?a=1#top', 'http://vision.localhost:5173/vision-board/view/x?a=1&checkout=cancelled#top'],
    ['/vision-board?checkout=success', 'http://vision.localhost:5173/vision-board?checkout=cancelled'],
    ['http://localhost:5173/vision-board', 'http://localhost:5173/vision-board?checkout=cancelled'],
  ])('resolves the return URL %s to %s', async (return_to, address) => {
    const page = await pageOf(await join(), { pack_id: 1, return_to })
    expect(await (await openLink(api, page)).text()).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/vision-board',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://vision.localhost:5173.evil.example/',
    'http://user:pass@localhost:5173/',
    '',
  ])('rejects the return URL %s', async (return_to) => {
    expect(await checkOut(api, await join(), { pack_id: 1, return_to })).toMatchObject({
      status: 400,
      body: { return_to: [expect.any(String)] },
    })
  })
})

describe('the credit ledger', () => {
  it('rejects updates and deletions of ledger entries', async () => {
    await buyPack(api, await join())
    await expect(api.db.delete(creditEntries)).rejects.toThrow()
    await expect(api.db.update(creditEntries).set({ amount: 1_000 })).rejects.toThrow()
  })
})
