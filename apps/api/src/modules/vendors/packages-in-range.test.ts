import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, leads } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const [FLORISTS, CATERERS] = [4, 5]

let api: TestApi
let florist: number
let other: number
let caterer: number
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await createCoupleCalls(api).join('ada@example.com')
  const deal = (original_price: string, discounted_price?: string) => ({
    ...{ name: 'Whole day', description: 'Everything.', original_price },
    ...(discounted_price && { discounted_price }),
  })
  ;[florist = 0, other = 0, caterer = 0] = await addVendors(api, [
    makeVendor(1, {
      categories: [FLORISTS],
      packages: [deal('900.00'), deal('3400.00', '3000.00'), deal('5200.00')],
    }),
    makeVendor(2, { categories: [FLORISTS], packages: [deal('4000.00'), deal('7000.00')] }),
    makeVendor(3, {
      categories: [CATERERS],
      about_us: '<p>We serve up to 200 guests.</p>',
      packages: [{ name: 'Dinner', description: 'The price is per guest.', original_price: '85.00' }],
    }),
  ])
})
afterAll(() => api.stop())

async function search(query: string, options = {}) {
  const { status, body } = await api.get(`/vendor/search-list/?${query}`, options)
  expect(status).toBe(200)
  return calls.searchVendors.response.parse(body).results
}

async function getVendor(id: number, options = {}) {
  return calls.getVendor.response.parse((await api.get(`/vendor/detail/get/${id}/`, options)).body)
}

describe('a search with a price', () => {
  it('counts the packages up to the price, with the discounted price of a package', async () => {
    const [found] = await search(`categories=${FLORISTS}&max_price=3000`)
    expect(found?.packages_in_range).toEqual({ count: 2, total: 3, max_price: '3000.00' })
  })

  it('counts the packages between two prices', async () => {
    const [found] = await search(`categories=${FLORISTS}&min_price=1000&max_price=5000&sort=recommended`)
    expect(found?.packages_in_range).toEqual({ count: 1, total: 3, min_price: '1000.00', max_price: '5000.00' })
  })

  it('counts no packages without a price', async () => {
    const [found] = await search(`categories=${FLORISTS}&sort=price`)
    expect(found).not.toHaveProperty('packages_in_range')
  })

  it('counts a price per guest for all guests of the search', async () => {
    const of = (query: string) => search(`categories=${CATERERS}&${query}`)
    expect((await of('max_price=4000')).map(({ packages_in_range }) => packages_in_range)).toEqual([undefined])
    const [found] = await of('max_price=7000&guests=80')
    expect(found?.packages_in_range).toEqual({ count: 1, total: 1, max_price: '7000.00' })
    expect(await of('max_price=4000&guests=80')).toEqual([])
  })
})

describe('the budget of a couple for a category', () => {
  beforeAll(async () => {
    const json = { vendor_ids: [florist, other], guests: 80, budget: 4500 }
    const { status, body } = await api.post('/vendor/brief/', { token, json })
    expect(status, JSON.stringify(body)).toBe(200)
  })

  it('counts the packages of other vendors of the category in a search', async () => {
    const found = await search(`categories=${FLORISTS}&sort=price`, { token })
    expect(found.map(({ packages_in_range }) => packages_in_range)).toEqual([
      { count: 2, total: 3, max_price: '4500.00' },
      { count: 1, total: 2, max_price: '4500.00' },
    ])
  })

  it('counts the packages of a profile', async () => {
    expect((await getVendor(other, { token })).packages_in_range).toEqual({
      ...{ count: 1, total: 2, max_price: '4500.00' },
    })
  })

  it('yields to the price of a search', async () => {
    const [found] = await search(`categories=${FLORISTS}&max_price=1000`, { token })
    expect(found?.packages_in_range).toEqual({ count: 1, total: 3, max_price: '1000.00' })
  })

  it('is not used in a session on another website', async () => {
    const visitor = await api.signInEmbedded('embedded-budget@example.com')
    const [ben] = await api.db.select().from(accounts).where(eq(accounts.email, 'embedded-budget@example.com'))
    await api.db.insert(leads).values({
      ...{ accountId: ben?.id ?? 0, vendorId: florist, budget: 4500, createdAt: api.clock.now() },
    })
    const found = await search(`categories=${FLORISTS}&sort=price`, { token: visitor, origin: PARTNER_ORIGIN })
    expect(found.map(({ packages_in_range }) => packages_in_range)).toEqual([undefined, undefined])
  })

  it('is not used for other categories and for other visitors', async () => {
    expect((await getVendor(caterer, { token })).packages_in_range).toBeUndefined()
    expect((await getVendor(other)).packages_in_range).toBeUndefined()
  })
})

it('a profile names the unit of a package that is priced per guest', async () => {
  expect((await getVendor(caterer)).packages.map(({ price_unit }) => price_unit)).toEqual(['guest'])
  expect((await getVendor(other)).packages.map(({ price_unit }) => price_unit)).toEqual([undefined, undefined])
})
