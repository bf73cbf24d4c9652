import { calls } from '@vowkit/sdk-core/contract'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let lead: TestLead
let date: string
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
  date = new Date(api.clock.now().getTime() + 200 * 86_400_000).toISOString().slice(0, 10)
  await api.post('/registration/couple-basicinfo/', {
    token: lead.couple,
    json: { partner_name: 'Noor, the Great\r\nATTENDEE:x', wedding_location: 'Sonoma', wedding_date: date },
  })
  await api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json: { state: 'booked' } })
})

const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const change = (json: object) => api.patch('/desk/calendar/', { token: lead.vendor, json })

async function feedUrl(token = lead.vendor) {
  const { body } = await api.get('/desk/calendar/', { token })
  return calls.getDeskCalendar.response.parse(body).feed_url.replace(api.config.urls.api, '')
}

async function readFeed() {
  const { status, headers, body } = await api.get(await feedUrl())
  const text = String(body.text)
  const events = status === 200 ? new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent') : []
  const shown = events.map((component) => {
    const { summary, startDate, endDate, uid } = new ICAL.Event(component)
    return { summary, from: startDate.toString(), until: endDate.toString(), uid }
  })
  return { status, headers, text, shown }
}

describe('the feed of a vendor', () => {
  it('contains the booked days as all-day events, without data of the couple', async () => {
    const { status, headers, text, shown } = await readFeed()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(shown).toEqual([
      { summary: 'Booked', from: date, until: next(date), uid: expect.stringContaining(`booking-${lead.leadId}@`) },
    ])
    expect(text).not.toMatch(/Noor|buyer|Sonoma/)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('contains first names if the vendor chooses so, as text that adds no lines', async () => {
    await change({ shows_names: true })
    const { text, shown } = await readFeed()
    expect(shown[0]?.summary).toMatch(/^Booked: .*Noor,$/)
    expect(text).not.toContain('\nATTENDEE')
  })

  it('joins consecutive days that are marked as taken', async () => {
    const to = next(next(date))
    const json = { from: next(date), to, mark: 'taken' }
    await api.patch('/desk/calendar/days/', { token: lead.vendor, json })
    const { shown } = await readFeed()
    expect(shown[1]).toMatchObject({ summary: 'Not available', from: next(date), until: next(to) })
    expect(shown).toHaveLength(2)
  })

  it('responds 404 at the previous URL after it was renewed', async () => {
    const before = await feedUrl()
    const { status } = await api.post('/desk/calendar/feed/', { token: lead.vendor, json: {} })
    expect(status).toBe(200)
    expect(await feedUrl()).not.toBe(before)
    expect((await api.get(before)).status).toBe(404)
    expect((await readFeed()).status).toBe(200)
  })

  it('responds 404 at a URL with a different vendor, signature or ending', async () => {
    const url = await feedUrl()
    const other = await makeLead(api)
    const tokens = [
      url.replace(`/${lead.vendorId}.`, `/${other.vendorId}.`),
      url.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics')),
      url.replace('.ics', ''),
      '/calendars/0.x.ics',
    ]
    for (const token of tokens) expect((await api.get(token)).status).toBe(404)
  })

  it('can be renewed only by its vendor', async () => {
    const before = await feedUrl()
    for (const token of [lead.couple, lead.stranger])
      expect((await api.post('/desk/calendar/feed/', { token, json: {} })).status).toBe(403)
    expect((await api.post('/desk/calendar/feed/', { json: {} })).status).toBe(401)
    const other = await makeLead(api)
    await api.post('/desk/calendar/feed/', { token: other.vendor, json: {} })
    expect(await feedUrl()).toBe(before)
  })
})
