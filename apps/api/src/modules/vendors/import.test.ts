import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, creditEntries, reviews, vendors } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { makeReview, makeVendor } from '../../testing/vendors.ts'
import type { VendorImport } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const bring = (given: VendorImport[]) => api.service.services.vendors.import(given)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => makeVendor(from + index))

describe('importVendors', () => {
  it('adds new vendors, leaves existing vendors unchanged and returns all ids in order', async () => {
    const first = await bring(range(1, 3))
    expect(first.added).toBe(3)
    const changed = makeVendor(2, { email: 'VENDOR2@example.com', business_name: 'Changed' })
    const second = await bring([makeVendor(4), changed, makeVendor(1)])
    expect(second).toEqual({ ids: [expect.any(Number), first.ids[1], first.ids[0]], added: 1, signedOut: [] })
    const { body } = await api.get(`/vendor/detail/get/${first.ids[1]}/`)
    expect(body.business_name).toBe('Vendor 2')
  })

  it('adds each vendor once in two concurrent imports with more vendors than fit one statement', async () => {
    const given = range(1001, 2201).map((vendor) => ({ ...vendor, reviews: [makeReview(4), makeReview(5)] }))
    const before = { vendors: await api.db.$count(vendors), reviews: await api.db.$count(reviews) }
    const [one, other] = await Promise.all([bring(given), bring(given)])
    expect(one.ids).toEqual(other.ids)
    expect(new Set(one.ids).size).toBe(1201)
    expect(one.added + other.added).toBe(1201)
    expect(await api.db.$count(vendors)).toBe(before.vendors + 1201)
    expect(await api.db.$count(reviews)).toBe(before.reviews + 2 * 1201)
  })

  it('creates a user without credits for each vendor, who can sign in by code', async () => {
    const before = { accounts: await api.db.$count(accounts), entries: await api.db.$count(creditEntries) }
    await bring(range(11, 13))
    expect(await api.db.$count(accounts)).toBe(before.accounts + 3)
    expect(await api.db.$count(creditEntries)).toBe(before.entries)
    const token = await api.signIn('vendor12@example.com')
    expect((await api.get('/vision/user-credits/', { token })).body).toMatchObject({ credits: 0 })
  })

  it('links an existing verified account to the imported vendor', async () => {
    const token = await createCoupleCalls(api).join('both@example.com')
    await api.db.update(accounts).set({ verifiedAt: new Date() }).where(eq(accounts.email, 'both@example.com'))
    const { ids } = await bring([makeVendor(1, { email: 'both@example.com', first_name: 'Other' })])
    const { body } = await api.get(`/vendor/detail/get/${ids[0]}/`)
    expect(body.user).toMatchObject({ first_name: 'Maya', last_name: 'Lindqvist' })
    expect((await api.get('/vendor/active/', { token })).status).toBe(200)
  })

  it('changes nothing when the list is empty', async () => {
    expect(await bring([])).toEqual({ ids: [], added: 0, signedOut: [] })
  })

  it.each([
    ['an invalid email address', { email: 'nobody' }],
    ['no name', { business_name: '' }],
    ['no category', { categories: [] }],
    ['an invalid rating', { reviews: [makeReview(6)] }],
    ['an invalid date', { reviews: [makeReview(5, { created_at: 'yesterday' })] }],
    ['a malformed price', { packages: [{ name: 'A', description: 'B', original_price: '1,000' }] }],
    ['a negative price', { packages: [{ name: 'A', description: 'B', original_price: '-1' }] }],
    ['an image URL with a script', { image: 'javascript:x()' }],
    ['a protocol-relative image URL', { gallery: ['//pictures.example/a.webp'] }],
    ['a text with a NUL character', { phone: 'a\0b' }],
  ])('rejects the import and names the vendor if a vendor has %s', async (_what, fault) => {
    const before = await api.db.$count(vendors)
    const [field = ''] = Object.keys(fault)
    const given = [makeVendor(9001), makeVendor(9002, fault)]
    await expect(bring(given)).rejects.toThrow(`[1].${field}`)
    expect(await api.db.$count(vendors)).toBe(before)
  })

  it('rejects two vendors with the same email address and an unknown category', async () => {
    const before = await api.db.$count(vendors)
    await expect(bring([makeVendor(9001), makeVendor(9001)])).rejects.toThrow('vendor9001@example.com')
    await expect(bring([makeVendor(9001, { categories: [1, 99] })])).rejects.toThrow('category 99')
    expect(await api.db.$count(vendors)).toBe(before)
  })
})

it('importVendors closes the sockets of an unverified account with the imported vendor’s email address', async () => {
  const couple = createCoupleCalls(api)
  const { body } = await couple.register('vendor77@example.com')
  const ended: number[] = []
  api.service.services.auth.onSessionsRevoked((accountId) => ended.push(accountId))
  await bring([makeVendor(77)])
  expect(ended).toEqual([body.userId])
  expect(await couple.statusOf(body.token)).toBe(401)
})
