import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, leads, vendorCalendars, vendorDays } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'

const FLORISTS = 4
const DATE = '2999-06-12'

let api: TestApi
let token: string
let best: number
let second: number
let third: number
beforeAll(async () => {
  api = await startApi()
  token = await createCoupleCalls(api).join('ada@example.com')
  const json = { partner_name: 'Noor', wedding_location: 'Sonoma', wedding_date: DATE }
  await api.post('/registration/couple-basicinfo/', { token, json })
  const florist = (number: number, stars: number[]) =>
    makeVendor(number, { categories: [FLORISTS], reviews: stars.map((star) => makeReview(star)) })
  ;[best = 0, second = 0, third = 0] = await addVendors(api, [
    florist(1, [5, 5, 5]),
    florist(2, [5, 4, 4]),
    florist(3, [3, 3, 3]),
  ])
  await api.db.insert(vendorCalendars).values([
    { vendorId: best, isShared: true },
    { vendorId: third, isShared: true },
  ])
  await api.db.insert(vendorDays).values({ vendorId: best, date: DATE, mark: 'taken' })
})
afterAll(() => api.stop())

async function search(query: string, options: object = { token }) {
  const { status, body } = await api.get(`/vendor/search-list/?categories=${FLORISTS}${query}`, options)
  expect(status).toBe(200)
  const page = calls.searchVendors.response.parse(body)
  return { ...page, ids: page.results.map(({ id }) => id) }
}

describe('the recommended order', () => {
  it('lists vendors last that are not free on the date of the couple', async () => {
    const { ids, results, count } = await search('&sort=recommended')
    expect(ids).toEqual([second, third, best])
    expect(results.map(({ availability }) => availability?.status)).toEqual(['unknown', 'free', 'taken'])
    expect(count).toBe(3)
  })

  it('has pages without gaps for a couple with a date', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(`&sort=recommended&page_size=1&page=${page}`)))
    expect(pages.map(({ ids }) => ids)).toEqual([[second], [third], [best], []])
    const [first, last] = await Promise.all([1, 2].map((page) => search(`&sort=recommended&page_size=2&page=${page}`)))
    expect([first?.ids, last?.ids]).toEqual([[second, third], [best]])
  })

  it('ignores the calendars for visitors without a date', async () => {
    expect((await search('&sort=recommended', {})).ids).toEqual([best, second, third])
  })

  it('keeps the place of a vendor that the couple has booked itself', async () => {
    const [ada] = await api.db.select().from(accounts).where(eq(accounts.email, 'ada@example.com'))
    const booking = { accountId: ada?.id ?? 0, vendorId: best, createdAt: api.clock.now(), state: 'booked' as const }
    await api.db.insert(leads).values(booking)
    expect((await search('&sort=recommended')).ids).toEqual([best, second, third])
    await api.db.delete(leads).where(eq(leads.accountId, booking.accountId))
  })
})

it('another order ignores whether vendors are free', async () => {
  expect((await search('&sort=rating')).ids).toEqual([best, second, third])
})
