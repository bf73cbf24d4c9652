import { calls } from '@vowkit/sdk-core/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { leads } from '../../db/tables.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const [SCANNED, BOOKED, ACTIVE] = ['/vendor/in-person-list/', '/vendor/booked/', '/vendor/active/']
const NO_IDS = ['0', '999999999', '9999999999', 'abc', '-1', 'undefined']

const api: TestApi = await startApi()
afterAll(() => api.stop())
const { join } = createCoupleCalls(api)
const ids = await addVendors(
  api,
  [1, 2, 3].map((number) => makeVendor(number)),
)
const [a = 0, b = 0, c = 0] = ids

let couples = 0
let owner: string
let stranger: string
beforeEach(async () => {
  couples++
  owner = await join(`owner${couples}@example.com`)
  stranger = await join(`stranger${couples}@example.com`)
})

const inquire = (id: unknown, token = owner) => api.post(`/vendor/detail/get/${id}/`, { token })
const scan = (id: unknown, token = owner) => api.post(`/leads/add_vendor/${id}/`, { token })

async function list(path: string, token = owner) {
  const { body, headers } = await api.get(path, { token })
  expect(headers.get('cache-control')).toBe('no-store')
  return calls.listActive.response.parse(body)
}
const idsOf = async (path: string, token = owner) => (await list(path, token)).map(({ id }) => id)

describe('POST an inquiry', () => {
  it('responds 400 to a second inquiry to the same vendor', async () => {
    expect(await inquire(a)).toMatchObject({ status: 201, body: { detail: expect.any(String) } })
    expect(await inquire(a)).toMatchObject({ status: 400, body: { detail: 'Inquiry already exists.' } })
    expect((await inquire(b)).status).toBe(201)
    expect((await inquire(a, stranger)).status).toBe(201)
    expect((await api.get(`/vendor/detail/get/${a}/`, { token: owner })).body.inquiry).toBe(true)
  })

  it('accepts one of twenty concurrent inquiries to the same vendor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => inquire(c)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 400, body: { detail: 'Inquiry already exists.' } })
  })

  it('accepts an inquiry after a scan', async () => {
    await scan(a)
    expect((await inquire(a)).status).toBe(201)
    expect(await idsOf(SCANNED)).toEqual([a])
  })

  it('adds the vendor to the contacted vendors of that couple only, latest first', async () => {
    for (const id of [b, a, c]) {
      await inquire(id)
      api.advance(1000)
    }
    expect(await idsOf(ACTIVE)).toEqual([c, a, b])
    expect(await idsOf(ACTIVE, stranger)).toEqual([])
    expect((await api.get(`/vendor/detail/get/${a}/`, { token: stranger })).body.inquiry).toBe(false)
  })
})

describe('POST a scan', () => {
  it('lists a scanned vendor once, in the position of the first scan', async () => {
    for (const id of [a, b, a]) {
      expect((await scan(id)).status).toBe(200)
      api.advance(1000)
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(c)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await idsOf(SCANNED)).toEqual([c, b, a])
    expect(await idsOf(SCANNED, stranger)).toEqual([])
    expect(await idsOf(ACTIVE)).toEqual([])
  })
})

describe('POST a scan that is sent later', () => {
  const scanAt = (id: number, time: number, token = owner) =>
    api.post(`/leads/add_vendor/${id}/`, { token, json: { scanned_at: new Date(time).toISOString() } })
  const scannedAt = async () => (await list(SCANNED)).map(({ scanned_at }) => Date.parse(scanned_at ?? ''))

  it('keeps the time of the scan, and the first of two times', async () => {
    const time = api.clock.now().getTime() - 3_600_000
    expect((await scanAt(a, time)).status).toBe(200)
    expect((await scanAt(a, time + 60_000)).status).toBe(200)
    expect(await scannedAt()).toEqual([time])
  })

  it.each([
    ['in the future', 60_000],
    ['8 days ago', -8 * 86_400_000],
  ])('stores the time of the request for a scan %s', async (_when, offset) => {
    await scanAt(a, api.clock.now().getTime() + offset)
    const [time = 0] = await scannedAt()
    expect(Math.abs(time - api.clock.now().getTime())).toBeLessThan(60_000)
  })

  it('responds 400 to a time that it cannot read', async () => {
    const answer = await api.post(`/leads/add_vendor/${a}/`, { token: owner, json: { scanned_at: 'yesterday' } })
    expect(answer).toMatchObject({ status: 400, body: { scanned_at: [expect.any(String)] } })
    expect(await list(SCANNED)).toEqual([])
  })
})

it('the API responds 400 to a vendor that contacts itself', async () => {
  const self = await createCoupleCalls(api).resetByMail('vendor2@example.com', PASSWORD)
  for (const ask of [inquire, scan]) {
    expect(await ask(b, self)).toMatchObject({ status: 400, body: { vendor_id: ['You cannot contact yourself.'] } })
    expect((await ask(a, self)).status).toBeLessThan(300)
  }
  expect(await idsOf(ACTIVE, self)).toEqual([a])
})

describe('the vendor card', () => {
  it('marks the first message, invoice and file for the couple of the lead only', async () => {
    for (const token of [owner, stranger]) await scan(b, token)
    const { body } = await api.get(SCANNED, { token: owner })
    expect(body).toMatchObject([{ is_first_message: false, is_first_invoice: false, is_first_file: false }])
    const account = await api.service.services.accounts.find(api.db, `owner${couples}@example.com`)
    const now = api.clock.now()
    const happened = { bookedAt: now, firstMessageAt: now, firstInvoiceAt: now, firstFileAt: now }
    await api.db
      .update(leads)
      .set(happened)
      .where(and(eq(leads.vendorId, b), eq(leads.accountId, account?.id ?? 0)))
    const flags = { is_first_message: true, is_first_invoice: true, is_first_file: true }
    expect(await list(BOOKED)).toMatchObject([{ id: b, ...flags, is_favorited: false }])
    expect(await list(BOOKED, stranger)).toEqual([])
    const foreign = await list(SCANNED, stranger)
    expect(foreign).toMatchObject([{ is_first_message: false, is_first_invoice: false, is_first_file: false }])
  })
})

it('the leads calls respond 401 without a valid token and 404 for an unknown vendor', async () => {
  for (const path of [SCANNED, BOOKED, ACTIVE]) expect((await api.get(path)).status).toBe(401)
  for (const ask of [inquire, scan]) {
    expect((await ask(a, 'not-a-token')).status).toBe(401)
    for (const id of NO_IDS) expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})
