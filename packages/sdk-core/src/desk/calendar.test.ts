import { describe, expect, it } from 'vitest'
import {
  addDeskSubscription,
  deleteDeskSubscription,
  getDeskCalendar,
  listDeskDays,
  markDeskDays,
  readDeskSubscription,
  renewDeskFeed,
  updateDeskCalendar,
} from './calendar.ts'
import { setupVendor } from './test/desk.ts'

const FEED = { id: 4, name: 'Studio', host: 'calendar.test', read_at: '2026-06-01T12:00:00.000Z' }
const CALENDAR = {
  ...{ weddings_per_day: 1, is_shared: false, shows_names: false },
  ...{ feed_url: 'https://api.test/calendars/x.ics', subscriptions: [FEED] },
}
const DAY = { date: '2027-06-12', is_taken: true, mark: 'taken' as const, bookings: [], events: 0 }
const JUNE = { from: '2027-06-01', to: '2027-06-30' }
const DAYS_PATH = '/desk/calendar/days/'

describe('the functions of a calendar', () => {
  it('read and change the settings', async () => {
    const { ports, backend } = setupVendor({
      script: [
        { path: '/desk/calendar/', method: 'GET', body: CALENDAR },
        { path: '/desk/calendar/', method: 'PATCH', body: { ...CALENDAR, is_shared: true } },
      ],
    })
    expect(await getDeskCalendar(ports)).toMatchObject(CALENDAR)
    const result = await updateDeskCalendar(ports, { is_shared: true })
    expect(result).toMatchObject({ ok: true, calendar: { is_shared: true } })
    expect(backend.requests.map(({ body }) => body)).toEqual([undefined, '{"is_shared":true}'])
  })

  it('list and mark the days of a period', async () => {
    const { ports, backend } = setupVendor({
      script: [
        { path: `${DAYS_PATH}?from=2027-06-01&to=2027-06-30`, body: [] },
        { path: DAYS_PATH, method: 'PATCH', body: [DAY] },
      ],
    })
    expect(await listDeskDays(ports, JUNE)).toEqual([])
    expect(await markDeskDays(ports, JUNE, 'taken')).toEqual({ ok: true, days: [DAY] })
    expect(backend.requests.at(-1)?.body).toBe('{"from":"2027-06-01","to":"2027-06-30","mark":"taken"}')
  })

  it('renew the own feed, and add, read and remove the feeds of other calendars', async () => {
    const problem = { kind: 'status', status: 404 } as const
    const { ports, backend } = setupVendor({
      script: [
        { path: '/desk/calendar/feed/', method: 'POST', body: CALENDAR },
        { path: '/desk/calendar/subscriptions/', method: 'POST', body: CALENDAR },
        {
          path: '/desk/calendar/subscriptions/4/read/',
          method: 'POST',
          body: { ...CALENDAR, subscriptions: [{ ...FEED, problem }] },
        },
        { path: '/desk/calendar/subscriptions/4/', method: 'DELETE', body: { ...CALENDAR, subscriptions: [] } },
      ],
    })
    expect(await renewDeskFeed(ports)).toEqual({ ok: true, calendar: CALENDAR })
    expect(await addDeskSubscription(ports, 'https://calendar.test/a.ics')).toEqual({ ok: true, calendar: CALENDAR })
    expect(await readDeskSubscription(ports, 4)).toMatchObject({ calendar: { subscriptions: [{ problem }] } })
    expect(await deleteDeskSubscription(ports, 4)).toMatchObject({ calendar: { subscriptions: [] } })
    expect(JSON.parse(String(backend.requests[1]?.body))).toEqual({
      url: 'https://calendar.test/a.ics',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('return the error of a rejected change', async () => {
    const script = [{ path: DAYS_PATH, status: 429, body: { code: 'rate_limited', detail: 'Too many changes.' } }]
    const { ports } = setupVendor({ script })
    expect(await markDeskDays(ports, JUNE, 'free')).toMatchObject({ ok: false, error: { code: 'rate_limited' } })
  })
})
