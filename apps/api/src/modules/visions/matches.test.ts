import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'

const [VENUES, FLORISTS, CAKES, PLANNERS, BANDS] = [1, 4, 7, 9, 8]

let api: TestApi
let token: string
let people = 0
beforeAll(async () => {
  api = await startApi()
  await addVendors(api, [
    makeVendor(1, { categories: [FLORISTS], business_name: 'Rows of Roses', about_us: '<p>Roses, and roses.</p>' }),
    makeVendor(2, {
      categories: [FLORISTS],
      business_name: 'Wild Ranunculus',
      business_services: 'Peonies, Ranunculus, Garlands',
      about_us: '<p>We grow <b>peonies</b> beside a vineyard.</p>',
    }),
    makeVendor(3, {
      categories: [FLORISTS],
      business_name: 'Petal',
      business_services: 'Peony arches',
      reviews: [makeReview(5)],
    }),
    makeVendor(4, { categories: [VENUES], business_name: 'Oak Hill Vineyards' }),
    makeVendor(5, { categories: [CAKES], business_name: 'Crumb', business_services: 'Cakes with sugar peonies' }),
    makeVendor(6, {
      categories: [PLANNERS],
      business_name: 'Plain',
      about_us: '<p>String quartets. Lights out early.</p>',
    }),
    makeVendor(7, { categories: [BANDS], business_name: 'Strings Aloud', about_us: '<p>Under string lights.</p>' }),
  ])
})
afterAll(() => api.stop())
beforeEach(async () => {
  token = await api.signIn(`dreamer${++people}@example.com`)
})

async function create(description: string, given: Record<string, string> = {}) {
  const form = visionForm(description, [])
  for (const [name, value] of Object.entries(given)) form.append(name, value)
  const { status, body } = await api.post('/vision/list/', { token, form })
  expect(status).toBe(201)
  return String(body.id)
}

async function matchesOf(id: string) {
  const { status, body } = await api.get(`/vision/list/${id}/matches/`, { token })
  expect(status).toBe(200)
  const { results } = calls.listVisionMatches.response.parse(body)
  return results.map(({ business_name, matched }) => [business_name, matched])
}

it('the vendor matches of a vision are of different categories, best match first', async () => {
  const id = await create('A vineyard wedding with blush peonies and ranunculus')
  expect(await matchesOf(id)).toEqual([
    ['Wild Ranunculus', ['vineyard', 'peonies', 'ranunculus']],
    ['Oak Hill Vineyards', ['vineyard']],
    ['Crumb', ['peonies']],
    ['Petal', ['peonies']],
  ])
})

it('the vendor match weights rare words higher than common words', async () => {
  const id = await create('Roses, and then peonies')
  expect((await matchesOf(id)).map(([name]) => name)).toEqual(['Rows of Roses', 'Crumb', 'Petal', 'Wild Ranunculus'])
})

it('the vendor match uses the prompts of edits too, and ignores what a prompt rules out', async () => {
  const id = await create('Roses by the sea, no peonies')
  expect(await matchesOf(id)).toEqual([['Rows of Roses', ['roses']]])
  await settledVision(api, token, id)
  const { status } = await api.post(`/vision/list/${id}/`, { token, json: { description: 'Hang string lights' } })
  expect(status).toBe(200)
  expect(await matchesOf(id)).toEqual([
    ['Rows of Roses', ['roses']],
    ['Strings Aloud', ['string lights']],
  ])
})

it('the vendor match returns no vendors if no text matches', async () => {
  expect(await matchesOf(await create('Something lovely for the two of us'))).toEqual([])
  expect(await matchesOf(await create('A glasshouse full of orchids'))).toEqual([])
})

it('the vendor match returns no vendors for a vision created on a vendor’s page', async () => {
  expect(await matchesOf(await create('Peonies in a vineyard', { vendor_id: '2' }))).toEqual([])
  expect(await matchesOf(await create('Peonies in a vineyard', { partner: 'magazine' }))).not.toEqual([])
})
