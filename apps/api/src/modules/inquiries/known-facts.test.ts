import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { couples, visions } from '../../db/tables.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

let api: TestApi
let vendorId: number
beforeAll(async () => {
  api = await startApi()
  ;[vendorId = 0] = await addVendors(api, [makeVendor(500)])
})
afterAll(() => api.stop())

let lead: TestLead
let accountId: number
beforeEach(async () => {
  lead = await makeLead(api)
  accountId = Number((await lead.read()).user.user_id)
})

async function factsOf(token: string, id = vendorId, origin?: string): Promise<unknown> {
  return (await api.get(`/vendor/detail/get/${id}/`, { token, ...(origin && { origin }) })).body.inquiry_facts
}

async function describeVision(description: string): Promise<void> {
  const now = api.clock.now()
  await api.db
    .insert(visions)
    .values({ id: randomUUID(), accountId, description, status: 'ready', createdAt: now, requestedAt: now })
}

it('a vendor’s profile has no facts for an inquiry if the couple has given none, or has inquired', async () => {
  expect(await factsOf(lead.couple)).toEqual({})
  const details = { guests: 90, wedding_date: '2999-06-12' }
  await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json: details })
  expect(await factsOf(lead.couple, lead.vendorId)).toBeUndefined()
  expect((await api.get(`/vendor/detail/get/${vendorId}/`)).body).not.toHaveProperty('inquiry_facts')
})

it('a vendor’s profile has the facts of the couple’s inquiry to another vendor', async () => {
  const details = { guests: 90, wedding_date: '2999-06-12' }
  await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json: details })
  expect(await factsOf(lead.couple)).toEqual(details)
})

it('a vendor’s profile has the date of the couple’s profile, and the guests of its vision', async () => {
  await describeVision('Dinner for 120 guests on June 12, 2998')
  expect(await factsOf(lead.couple)).toEqual({ guests: 120, wedding_date: '2998-06-12' })
  await api.db.insert(couples).values({ accountId, weddingDate: '2999-09-04' })
  expect(await factsOf(lead.couple)).toEqual({ guests: 120, wedding_date: '2999-09-04' })
})

it('a vendor’s profile has the guests of the couple’s profile rather than those of its vision', async () => {
  await describeVision('Dinner for 120 guests')
  await api.db.insert(couples).values({ accountId, guests: 95 })
  expect(await factsOf(lead.couple)).toEqual({ guests: 95 })
})

it('a vendor’s profile has no date in the past', async () => {
  await api.db.insert(couples).values({ accountId, weddingDate: '2001-09-04' })
  expect(await factsOf(lead.couple)).toEqual({})
})

it('a session on another website gets no facts of inquiries to other vendors', async () => {
  const email = `embedded-facts-${accountId}@example.com`
  const visitor = await api.signInEmbedded(email)
  const json = { guests: 90 }
  const path = `/vendor/detail/get/${lead.vendorId}/`
  expect((await api.post(path, { token: visitor, json, origin: PARTNER_ORIGIN })).status).toBe(201)
  expect(await factsOf(visitor, vendorId, PARTNER_ORIGIN)).toEqual({})
})
