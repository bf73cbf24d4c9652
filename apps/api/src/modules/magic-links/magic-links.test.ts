import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { magicLinks, sessions } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { makeReview } from '../../testing/vendors.ts'
import { magicLinkRules } from './rules.ts'
import type { Invitation } from './service.ts'

const HOUR = 60 * 60 * 1_000

let api: TestApi
let vendorIds: number[]
beforeAll(async () => {
  api = await startApi()
  const names = ['Oak Barn', 'Rosa & Reed', 'Sugar Hall', 'Slow Light', 'Fern', 'Harbor', 'Two Doves']
  const { ids } = await api.service.services.vendors.import(
    names.map((business_name, index) => ({
      email: `vendor${index}@example.com`,
      business_name,
      business_services: 'Ceremonies, Dinners',
      business_location: 'Sonoma, California',
      image: index === 0 ? '/files/oak.webp' : '',
      categories: [1, 4],
    })),
  )
  vendorIds = ids
})
afterAll(() => api.stop())
// Gives each test a new rate limit window.
beforeEach(() => api.advance(HOUR))

async function invite(invitation: Partial<Invitation> = {}): Promise<string> {
  const { accounts, magicLinks } = api.service.services
  return api.db.transaction(async (tx) => {
    const { id: accountId } = await accounts.findOrCreate(tx, 'ines@example.com')
    return magicLinks.invite(tx, { accountId, isActive: true, categoryIds: [4, 1], vendorIds, ...invitation })
  })
}

const open = (code: string) => api.get(`/auth/magic-link/${code}/`)
const listVendors = (code: string, query = '') => api.get(`/auth/vendors/magic-link/${code}/${query}`)

async function tokenOf(code: string): Promise<string> {
  const { data } = calls.listRecommendedVendors.response.parse((await listVendors(code)).body)
  return String(data.token)
}

describe('GET a magic link', () => {
  it('returns the link’s categories, and the sign-in page as the default target', async () => {
    const { status, headers, body } = await open(await invite())
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      is_active: true,
      access_link: 'http://localhost:5173/login',
      categories: [
        { id: 1, title: 'Venues' },
        { id: 4, title: 'Florists' },
      ],
    })
  })

  it('returns the target that was set in the invitation', async () => {
    const code = await invite({ isActive: false, accessLink: 'https://example.com/start' })
    expect((await open(code)).body).toMatchObject({ is_active: false, access_link: 'https://example.com/start' })
  })

  it('uses a random code that is stored only as a hash', async () => {
    const [first, second] = [await invite(), await invite()]
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(second).not.toBe(first)
    expect(JSON.stringify(await api.db.select().from(magicLinks))).not.toContain(first)
  })

  it.each(['nobody-knows', '%00', '%F0%9F%92%90', 'x'.repeat(201)])(
    'responds 404 to the unknown code %j',
    async (code) => {
      expect(await open(code)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(await listVendors(code)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  it('responds 400 to an expired magic link', async () => {
    const code = await invite()
    api.advance(magicLinkRules.magicLinkLifeMs)
    for (const answer of [await open(code), await listVendors(code)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
    }
  })

  it('ignores the caller’s session', async () => {
    expect((await api.get(`/auth/magic-link/${await invite()}/`, { token: 'not-a-token' })).status).toBe(200)
  })

  it('responds 429 above the limit of a client address', async () => {
    const code = await invite()
    await useUpAllButOne(api, 'magic-links-from:127.0.0.1', magicLinkRules.magicLinkReadsPerAddress)
    expect((await open('nobody-knows')).status).toBe(404)
    expect(await open(code)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const { status, headers } = await listVendors(code)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('GET the vendors of a magic link', () => {
  const namesOf = (body: unknown) =>
    calls.listRecommendedVendors.response.parse(body).data.results.map(({ business_name }) => business_name)

  it('returns pages of five vendors in the order of the invitation', async () => {
    const code = await invite({ vendorIds: vendorIds.toReversed() })
    const first = await listVendors(code)
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.body).toMatchObject({ count: 7 })
    expect(namesOf(first.body)).toEqual(['Two Doves', 'Harbor', 'Fern', 'Slow Light', 'Sugar Hall'])
    expect(namesOf((await listVendors(code, '?page=2&page_size=5')).body)).toEqual(['Rosa & Reed', 'Oak Barn'])
    const beyond = (await listVendors(code, '?page=9')).body
    expect(beyond).toMatchObject({ count: 7 })
    expect(namesOf(beyond)).toEqual([])
  })

  it('returns the fields of a vendor card', async () => {
    const { body } = await listVendors(await invite({ vendorIds: vendorIds.slice(0, 2) }))
    expect(body).toMatchObject({
      data: {
        results: [
          {
            id: vendorIds[0],
            image: 'http://api.test/files/oak.webp',
            business_name: 'Oak Barn',
            business_services: 'Ceremonies, Dinners',
            business_location: 'Sonoma, California',
            categories: [{ title: 'Venues' }, { title: 'Florists' }],
          },
          { image: '' },
        ],
      },
    })
  })

  it('returns the same facts of a vendor as its card in a search, and leaves unknown facts out', async () => {
    const { ids } = await api.service.services.vendors.import([
      {
        email: 'priced@example.com',
        business_name: 'Glass House',
        business_services: 'Ceremonies',
        business_location: 'Napa, California',
        categories: [1],
        packages: [
          { name: 'Day', description: 'One day.', original_price: '5000.00', discounted_price: '4500.00' },
          { name: 'Weekend', description: 'Three days.', original_price: '9000.00' },
        ],
        reviews: [makeReview(5), makeReview(4)],
      },
    ])
    const { body } = await listVendors(await invite({ vendorIds: [...ids, ...vendorIds.slice(0, 1)] }))
    const [priced, plain] = calls.listRecommendedVendors.response.parse(body).data.results
    const { body: found } = await api.get(`/vendor/search-list/?ids=${ids[0]}`)
    const facts = { from_price: '4500.00', discount: '500.00', currency: 'USD', avg_rating: 4.5 }
    expect(priced).toMatchObject(facts)
    expect(found).toMatchObject({ results: [facts] })
    for (const fact of Object.keys(facts)) expect(plain).not.toHaveProperty(fact)
  })

  it('caps the page size at fifty vendors', async () => {
    expect((await listVendors(await invite(), '?page_size=999999999')).body).toMatchObject({ count: 7 })
  })

  it.each(['?page=0', '?page_size=0', '?page=-1', '?page=two', '?page=1.5', '?page=1&page=2'])(
    'responds 400 to %s and names the field',
    async (query) => {
      const field = query.slice(1).split('=')[0] ?? ''
      expect(await listVendors(await invite(), query)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', [field]: [expect.any(String)] },
      })
    },
  )

  it('returns an empty page for a magic link without vendors', async () => {
    const { body } = await listVendors(await invite({ vendorIds: [], categoryIds: [] }))
    expect(body).toMatchObject({ count: 0, data: { results: [] } })
  })
})

describe('the session token of a magic link', () => {
  it('is returned only with the first page of an active link', async () => {
    const inactive = await listVendors(await invite({ isActive: false }))
    expect(inactive.body).toMatchObject({ count: 7 })
    expect(inactive.body.data).not.toHaveProperty('token')
    expect((await listVendors(await invite(), '?page=2')).body.data).not.toHaveProperty('token')
  })

  it.each([['https://partner.example'], ['http://localhost:5173.evil.example'], ['null'], [null]])(
    'is absent from the vendor list for a page of the origin %s',
    async (origin) => {
      const { status, body } = await api.get(`/auth/vendors/magic-link/${await invite()}/`, { origin })
      expect(status).toBe(200)
      expect(body).toMatchObject({ count: 7 })
      expect(body.data).not.toHaveProperty('token')
    },
  )

  it.each([['http://localhost:5173'], ['http://vision.localhost:5173']])(
    'is in the vendor list for a page of the origin %s',
    async (origin) => {
      const { body } = await api.get(`/auth/vendors/magic-link/${await invite()}/`, { origin })
      expect(body.data).toHaveProperty('token')
    },
  )

  it.each([
    ['is', 'the site', 'same-origin', 'localhost:5173'],
    ['is not', 'another site', 'cross-site', 'localhost:5173'],
    ['is not', 'the API’s own origin', 'same-origin', 'api.test'],
  ])('%s in the response to a page of %s that sends no Origin header', async (answer, _, site, host) => {
    const link = `${api.url}/auth/vendors/magic-link/${await invite()}/`
    // `fetch` does not allow setting the `Host` header.
    const asked = request(link, { headers: { Host: host, 'Sec-Fetch-Site': site } }).end()
    const [response] = await once(asked, 'response')
    const { data } = calls.listRecommendedVendors.response.parse(await json(response))
    expect(data.token !== undefined).toBe(answer === 'is')
  })

  it('allows the account to read and save vendors', async () => {
    const token = await tokenOf(await invite())
    const [id] = vendorIds
    expect((await api.post(`/vendor/mark-favorite/${id}/`, { token, json: {} })).status).toBe(200)
    expect((await api.get(`/vendor/detail/get/${id}/`, { token })).body).toMatchObject({ is_favorited: true })
    expect((await api.get('/vendor/favourite-list/', { token })).body).toMatchObject({ results: [{ id }] })
    expect((await api.get('/couple/dashboard/', { token })).status).toBe(200)
  })

  it('cannot make calls outside the scope `link`', async () => {
    const token = await tokenOf(await invite())
    const answers = [
      await api.get('/couple/update-profile/', { token }),
      await api.post('/couple/update-profile/', { token, json: { first_name: 'Mallory' } }),
      await api.get('/couple/couple-inspiration/list/', { token }),
      await api.get('/vision/list/', { token }),
      await api.post(`/vendor/detail/get/${vendorIds[0]}/`, { token, json: {} }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'confirmation_required']),
    )
  })

  it('gives access to the assistant’s public replies only', async () => {
    const token = await tokenOf(await invite())
    const json = { message: 'Hello', is_vendor: false, vendor_id: null }
    const answers = [
      await api.post(calls.sendToAssistant.path, { json, token }),
      await api.post(calls.sendToAssistant.path, { json }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.content).toBe(answers[1]?.body.content)
  })

  it('expires after a day, or when the magic link is revoked', async () => {
    const statusOf = async (token: string) => (await api.get('/vendor/favourite-list/', { token })).status
    const code = await invite()
    const [short, revoked] = [await tokenOf(code), await tokenOf(code)]
    api.advance(23 * HOUR)
    expect(await statusOf(short)).toBe(200)
    api.advance(HOUR)
    expect(await statusOf(short)).toBe(401)
    const later = await tokenOf(code)
    await api.service.services.auth.sweep()
    expect(await api.db.select().from(sessions)).toHaveLength(1)
    const [session] = await api.db.select().from(sessions)
    await api.db.delete(magicLinks).where(eq(magicLinks.id, session?.magicLinkId ?? 0))
    expect(await statusOf(later)).toBe(401)
    expect(await statusOf(revoked)).toBe(401)
    expect((await open(code)).status).toBe(404)
  })

  it('is revoked on sign-out', async () => {
    const token = await tokenOf(await invite())
    await api.post('/auth/logout/', { token })
    expect((await api.get('/couple/dashboard/', { token })).status).toBe(401)
  })
})
