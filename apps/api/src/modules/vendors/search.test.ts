import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leads } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'

const SEARCH = '/vendor/search-list/'
const [VENUES, FLORISTS, CAKES] = [1, 4, 7]

let api: TestApi
let florists: number[]
let cakes: number[]
let token: string
beforeAll(async () => {
  api = await startApi()
  // Creates couples first, so that user ids and vendor ids differ.
  token = await createCoupleCalls(api).join('ada@example.com')
  const range = Array.from({ length: 30 }, (_, index) => index + 1)
  florists = await addVendors(
    api,
    range.map((number) => makeVendor(number, { categories: [FLORISTS] })),
  )
  cakes = await addVendors(api, [
    makeVendor(31, {
      business_name: 'زهرة و كعكة 🎂',
      categories: [FLORISTS, CAKES],
      image: 'https://pictures.example/cake.webp',
      reviews: [makeReview(5), makeReview(4), makeReview(4)],
    }),
    makeVendor(32, { categories: [CAKES], image: '' }),
  ])
})
afterAll(() => api.stop())

async function search(query = '', options = {}) {
  const { status, body } = await api.get(`${SEARCH}${query}`, options)
  expect(status).toBe(200)
  const page = calls.searchVendors.response.parse(body)
  expect(page).toEqual(body)
  return { ...page, ids: page.results.map(({ id }) => id) }
}

describe('vendor search by category', () => {
  it('returns pages in a stable order with the total count', async () => {
    const pages = await Promise.all(['', '&page=2', '&page=3'].map((page) => search(`?categories=${FLORISTS}${page}`)))
    expect(pages.map(({ ids }) => ids.length)).toEqual([12, 12, 7])
    expect(pages.flatMap(({ ids }) => ids)).toEqual([...florists, cakes[0]])
    for (const page of pages) expect(page).toMatchObject({ count: 31, page_size: 12 })
  })

  it('returns a vendor of two categories for each of them', async () => {
    const { results, count } = await search(`?categories=${CAKES}`)
    expect(count).toBe(2)
    expect(results).toMatchObject([
      {
        business_name: 'زهرة و كعكة 🎂',
        categories_label: 'Florists, Cakes',
        image: 'https://pictures.example/cake.webp',
        avg_rating: 4.3,
      },
      { image: '', categories_label: 'Cakes' },
    ])
    expect(results[1]).not.toHaveProperty('avg_rating')
  })

  it.each([VENUES, 99, 'undefined', '', 'abc', '-1', '4.5', '99999999999', "4'--"])(
    'returns no vendors for the category %j',
    async (id) => {
      const { results, count } = await search(`?categories=${encodeURIComponent(id)}`)
      expect({ results, count }).toEqual({ results: [], count: 0 })
    },
  )

  it('returns an empty page with the total count after the last page', async () => {
    for (const page of [4, 999_999_999]) {
      expect(await search(`?categories=${FLORISTS}&page=${page}`)).toMatchObject({ results: [], count: 31 })
    }
  })

  it('accepts a page size within the limits and returns the page size that was applied', async () => {
    const small = await search(`?categories=${FLORISTS}&page_size=5&page=2`)
    expect(small).toMatchObject({ page_size: 5, ids: florists.slice(5, 10) })
    expect(await search(`?categories=${FLORISTS}&page_size=100000`)).toMatchObject({ page_size: 100, count: 31 })
  })

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=',
    'page=1.5',
    'page=1&page=2',
    'page_size=0',
    'page_size=x',
    'page=9999999999',
  ])('responds 400 to ?%s and names the field', async (query) => {
    const { status, body } = await api.get(`${SEARCH}?categories=${FLORISTS}&${query}`)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(body).toHaveProperty(query.split('=')[0] ?? '')
  })
})

describe('vendor search without a category', () => {
  it('returns all vendors', async () => {
    expect(await search('?page=3')).toMatchObject({ count: 32, ids: [...florists.slice(24), ...cakes] })
  })

  it('returns the vendors with the given ids in order, without duplicates and unknown ids', async () => {
    const [a, b, c] = [florists[9], florists[2], cakes[1]]
    expect(await search(`?ids=${c},${a},999999999,${b},0,${a}`)).toMatchObject({ ids: [c, a, b], count: 3 })
    expect(await search(`?ids=${c},${a},${b}&page_size=2&page=2`)).toMatchObject({ ids: [b], count: 3 })
    expect(await search(`?ids=${c},${a}&categories=${FLORISTS}`)).toMatchObject({ ids: [a], count: 1 })
  })

  it.each(['', 'abc', '1,', '1;2', '1,2a', Array(101).fill(1).join(',')])('responds 400 to the ids %j', async (ids) => {
    expect(await api.get(`${SEARCH}?ids=${ids}`)).toMatchObject({ status: 400, body: { ids: [expect.any(String)] } })
  })
})

describe('account-specific fields of a vendor', () => {
  it('include favourites with a valid token only; an invalid token counts as no token', async () => {
    const query = `?ids=${florists[0]}`
    await api.post(`/vendor/mark-favorite/${florists[0]}/`, { token, json: {} })
    expect((await search(query, { token })).results).toMatchObject([{ is_favorited: true, is_first_message: false }])
    for (const options of [{}, { token: 'not-a-token' }, { headers: { Authorization: 'Bearer x' } }]) {
      const { results } = await search(query, options)
      expect(results).toMatchObject([{ id: florists[0], is_first_message: false }])
      expect(results[0]).not.toHaveProperty('is_favorited')
    }
  })

  it('include whether the couple has booked or declined the vendor, and nothing for other visitors', async () => {
    const [booked = 0, declined = 0] = florists
    for (const id of [booked, declined]) await api.post(`/vendor/detail/get/${id}/`, { token, json: {} })
    await api.db.update(leads).set({ bookedAt: api.clock.now() }).where(eq(leads.vendorId, booked))
    await api.db.update(leads).set({ declinedAt: api.clock.now() }).where(eq(leads.vendorId, declined))
    const query = `?ids=${booked},${declined},${florists[2]}`
    const steps = async (options: object) =>
      (await search(query, options)).results.map(({ progress }) => progress?.step)
    expect(await steps({ token })).toEqual(['booked', 'declined', undefined])
    expect(await steps({})).toEqual([undefined, undefined, undefined])
  })

  it('include the vendor’s user id, which differs from the vendor id', async () => {
    const { results } = await search(`?ids=${florists[0]}`)
    expect(results[0]?.user).not.toBe(results[0]?.id)
  })
})
