import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leads, vendors } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'

const SCRIPT = '<img src=x onerror="x()"><script>x()</script>'

let api: TestApi
let token: string
let full: number
let bare: number
let older: number
let hostile: number
beforeAll(async () => {
  api = await startApi()
  token = await createCoupleCalls(api).join('ada@example.com')
  ;[full = 0, bare = 0, older = 0, hostile = 0] = await addVendors(api, [
    makeVendor(1, {
      business_name: 'Léa & Émile 💐',
      categories: [4, 7],
      gallery: ['/files/one.webp', 'https://pictures.example/two.webp'],
      reviews: [
        makeReview(3, { name: 'نور', created_at: '2026-01-02T03:04:05+02:00', verified: false }),
        makeReview(5, { name: 'Léo 🎉', created_at: '2026-06-01T00:00:00Z' }),
      ],
      packages: [
        { name: 'Small', description: 'One arch.', original_price: '1200', discounted_price: '990.5' },
        { name: 'Large', description: 'Three arches.', original_price: '4500.00' },
      ],
      faqs: [
        { question: 'Do you travel?', answer: 'Yes.' },
        { question: 'And rain?', answer: 'Tents.' },
      ],
    }),
    { email: 'bare@example.com', business_name: 'Bare', categories: [4] },
    { email: 'older@example.com', business_name: 'Older', categories: [4] },
    makeVendor(3, {
      business_name: SCRIPT,
      about_us: `<p>Ours</p>${SCRIPT}`,
      reviews: Array.from({ length: 500 }, (_, index) => makeReview(1 + (index % 5), { review: SCRIPT })),
    }),
  ])
})
afterAll(() => api.stop())

async function read(id: number, options = {}) {
  const { status, body } = await api.get(`/vendor/detail/get/${id}/`, options)
  expect(status).toBe(200)
  const detail = calls.getVendor.response.parse(body)
  expect(detail).toEqual(body)
  return detail
}

describe('GET a vendor profile', () => {
  it('returns all fields of a vendor', async () => {
    const { id, user, reviews, packages, ...rest } = await read(full)
    expect(id).toBe(full)
    expect(user).toMatchObject({ first_name: 'Vera', last_name: 'No 1' })
    expect(user.id).not.toBe(id)
    expect(rest).toEqual({
      business_name: 'Léa & Émile 💐',
      categories_label: 'Florists, Cakes',
      language: 'en',
      image: 'http://api.test/files/vendor-1.webp',
      gallery: [{ image: 'http://api.test/files/one.webp' }, { image: 'https://pictures.example/two.webp' }],
      phone: '(415) 555-0134',
      about_us: '<p>We are <b>vendor 1</b>.</p>',
      business_services: 'Design, Delivery',
      business_location: 'Sonoma, California',
      is_favorited: false,
      inquiry: false,
      avg_rating: 4,
      faqs: [
        { question: 'Do you travel?', answer: 'Yes.' },
        { question: 'And rain?', answer: 'Tents.' },
      ],
    })
    const review = 'Kind and on time.'
    expect(reviews).toEqual([
      {
        id: expect.any(Number),
        name: 'Léo 🎉',
        rating: 5,
        created_at: '2026-06-01T00:00:00.000Z',
        review,
        language: 'en',
        verified: true,
      },
      {
        id: expect.any(Number),
        name: 'نور',
        rating: 3,
        created_at: '2026-01-02T01:04:05.000Z',
        review,
        language: 'en',
        verified: false,
      },
    ])
    expect(packages).toMatchObject([
      { name: 'Small', original_price: '1200.00', discounted_price: '990.50', is_claimed: false },
      {
        name: 'Large',
        description: 'Three arches.',
        original_price: '4500.00',
        discounted_price: null,
        is_claimed: false,
      },
    ])
  })

  it('returns empty fields for a vendor with minimal data', async () => {
    const detail = await read(bare)
    expect(detail).toMatchObject({
      image: '',
      phone: '',
      about_us: '',
      gallery: [],
      reviews: [],
      packages: [],
      faqs: [],
    })
    expect(detail).not.toHaveProperty('avg_rating')
  })

  it('returns all 500 reviews with their text unescaped', async () => {
    const { reviews, avg_rating, business_name, about_us } = await read(hostile)
    expect(reviews).toHaveLength(500)
    expect(reviews[0]?.review).toBe(SCRIPT)
    expect({ avg_rating, business_name, about_us }).toEqual({
      avg_rating: 3,
      business_name: SCRIPT,
      about_us: '<p>Ours</p>',
    })
  })

  it('sanitizes stored HTML that did not pass through the import', async () => {
    await api.db
      .update(vendors)
      .set({ aboutUs: `<em>Ours</em>${SCRIPT}` })
      .where(eq(vendors.id, older))
    expect((await read(older, { token })).about_us).toBe('<em>Ours</em>')
    const { body } = await api.get(`/vendor/search-list/?ids=${older}`, { token })
    expect(body).toMatchObject({ results: [{ about_us: '<em>Ours</em>' }] })
  })

  it('includes the couple’s favourite and lead only with a valid token', async () => {
    const favourite = await api.post(`/vendor/mark-favorite/${full}/`, { token, json: {} })
    expect(favourite.body).toEqual({ is_favorited: true })
    await api.post(`/vendor/detail/get/${full}/`, { token, json: {} })
    expect(await read(full, { token })).not.toHaveProperty('is_booked')
    await api.db.update(leads).set({ bookedAt: api.clock.now() }).where(eq(leads.vendorId, full))
    const dead = 'not-a-token'
    expect(await read(full, { token })).toMatchObject({ is_favorited: true, inquiry: true, is_booked: true })
    expect(await read(full, { token: dead })).toMatchObject({ is_favorited: false, inquiry: false })
    expect(await read(full)).toMatchObject({ is_favorited: false, inquiry: false })
    expect(await read(full)).not.toHaveProperty('is_booked')
  })

  it.each(['0', '999999999', '9999999999', '-1', 'abc', 'undefined', '1.5', '1%00', '%F0%9F%8E%82', "1'--"])(
    'responds 404 to the vendor id %s',
    async (id) => {
      const { status, body } = await api.get(`/vendor/detail/get/${id}/`)
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )
})
