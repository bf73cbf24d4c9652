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

describe('a pack', () => {
  it('comes from the server, with its price', async () => {
    const { body } = await api.get('/vision/vision-packs/')
    expect(body).toEqual([
      { id: 1, credits: 5, price: '4.99', percentage_off: null },
      { id: 2, credits: 15, price: '11.99', percentage_off: 20 },
      { id: 3, credits: 40, price: '24.99', percentage_off: 37 },
    ])
    expect((await api.get(calls.getConfig.path)).body.payments).toBe(true)
  })

  it('is named on the page where it is paid, at the price the server knows', async () => {
    const page = await pageOf(await join(), { pack_id: '2', price: '0.01', credits: 999 })
    const html = await (await openLink(api, page)).text()
    for (const text of ['15 vision credits', 'Pay $11.99', 'Vowkit']) expect(html).toContain(text)
  })

  it('raises the credits once it is paid, and leads back', async () => {
    const token = await join()
    const page = await pageOf(token)
    expect((await press(api, page, 'decline')).status).toBe(402)
    expect(await creditsOf(api, token)).toBe(3)
    const answers = await Promise.all([1, 2, 3].map(() => press(api, page, 'approve')))
    for (const { headers } of answers) expect(headers.get('location')).toBe(`${NEW_VISION}?checkout=success`)
    expect(await creditsOf(api, token)).toBe(8)
    expect((await press(api, page, 'decline')).status).toBe(200)
    expect(await creditsOf(api, token)).toBe(8)
  })

  it('is not paid by coming back', async () => {
    const token = await join()
    const html = await (await openLink(api, await pageOf(token))).text()
    expect(html).toContain(`href="${NEW_VISION}?checkout=cancelled"`)
    expect(await creditsOf(api, token)).toBe(3)
  })

  it('is at one page, however often one intent arrives, also when it is paid', async () => {
    const token = await join()
    const key = randomUUID()
    const pages = await Promise.all(Array.from({ length: 5 }, () => pageOf(token, { pack_id: 1 }, key)))
    expect(new Set(pages).size).toBe(1)
    await press(api, pages[0] ?? '', 'approve')
    expect(await pageOf(token, { pack_id: 1 }, key)).toBe(pages[0])
    expect(await (await openLink(api, pages[0] ?? '')).text()).toContain('This has been paid.')
    expect(await creditsOf(api, token)).toBe(8)
    expect(await checkOut(api, token, { pack_id: 2 }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
  })

  it('can be bought again, also while it is being bought', async () => {
    const token = await join()
    const pages = await Promise.all([pageOf(token), pageOf(token)])
    expect(pages[0]).not.toBe(pages[1])
    await Promise.all(pages.map((page) => press(api, page, 'approve')))
    expect(await creditsOf(api, token)).toBe(13)
  })

  it('is paid at another page once the first one has run out, by the same intent', async () => {
    const token = await join()
    const key = randomUUID()
    const first = await pageOf(token, { pack_id: 1 }, key)
    api.advance(paymentRules.checkoutLifeMs)
    expect(await pageOf(token, { pack_id: 1 }, key)).not.toBe(first)
  })

  it.each([0, 4, -1, 'None', '1.5'])('that is not for sale cannot be bought: %s', async (pack_id) => {
    expect(await checkOut(api, await join(), { pack_id })).toMatchObject({
      status: 400,
      body: { pack_id: ['Please select a valid pack'] },
    })
  })

  it('is somebody’s who is signed in', async () => {
    expect((await checkOut(api, 'not-a-token')).status).toBe(401)
  })

  it('is asked for only so often, and nothing is kept of what is refused', async () => {
    const token = await join()
    const { max } = packRules.checkoutsPerAccount
    for (let i = 0; i < max; i++) expect((await checkOut(api, token)).status).toBe(200)
    const orders = await api.db.$count(packOrders)
    expect(await checkOut(api, token)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(await api.db.$count(packOrders)).toBe(orders)
  })
})

describe('the way back', () => {
  it.each([
    ['/vision-board', 'http://vision.localhost:5173/vision-board?checkout=cancelled'],
    ['/vision-board/view/x?a=1#top', 'http://vision.localhost:5173/vision-board/view/x?a=1&checkout=cancelled#top'],
    ['/vision-board?checkout=success', 'http://vision.localhost:5173/vision-board?checkout=cancelled'],
    ['http://localhost:5173/vision-board', 'http://localhost:5173/vision-board?checkout=cancelled'],
  ])('of %s is %s', async (return_to, address) => {
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
  ])('is never %s', async (return_to) => {
    expect(await checkOut(api, await join(), { pack_id: 1, return_to })).toMatchObject({
      status: 400,
      body: { return_to: [expect.any(String)] },
    })
  })
})

describe('the ledger', () => {
  it('is only ever added to', async () => {
    await buyPack(api, await join())
    await expect(api.db.delete(creditEntries)).rejects.toThrow()
    await expect(api.db.update(creditEntries).set({ amount: 1_000 })).rejects.toThrow()
  })
})
