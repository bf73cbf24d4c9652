import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { reviews, vendors } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'
import { vendorRules } from './rules.ts'

const CAKES = 7
const CAKES_PAGE = `/vendor/search-list/?categories=${CAKES}&page_size=1`

const api: TestApi = await startApi()
afterAll(() => api.stop())

let ids: number[]
beforeEach(async () => {
  await api.db.delete(vendors)
  api.advance(vendorRules.publicVendors.lifeMs)
  ids = await addVendors(
    api,
    [1, 2].map((number) => makeVendor(number, { categories: [CAKES], reviews: [makeReview(5)] })),
  )
})

const countOf = async (options = {}) => (await api.get(CAKES_PAGE, options)).body.count

describe('the cache of public vendor pages', () => {
  it('shows imported vendors immediately to all callers', async () => {
    const token = await createCoupleCalls(api).join('fresh@example.com')
    expect([await countOf(), await countOf({ token })]).toEqual([2, 2])
    await addVendors(api, [makeVendor(3, { categories: [CAKES] })])
    expect([await countOf(), await countOf({ token })]).toEqual([3, 3])
    expect((await api.get(`${CAKES_PAGE}&page=3`)).body.results).toHaveLength(1)
  })

  it('expires after ten seconds, so that changes made by other processes appear', async () => {
    const [first, second] = ids
    const path = `/vendor/detail/get/${first}/`
    await api.get(path)
    expect(await countOf()).toBe(2)
    await api.db.insert(reviews).values({
      vendorId: first ?? 0,
      name: 'Ana',
      rating: 1,
      review: 'Late.',
      isVerified: true,
      createdAt: api.clock.now(),
    })
    await api.db.delete(vendors).where(eq(vendors.id, second ?? 0))
    api.advance(vendorRules.publicVendors.lifeMs)
    expect((await api.get(path)).body).toMatchObject({ avg_rating: 3, reviews: [{ rating: 1 }, { rating: 5 }] })
    expect(await countOf()).toBe(1)
  })

  it('counts the vendors of a category once in ten seconds', async () => {
    const thaw = api.freezeClock()
    expect(await countOf()).toBe(2)
    await api.db.delete(vendors).where(eq(vendors.id, ids[1] ?? 0))
    expect(await countOf()).toBe(2)
    thaw()
  })

  it('never hides an account’s own recent change', async () => {
    const token = await createCoupleCalls(api).join('flags@example.com')
    const path = `/vendor/detail/get/${ids[0]}/`
    const read = async () => (await api.get(path, { token })).body
    await api.get(path)
    expect(await read()).toMatchObject({ is_favorited: false, inquiry: false })
    await api.post(`/vendor/mark-favorite/${ids[0]}/`, { token, json: {} })
    await api.post(path, { token, json: {} })
    expect(await read()).toMatchObject({ is_favorited: true, inquiry: true })
    expect((await api.get(CAKES_PAGE, { token })).body.results).toMatchObject([{ is_favorited: true }])
    expect((await api.get(path)).body).toMatchObject({ is_favorited: false, inquiry: false })
  })

  it('sets headers that prevent shared caching on responses to signed-in accounts', async () => {
    const token = await createCoupleCalls(api).join('caches@example.com')
    for (const path of [CAKES_PAGE, `/vendor/detail/get/${ids[0]}/`]) {
      const [personal, anonymous] = [await api.get(path, { token }), await api.get(path)]
      expect(personal.headers.get('cache-control')).toBe('no-store')
      for (const { headers } of [personal, anonymous]) expect(headers.get('vary')).toBe('Authorization')
    }
  })
})
