import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, leads, vendorCalendars, vendorDays } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'

const [VENUES, FLORISTS] = [1, 4]
const DATE = '2999-06-12'

let api: TestApi
let barn: number
let loft: number
let garden: number
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await createCoupleCalls(api).join('ada@example.com')
  const deal = (original_price: string, discounted_price?: string) => ({
    ...{ name: 'Whole day', description: 'Everything.', original_price },
    ...(discounted_price && { discounted_price }),
  })
  const venue = (number: number, given: Parameters<typeof makeVendor>[1]) =>
    makeVendor(number, { categories: [VENUES], ...given })
  ;[barn = 0, loft = 0, garden = 0] = await addVendors(api, [
    venue(1, {
      business_name: 'Barn',
      business_location: 'Napa, California',
      about_us: '<p>A rustic barn. We seat up to 120 guests.</p>',
      packages: [deal('5000.00', '4500.00'), deal('9000.00')],
      reviews: [makeReview(5)],
    }),
    venue(2, {
      business_name: 'Loft',
      business_location: 'San Jose, California',
      about_us: '<p>A modern loft. We seat up to 300 guests.</p>',
      packages: [deal('2000.00')],
      reviews: [makeReview(5), makeReview(5), makeReview(5), makeReview(4)],
    }),
    venue(3, {
      business_name: 'Garden',
      business_location: 'Petaluma, California',
      about_us: '<p>A rustic garden.</p>',
    }),
  ])
  await addVendors(api, [makeVendor(4, { categories: [FLORISTS], business_location: '' })])
  await api.db.insert(vendorCalendars).values([
    { vendorId: barn, isShared: true },
    { vendorId: loft, isShared: true },
  ])
  await api.db.insert(vendorDays).values({ vendorId: loft, date: DATE, mark: 'taken' })
})
afterAll(() => api.stop())

async function search(query: string, options = {}) {
  const { status, body } = await api.get(`/vendor/search-list/?categories=${VENUES}${query}`, options)
  expect(status).toBe(200)
  const page = calls.searchVendors.response.parse(body)
  return { ...page, ids: page.results.map(({ id }) => id) }
}

async function readOptions(category = VENUES, options = {}) {
  const { body } = await api.get(`/vendor/search-options/?categories=${category}`, options)
  return calls.getSearchOptions.response.parse(body)
}

describe('a vendor in a list', () => {
  it('shows the facts by which couples compare vendors', async () => {
    const { results } = await search('')
    expect(results[0]).toMatchObject({
      business_location: 'Napa, California',
      from_price: '4500.00',
      currency: 'USD',
      discount: '500.00',
      capacity: 120,
      styles: ['Rustic'],
    })
    expect(results[2]).not.toHaveProperty('from_price')
    expect(results[2]).not.toHaveProperty('discount')
    expect(results[2]).not.toHaveProperty('availability')
  })

  it('names the unit of a price per guest', async () => {
    const [caterer] = await addVendors(api, [
      makeVendor(5, {
        categories: [5],
        packages: [{ name: 'Dinner', description: 'The price is per guest.', original_price: '85.00' }],
      }),
    ])
    const { body } = await api.get(`/vendor/search-list/?ids=${caterer}`)
    expect(calls.searchVendors.response.parse(body).results[0]).toMatchObject({
      from_price: '85.00',
      from_price_unit: 'guest',
    })
  })
})

describe('a sorted search', () => {
  it.each([
    ['price', () => [loft, barn, garden]],
    ['rating', () => [barn, loft, garden]],
    ['recommended', () => [loft, barn, garden]],
    ['distance&near=Petaluma', () => [garden, barn, loft]],
    ['distance&near=nowhere', () => [loft, barn, garden]],
  ])('by %s returns the vendors in that order', async (sort, ids) => {
    expect((await search(`&sort=${sort}`)).ids).toEqual(ids())
  })

  it('by distance returns the miles from the town', async () => {
    const { results } = await search('&sort=distance&near=Petaluma')
    expect(results.map(({ distance_miles }) => distance_miles)).toEqual([0, 20, 77])
  })

  it('has pages without gaps', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search(`&sort=price&page_size=1&page=${page}`)))
    expect(pages.flatMap(({ ids }) => ids)).toEqual([loft, barn, garden])
    expect(pages.map(({ count }) => count)).toEqual([3, 3, 3])
  })

  it('responds 400 to an unknown order', async () => {
    expect((await api.get('/vendor/search-list/?sort=name')).status).toBe(400)
  })
})

describe('a filtered search', () => {
  it.each([
    ['max_price=3000', () => [loft]],
    ['min_price=3000', () => [barn]],
    ['min_price=6000&max_price=8000', () => []],
    ['guests=150', () => [loft]],
    ['guests=100', () => [loft, barn]],
    ['place=napa', () => [barn]],
    ['style=Rustic', () => [barn, garden]],
    [`free_on=${DATE}`, () => [barn]],
    ['free_on=2020-06-12', () => []],
    [`free_on=${DATE}&unstated=include`, () => [barn, garden]],
    ['style=Rustic&max_price=4500', () => [barn]],
  ])('with %s returns and counts only the vendors that meet all conditions', async (query, ids) => {
    const found = await search(`&${query}`)
    expect(found.ids).toEqual(ids())
    expect(found.count).toBe(ids().length)
  })

  it('counts the vendors that have not stated whether they are free', async () => {
    expect(await search(`&free_on=${DATE}`)).toMatchObject({ count: 1, unstated_count: 1 })
    expect((await search(`&free_on=${DATE}&unstated=include`)).unstated_count).toBeUndefined()
    expect((await search('&style=Rustic')).unstated_count).toBeUndefined()
  })

  it('says whether the vendors are free on the date', async () => {
    const { results } = await search(`&free_on=${DATE}`)
    expect(results[0]?.availability).toEqual({ date: DATE, status: 'free' })
  })
})

describe('the options of a search', () => {
  it('contain only what the vendors of the category can answer', async () => {
    const { near, ...venues } = await readOptions()
    expect(venues).toEqual({
      sorts: ['recommended', 'price', 'rating', 'distance'],
      prices: { min: '2000.00', max: '4500.00' },
      currency: 'USD',
      capacity: 300,
      places: ['Napa', 'Petaluma', 'San Jose'],
      styles: ['Rustic', 'Modern', 'Garden'],
      has_calendars: true,
    })
    expect(near).toContain('Sonoma')
    expect(await readOptions(FLORISTS)).toEqual({
      ...{ sorts: ['recommended'], currency: 'USD', places: [], near: [], styles: [], has_calendars: false },
    })
  })

  it('contain the date and the town of the signed-in couple only', async () => {
    const json = { partner_name: 'Noor', wedding_location: 'Sonoma', wedding_date: DATE }
    await api.post('/registration/couple-basicinfo/', { token, json })
    expect(await readOptions(VENUES, { token })).toMatchObject({ wedding_date: DATE, wedding_place: 'Sonoma' })
    const other = await readOptions()
    expect([other.wedding_date, other.wedding_place]).toEqual([undefined, undefined])
  })
})

it('a list shows a couple the miles from the town of its wedding, on our own site only', async () => {
  const couple = createCoupleCalls(api)
  const milesOf = async (token: string) =>
    (await search('', { token })).results.map(({ distance_miles }) => distance_miles)
  const own = await couple.join('eve@example.com')
  expect(await milesOf(own)).toEqual([undefined, undefined, undefined])
  await api.post('/couple/update-profile/', { token: own, json: { wedding_city: 'Petaluma, California' } })
  expect(await milesOf(own)).toEqual([20, 77, 0])
  const embedded = await api.signInEmbedded('eve@example.com')
  expect(await milesOf(embedded)).toEqual([undefined, undefined, undefined])
})

it('a list shows a couple whether vendors are free on its date, unless it has booked the vendor', async () => {
  const free = async () => (await search('', { token })).results.map(({ availability }) => availability?.status)
  expect(await free()).toEqual(['free', 'taken', 'unknown'])
  const [ada] = await api.db.select().from(accounts).where(eq(accounts.email, 'ada@example.com'))
  const now = api.clock.now()
  await api.db.insert(leads).values({ accountId: ada?.id ?? 0, vendorId: barn, createdAt: now, state: 'booked' })
  expect(await free()).toEqual([undefined, 'taken', 'unknown'])
})
