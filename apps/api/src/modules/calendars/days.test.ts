import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
})

const CALENDAR = '/desk/calendar/'
const DAYS = `${CALENDAR}days/`
const JUNE = { from: '2999-06-01', to: '2999-06-30' }

const mark = (json: object, token = lead.vendor) => api.patch(DAYS, { token, json })
const change = (json: object) => api.patch(CALENDAR, { token: lead.vendor, json })
const setState = (state: string) => api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json: { state } })
const inquire = (wedding_date: string, token = lead.couple) =>
  api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json: { wedding_date } })

async function june(token = lead.vendor) {
  const { body } = await api.get(`${DAYS}?${new URLSearchParams(JUNE)}`, { token })
  return calls.listDeskDays.response.parse(body)
}

const CALLS: [string, (token?: string) => Promise<{ status: number; body: Record<string, unknown> }>][] = [
  ['GET calendar', (token) => api.get(CALENDAR, token ? { token } : {})],
  ['PATCH calendar', (token) => api.patch(CALENDAR, { ...(token && { token }), json: { is_shared: true } })],
  ['GET days', (token) => api.get(`${DAYS}?${new URLSearchParams(JUNE)}`, token ? { token } : {})],
  ['PATCH days', (token) => api.patch(DAYS, { ...(token && { token }), json: { ...JUNE, mark: 'taken' } })],
]

describe.each(CALLS)('%s of the desk', (_, call) => {
  it('responds 401 to unauthenticated callers, and 403 to couples and strangers', async () => {
    expect((await call()).status).toBe(401)
    for (const token of [lead.couple, lead.stranger])
      expect(await call(token)).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
    expect(await june()).toEqual([])
  })
})

describe('a second vendor', () => {
  it('reads and changes only its own calendar', async () => {
    const other = await makeLead(api)
    await mark({ from: '2999-06-12', to: '2999-06-13', mark: 'taken' })
    await change({ weddings_per_day: 3 })
    expect(await june(other.vendor)).toEqual([])
    expect((await api.get(CALENDAR, { token: other.vendor })).body).toMatchObject({ weddings_per_day: 1 })
    expect((await mark({ ...JUNE, mark: 'free' }, other.vendor)).body).toEqual([])
    expect(await june()).toHaveLength(2)
  })
})

describe('the marks of days', () => {
  it('take a day or a period until they are removed', async () => {
    const { status, body } = await mark({ from: '2999-06-12', to: '2999-06-14', mark: 'taken' })
    expect(status).toBe(200)
    const taken = (date: string) => ({ date, is_taken: true, mark: 'taken', bookings: [], events: 0 })
    expect(body).toEqual([taken('2999-06-12'), taken('2999-06-13'), taken('2999-06-14')])
    await mark({ from: '2999-06-13', to: '2999-06-30', mark: 'free' })
    expect(await june()).toEqual([taken('2999-06-12')])
  })

  it('are the same dates in every month with a change of the clocks', async () => {
    await mark({ from: '2999-03-01', to: '2999-04-01', mark: 'taken' })
    const { body } = await api.get(`${DAYS}?from=2999-01-01&to=2999-12-31`, { token: lead.vendor })
    const dates = calls.listDeskDays.response.parse(body).map(({ date }) => date)
    expect(dates).toHaveLength(32)
    expect([dates[0], dates[30], dates[31]]).toEqual(['2999-03-01', '2999-03-31', '2999-04-01'])
  })

  it.each([
    ['a period that ends before it starts', { from: '2999-06-02', to: '2999-06-01' }],
    ['a period of more than 366 days', { from: '2999-01-01', to: '3000-01-02' }],
    ['a date that does not exist', { from: '2999-02-30', to: '2999-03-01' }],
  ])('respond 400 to %s', async (_, period) => {
    expect((await mark({ ...period, mark: 'taken' })).status).toBe(400)
    expect((await api.get(`${DAYS}?${new URLSearchParams(period)}`, { token: lead.vendor })).status).toBe(400)
  })
})

describe('a booked lead', () => {
  beforeEach(() => inquire('2999-06-12'))

  it('takes the day of its wedding while it is booked', async () => {
    expect(await june()).toEqual([])
    await setState('booked')
    const bookings = [{ lead_id: lead.leadId, couple_name: expect.any(String) }]
    expect(await june()).toEqual([{ date: '2999-06-12', is_taken: true, bookings, events: 0 }])
    await setState('lost')
    expect(await june()).toEqual([])
  })

  it('takes the day of the couple’s profile if the inquiry has no date', async () => {
    const other = await makeLead(api)
    await api.post('/registration/couple-basicinfo/', {
      token: other.couple,
      json: { partner_name: 'Noor', wedding_location: 'Sonoma', wedding_date: '2999-06-20' },
    })
    await api.patch(`/desk/leads/${other.leadId}/`, { token: other.vendor, json: { state: 'booked' } })
    expect(await june(other.vendor)).toMatchObject([{ date: '2999-06-20', is_taken: true }])
  })

  it('leaves the day free for a vendor that takes more weddings a day', async () => {
    await setState('booked')
    expect((await change({ weddings_per_day: 2 })).body).toMatchObject({ weddings_per_day: 2, is_shared: false })
    expect(await june()).toMatchObject([{ is_taken: false, bookings: [{}] }])
    await change({ weddings_per_day: 1 })
    expect(await june()).toMatchObject([{ is_taken: true }])
  })

  it('still takes the day after the vendor has marked the day as free', async () => {
    await setState('booked')
    await mark({ ...JUNE, mark: 'free' })
    expect(await june()).toMatchObject([{ date: '2999-06-12', is_taken: true }])
  })
})

describe('the settings of a calendar', () => {
  it('keep the values that a change leaves out', async () => {
    await change({ weddings_per_day: 4 })
    expect((await change({ is_shared: true })).body).toMatchObject({ weddings_per_day: 4, is_shared: true })
    expect((await change({})).body).toMatchObject({ weddings_per_day: 4, is_shared: true })
  })

  it.each([0, 1.5, 21, '2'])('respond 400 to %s weddings per day', async (weddings_per_day) => {
    expect((await change({ weddings_per_day })).status).toBe(400)
  })
})
