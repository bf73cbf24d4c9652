import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CalendarServer, startCalendarServer } from '../../testing/fake-servers/calendar-server.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const DATE = '2999-06-12'
const DAY = 86_400_000

let api: TestApi
let lead: TestLead
let server: CalendarServer
beforeAll(async () => {
  api = await startApi({ CALENDAR_PRIVATE_HOSTS: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
  server = await startCalendarServer()
})
afterEach(() => server.close())

const desk = (path: string, json: object, method: 'patch' | 'post' = 'patch') =>
  api[method](`/desk/calendar/${path}`, { token: lead.vendor, json })
const share = () => desk('', { is_shared: true })
const take = (date = DATE) => desk('days/', { from: date, to: date, mark: 'taken' })
const ask = (date = DATE, id = lead.vendorId) => api.get(`/vendor/availability/${id}/?date=${date}`)
const statusOn = async (date?: string) => (await ask(date)).body.status
const setDate = (token = lead.couple) =>
  api.post('/registration/couple-basicinfo/', {
    token,
    json: { partner_name: 'Noor', wedding_location: 'Sonoma', wedding_date: DATE },
  })

async function profileFor(token?: string) {
  const { body } = await api.get(`/vendor/detail/get/${lead.vendorId}/`, token ? { token } : {})
  return calls.getVendor.response.parse(body)
}

describe('the availability of a vendor', () => {
  it('is unknown until the vendor shares its calendar', async () => {
    await take()
    expect(await statusOn()).toBe('unknown')
    await share()
    expect((await ask()).body).toEqual({ date: DATE, status: 'taken' })
    expect(await statusOn('2999-06-13')).toBe('free')
  })

  it('reveals neither the reason nor the couple that has booked the day', async () => {
    await share()
    await setDate()
    await api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json: { state: 'booked' } })
    expect((await ask()).body).toEqual({ date: DATE, status: 'taken' })
  })

  it('is unknown in the past', async () => {
    await share()
    expect(await statusOn('2020-06-12')).toBe('unknown')
  })

  it('is free only while all feeds are read, and for dates that they cover', async () => {
    await share()
    const soon = new Date(api.clock.now().getTime() + 100 * DAY).toISOString().slice(0, 10)
    server.serve([])
    await desk('subscriptions/', { url: server.url }, 'post')
    expect(await statusOn(soon)).toBe('free')
    expect(await statusOn(DATE)).toBe('unknown')
    await take()
    expect(await statusOn(DATE)).toBe('taken')
    api.advance(2 * DAY + 60_000)
    expect(await statusOn(soon)).toBe('unknown')
  })

  it('responds 404 for an unknown vendor, and 400 without a valid date', async () => {
    expect((await ask(DATE, 999_999)).status).toBe(404)
    expect((await ask('2999-02-30')).status).toBe(400)
    expect((await api.get(`/vendor/availability/${lead.vendorId}/`)).status).toBe(400)
  })
})

describe('a vendor’s profile', () => {
  it('says whether the vendor is free on the couple’s date', async () => {
    await share()
    expect(await profileFor(lead.couple)).not.toHaveProperty('availability')
    await setDate()
    expect((await profileFor(lead.couple)).availability).toEqual({ date: DATE, status: 'free' })
    await take()
    expect((await profileFor(lead.couple)).availability).toEqual({ date: DATE, status: 'taken' })
  })

  it('says that it is unknown if the vendor does not share its calendar', async () => {
    await setDate()
    expect((await profileFor(lead.couple)).availability).toEqual({ date: DATE, status: 'unknown' })
  })

  it('has no availability for visitors without a date', async () => {
    await setDate()
    await share()
    expect(await profileFor()).not.toHaveProperty('availability')
    expect(await profileFor(lead.stranger)).not.toHaveProperty('availability')
  })

  it('does not call the date unavailable for the couple that has booked it', async () => {
    await share()
    await setDate()
    await api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json: { state: 'booked' } })
    expect(await profileFor(lead.couple)).not.toHaveProperty('availability')
  })
})
