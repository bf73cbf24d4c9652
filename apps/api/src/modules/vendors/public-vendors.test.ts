import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'
import { vendorRules } from './rules.ts'

let api: TestApi
let first: number
let second: number
beforeAll(async () => {
  api = await startApi()
  ;[first = 0, second = 0] = await addVendors(api, [
    makeVendor(1, {
      business_name: 'Fennel & Rye',
      gallery: ['/files/one.webp'],
      reviews: [makeReview(5), makeReview(4)],
      packages: [{ name: 'Small', description: 'One arch.', original_price: '1200' }],
      faqs: [{ question: 'Do you travel?', answer: 'Yes.' }],
    }),
    makeVendor(2, { business_name: 'Fennel & Rye' }),
  ])
})
afterAll(() => api.stop())

async function read(address: string | number) {
  const { status, body } = await api.get(`/vendor/public/${encodeURIComponent(address)}/`)
  return { status, body }
}
const slugOf = async (address: string | number) => (await read(address)).body.slug

/** Renames a vendor and its public page in one transaction, as the desk does. */
async function rename(id: number, businessName: string) {
  await api.db.transaction((tx) => api.service.services.vendors.renameSlug(tx, { id, businessName }))
  await api.service.services.vendors.refreshSearch()
}

describe('GET the public page of a vendor', () => {
  it('returns the profile by slug and by id, without a session', async () => {
    const { status, body } = await read('fennel-rye')
    expect(status).toBe(200)
    expect(calls.getPublicVendor.response.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      id: first,
      slug: 'fennel-rye',
      url: 'http://localhost:5173/vendors/fennel-rye',
      business_name: 'Fennel & Rye',
      avg_rating: 4.5,
      gallery: [{ image: 'http://api.test/files/one.webp' }],
    })
    expect((await read(first)).body).toEqual(body)
  })

  it('contains no phone number, no name of a person, no email address and no data of the caller', async () => {
    const text = JSON.stringify((await read('fennel-rye')).body)
    for (const secret of ['555-0134', 'Vera', 'vendor1@example.com', 'is_claimed', 'is_favorited', 'inquiry'])
      expect(text).not.toContain(secret)
  })

  it('gives a second vendor of the same name a slug with its id', async () => {
    expect(await slugOf(second)).toBe(`fennel-rye_${second}`)
  })

  it.each(['unknown', '999999', '999999999999', `fennel-rye_0`, '%', ' '])('responds 404 to %j', async (address) => {
    expect(await read(address)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('keeps the former slugs of a renamed vendor, which no other vendor can take', async () => {
    await rename(first, 'Fennel & Barley')
    expect(await slugOf(first)).toBe('fennel-barley')
    expect(await slugOf('fennel-rye')).toBe('fennel-barley')
    const [third = 0] = await addVendors(api, [makeVendor(3, { business_name: 'Fennel & Rye' })])
    expect(await slugOf(third)).toBe(`fennel-rye_${third}`)
    await rename(first, 'Fennel & Rye')
    expect(await slugOf('fennel-barley')).toBe('fennel-rye')
  })

  it('keeps a slug if the name changes only in punctuation', async () => {
    await rename(second, 'Fennel + Rye!')
    expect(await slugOf(second)).toBe(`fennel-rye_${second}`)
  })
})

it('the slugs of an import of many vendors with the same name are unique', async () => {
  const own = await startApi()
  const ids = await addVendors(
    own,
    Array.from({ length: 1_200 }, (_, index) => makeVendor(index + 1, { business_name: 'The Barn' })),
  )
  const { vendors } = own.service.services
  const slugs = await vendors.listSlugs({ after: 0, limit: 2_000 })
  expect(new Set(slugs).size).toBe(1_200)
  expect(slugs[0]).toBe('the-barn')
  expect(await vendors.listSlugCursors(500)).toEqual([0, ids[499], ids[999]])
  expect(await vendors.listSlugs({ after: ids[499] ?? 0, limit: 1 })).toEqual([`the-barn_${ids[500]}`])
  expect(await vendors.listSlugCursors(600)).toEqual([0, ids[599]])
  await own.stop()
})

it('the number of requests for public pages is limited per client address', async () => {
  const own = await startApi()
  const { max } = vendorRules.publicVendorsPerAddress
  const statuses: number[] = []
  for (let count = 0; count <= max; count++) statuses.push((await own.get('/vendor/public/1/')).status)
  expect(statuses.slice(0, max).every((status) => status === 404)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  await own.stop()
})
