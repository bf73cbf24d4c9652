import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendarSubscriptions } from '../../db/tables.ts'
import { type CalendarServer, startCalendarServer } from '../../testing/fake-servers/calendar-server.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const HOUR = 3_600_000
const PATH = '/desk/calendar/subscriptions/'

let api: TestApi
let strict: TestApi
let lead: TestLead
let server: CalendarServer
beforeAll(async () => {
  api = await startApi({ CALENDAR_PRIVATE_HOSTS: '1', CALENDAR_TIMEOUT_MS: '1000' })
  strict = await startApi()
})
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
  server = await startCalendarServer()
})
afterEach(() => server.close())
afterAll(async () => {
  await api.stop()
  await strict.stop()
})

const parse = (body: unknown) => calls.getDeskCalendar.response.parse(body)
const read = async (token = lead.vendor) => parse((await api.get('/desk/calendar/', { token })).body)
const post = (path: string, json: object = {}, token = lead.vendor) => api.post(path, { token, json })
const busy = (date: string) => [
  ...['BEGIN:VEVENT', `UID:${date}`, `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`, 'SUMMARY:Secret', 'END:VEVENT'],
]

/** A day about a year ahead of the server's clock, and its period. */
const soon = () => new Date(api.clock.now().getTime() + 365 * 24 * HOUR).toISOString().slice(0, 10)
async function days(token = lead.vendor) {
  const { body } = await api.get(`/desk/calendar/days/?from=${soon()}&to=${soon()}`, { token })
  return calls.listDeskDays.response.parse(body)
}

async function add(json: object = { url: server.url }) {
  const { status, body } = await post(PATH, json)
  expect(status, JSON.stringify(body)).toBe(200)
  const [subscription] = parse(body).subscriptions
  if (!subscription) throw new Error('There is no subscription.')
  return subscription
}

/** Reads the feeds that are due, like the job does every 15 minutes. */
const readDue = () => api.service.services.feedReading.readDue(new AbortController().signal)

describe('a calendar feed', () => {
  it('takes the days of its events as soon as it is added, and frees them when it is removed', async () => {
    server.serve(busy(soon()))
    const { id, name, host, read_at, problem } = await add()
    expect({ name, host, problem }).toEqual({ name: 'Studio', host: new URL(server.url).host, problem: undefined })
    expect(read_at).toBe(new Date(read_at ?? '').toISOString())
    expect(await days()).toEqual([{ date: soon(), is_taken: true, bookings: [], events: 1 }])
    expect((await api.delete(`${PATH}${id}/`, { token: lead.vendor })).body).toMatchObject({ subscriptions: [] })
    expect(await days()).toEqual([])
  })

  it('does not take a day that the vendor marks as free, until the vendor books a couple', async () => {
    server.serve(busy(soon()))
    await add()
    const period = { from: soon(), to: soon() }
    const json = { ...period, mark: 'free' }
    const { body } = await api.patch('/desk/calendar/days/', { token: lead.vendor, json })
    expect(body).toEqual([{ date: soon(), is_taken: false, mark: 'free', bookings: [], events: 1 }])
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json: { wedding_date: soon() } })
    await api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json: { state: 'booked' } })
    expect(await days()).toMatchObject([{ is_taken: true, mark: 'free' }])
  })

  it('is read again when it is due, and on demand', async () => {
    server.serve([])
    const { id } = await add()
    await readDue()
    expect(server.requests).toHaveLength(1)
    api.advance(4 * HOUR)
    server.serve(busy(soon()))
    await readDue()
    expect(server.requests).toHaveLength(2)
    expect(await days()).toMatchObject([{ events: 1 }])
    server.serve([])
    expect((await post(`${PATH}${id}/read/`)).status).toBe(200)
    expect(await days()).toEqual([])
  })

  it('follows redirects', async () => {
    const calendar = ['BEGIN:VCALENDAR', ...busy(soon()), 'END:VCALENDAR'].join('\r\n')
    server.respond(({ url }, response) =>
      url === '/final.ics'
        ? response.writeHead(200).end(calendar)
        : response.writeHead(302, { location: '/final.ics' }).end(),
    )
    expect(await add()).not.toHaveProperty('problem')
    expect(await days()).toMatchObject([{ events: 1 }])
  })

  it('never appears with its URL in a response or in plain text in the database', async () => {
    server.serve([])
    await add({ url: `${server.url}?secret=very-secret` })
    expect(JSON.stringify(await read())).not.toContain('very-secret')
    const rows = await api.db.select().from(calendarSubscriptions)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('very-secret')
  })
})

describe('a problem of a feed', () => {
  const problems: [object, Parameters<CalendarServer['respond']>[0]][] = [
    [{ kind: 'status', status: 404 }, (_, response) => response.writeHead(404).end()],
    [{ kind: 'status', status: 304 }, (_, response) => response.writeHead(304).end()],
    [{ kind: 'timeout' }, () => undefined],
    [{ kind: 'timeout' }, (_, response) => response.writeHead(200).write('BEGIN:VCALENDAR')],
    [{ kind: 'no_answer' }, (request) => request.socket.destroy()],
    [{ kind: 'too_many_redirects' }, (_, response) => response.writeHead(301, { location: '/again' }).end()],
    [{ kind: 'private_host' }, (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()],
    [{ kind: 'too_large' }, (_, response) => response.writeHead(200).end('x'.repeat(6 * 1024 * 1024))],
    [{ kind: 'not_calendar' }, (_, response) => response.writeHead(200).end('<html>Sign in</html>')],
  ]
  it.each(problems)('appears as %j', async (problem, how) => {
    server.respond(how)
    expect(await add()).toMatchObject({ problem, name: '' })
  })

  it('keeps the events of the last success, and disappears with the next success', async () => {
    server.serve(busy(soon()))
    const { id } = await add()
    server.respond((_, response) => response.writeHead(500).end())
    await post(`${PATH}${id}/read/`)
    expect((await read()).subscriptions).toMatchObject([{ read_at: expect.any(String), problem: { status: 500 } }])
    expect(await days()).toMatchObject([{ events: 1 }])
    server.serve([])
    api.advance(HOUR)
    await readDue()
    expect((await read()).subscriptions[0]).not.toHaveProperty('problem')
  })

  it('is not caused by events that recur without end', async () => {
    const series = (rule: string) => ['BEGIN:VEVENT', `UID:${rule}`, 'DTSTART:20260101T000000', rule, 'END:VEVENT']
    server.serve([...series('RRULE:FREQ=SECONDLY'), ...series('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')])
    expect(await add()).not.toHaveProperty('problem')
    expect(await days()).toEqual([])
  })
})

describe('the address of a feed', () => {
  it.each([
    'http://calendar.example.com/a.ics',
    'ftp://calendar.example.com/a.ics',
    'calendar.example.com/a.ics',
    'https://user:password@calendar.example.com/a.ics',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://169.254.169.254/latest/',
    'webcal://10.0.0.1/a.ics',
  ])('is rejected with 400 if it is %s', async (url) => {
    const own = await makeLead(strict)
    const { status, body } = await strict.post(PATH, { token: own.vendor, json: { url } })
    expect({ status, url: body.url }).toEqual({ status: 400, url: [expect.stringContaining('address')] })
  })

  it('is not requested if its host resolves to a private address', async () => {
    const own = await makeLead(strict)
    const { body } = await strict.post(PATH, { token: own.vendor, json: { url: 'webcal://localhost/a.ics' } })
    expect(parse(body).subscriptions).toMatchObject([{ host: 'localhost', problem: { kind: 'private_host' } }])
  })

  it('is one of at most 10', async () => {
    server.serve([])
    for (let number = 0; number < 10; number++) await add({ url: `${server.url}?${number}` })
    expect((await post(PATH, { url: server.url })).body).toMatchObject({
      url: ['You can add 10 calendars. Remove one first.'],
    })
  })
})

describe('another account', () => {
  it('cannot see, read or remove a vendor’s feeds', async () => {
    server.serve(busy(soon()))
    const { id } = await add()
    const other = await makeLead(api)
    expect((await read(other.vendor)).subscriptions).toEqual([])
    expect(await days(other.vendor)).toEqual([])
    for (const [token, status] of [
      [other.vendor, 404],
      [lead.couple, 403],
      [lead.stranger, 403],
    ] as const) {
      expect((await post(`${PATH}${id}/read/`, {}, token)).status).toBe(status)
      expect((await api.delete(`${PATH}${id}/`, { token })).status).toBe(status)
      if (status === 403) expect((await post(PATH, { url: server.url }, token)).status).toBe(status)
    }
    expect((await post(PATH, { url: server.url }, '')).status).toBe(401)
    expect((await read()).subscriptions).toHaveLength(1)
    expect(server.requests).toHaveLength(1)
  })
})
