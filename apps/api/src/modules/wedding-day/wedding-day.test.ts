import { calls } from '@vowkit/sdk-core/contract'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { makePair } from '../../testing/pairs.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { findPlace } from '../places/service.ts'
import { eveningLight } from './evening-light.ts'

const DAY = '/couple/wedding-day/'
const FEED = `${DAY}feed/`

let api: TestApi
let people = 0
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function join(profile: object): Promise<string> {
  const token = await createCoupleCalls(api).joinConfirmed(`day${++people}@example.com`)
  await api.post('/couple/update-profile/', { token, json: profile })
  return token
}
const get = async (token: string) => calls.getWeddingDay.response.parse((await api.get(DAY, { token })).body)
const renew = async (token: string) => calls.getWeddingDay.response.parse((await api.post(FEED, { token })).body)

/** Requests the calendar of a feed from the test server. */
const open = (url: string) => fetch(url.replace(api.config.urls.api, api.url))

function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}
const localTime = (time: Date | null, timeZone: string) =>
  time?.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

it.each([
  // Sunsets of timeanddate.com, with and without daylight saving time.
  ['Lisbon, Portugal', '2027-06-21', '21:04'],
  ['Lisbon, Portugal', '2027-12-21', '17:18'],
  ['Los Angeles, CA', '2027-07-04', '20:08'],
  ['Sydney, Australia', '2027-12-21', '20:05'],
])('the sun sets in %s on %s at about %s local time', (text, date, expected) => {
  const place = findPlace(text)
  const light = place && eveningLight(place, date)
  const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const sunset = localTime(light?.sunset ?? null, place?.timeZone ?? 'UTC')
  expect(Math.abs(minutes(sunset) - minutes(expected))).toBeLessThanOrEqual(4)
  expect(Number(light?.goldenHour)).toBeLessThan(Number(light?.sunset))
})

it('a polar summer day has no sunset', () => {
  expect(eveningLight({ latitude: 69.6, longitude: 18.9 }, '2027-06-21')).toMatchObject({ sunset: null })
})

it('the light of the wedding day names its place and time zone', async () => {
  const token = await join({ wedding_date: '2999-06-21', wedding_city: 'Lisbon, Portugal' })
  const { light } = await get(token)
  expect(light).toMatchObject({ place: 'Lisbon, Portugal', time_zone: 'Europe/Lisbon' })
  expect(light?.golden_hour?.slice(0, 10)).toBe('2999-06-21')
})

it.each([
  ['date', { wedding_city: 'Lisbon' }],
  ['place', { wedding_date: '2999-06-21' }],
  ['town', { wedding_date: '2999-06-21', wedding_city: 'Grandma’s farm' }],
])('there is no light without a known %s', async (_, profile) => {
  expect((await get(await join(profile))).light).toBeUndefined()
})

it('the calendar contains the wedding day and its golden hour', async () => {
  const json = { wedding_date: '2999-06-21', wedding_city: 'Lisbon, Portugal', first_name: 'Maya', partner_name: 'Sam' }
  const events = eventsOf((await get(await join(json))).calendar)
  expect(events.map(({ summary }) => summary)).toEqual(['Wedding: Maya & Sam', 'Golden hour'])
  const [wedding, golden] = events
  expect([wedding?.startDate.toString(), wedding?.endDate.toString()]).toEqual(['2999-06-21', '2999-06-22'])
  expect(wedding?.startDate.isDate).toBe(true)
  expect(wedding?.location).toBe('Lisbon, Portugal')
  expect(golden?.startDate.zone.tzid).toBe('UTC')
})

it('the feed is open until it is renewed or revoked', async () => {
  const token = await join({ wedding_date: '2999-06-21' })
  expect((await get(token)).feed_url).toBeUndefined()
  const first = (await renew(token)).feed_url ?? ''
  const answer = await open(first)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(eventsOf(await answer.text())).toHaveLength(1)
  const second = (await renew(token)).feed_url ?? ''
  expect((await open(first)).status).toBe(404)
  expect((await open(second)).status).toBe(200)
  expect((await api.delete(FEED, { token })).body).not.toHaveProperty('feed_url')
  expect((await open(second)).status).toBe(404)
  const third = (await renew(token)).feed_url ?? ''
  expect([first, second]).not.toContain(third)
  expect((await open(third.replace(/\/(\d+)\./, '/1$1.'))).status).toBe(404)
})

it('the feed of a removed partner is closed at once, and that of the other person stays open', async () => {
  const { maya, sam, samId } = await makePair(api)
  await api.post('/couple/update-profile/', { token: maya, json: { wedding_date: '2999-06-21' } })
  const [mayas, sams] = [(await renew(maya)).feed_url ?? '', (await renew(sam)).feed_url ?? '']
  expect(eventsOf(await (await open(sams)).text())).toHaveLength(1)
  await api.delete(`/couple/people/${samId}/`, { token: maya })
  expect((await open(sams)).status).toBe(404)
  expect((await open(mayas)).status).toBe(200)
})
