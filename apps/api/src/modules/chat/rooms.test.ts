import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatRooms, offerClaims } from '../../db/tables.ts'
import { type CoupleCalls, createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const deal = (name: string) => ({ name, description: 'A deal.', original_price: '100.00' })

let api: TestApi
let join: CoupleCalls['join']
let owner: string
let stranger: string
let vendorIds: number[]
beforeAll(async () => {
  api = await startApi()
  join = createCoupleCalls(api).join
  owner = await join('owner@example.com')
  stranger = await join('stranger@example.com')
  vendorIds = await addVendors(
    api,
    [1, 2, 3].map((number) => makeVendor(number, { packages: [deal('Small'), deal('Large')] })),
  )
})
afterAll(() => api.stop())

const open = (userId: unknown, { query = '', token = owner } = {}) =>
  api.post(`/chat/create-chat-room/${userId}/${query}`, { token, json: {} })

async function read(index: number, token = owner) {
  const { body } = await api.get(`/vendor/detail/get/${vendorIds[index]}/`, { token })
  const { user, packages } = calls.getVendor.response.parse(body)
  return { userId: user.id, deals: packages }
}

describe('POST /chat/create-chat-room/', () => {
  it('creates a room with the vendor’s user id and returns the same room later', async () => {
    const { userId } = await read(0)
    const { status, body } = await open(userId)
    expect(status).toBe(200)
    expect(body).toEqual({
      chatroom_id: expect.any(Number),
      name: 'Vendor 1',
      category: 'Venues',
      image: 'http://api.test/files/vendor-1.webp',
    })
    expect((await open(userId)).body).toEqual(body)
    expect((await open(userId, { token: stranger })).body.chatroom_id).not.toBe(body.chatroom_id)
  })

  it('creates one room for concurrent requests', async () => {
    const { userId } = await read(1)
    const token = await join('hasty@example.com')
    const before = await api.db.$count(chatRooms)
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(userId, { token })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.chatroom_id}`)).size).toBe(1)
    expect(await api.db.$count(chatRooms)).toBe(before + 1)
  })

  it('adds the vendor to the couple’s active vendors', async () => {
    const token = await join('busy@example.com')
    for (const index of [0, 2]) {
      await open((await read(index)).userId, { token })
      api.advance(1_000)
    }
    const active = [{ id: vendorIds[2] }, { id: vendorIds[0] }]
    expect((await api.get('/vendor/active/', { token })).body).toMatchObject(active)
    const other = await join('other@example.com')
    expect((await api.get('/vendor/active/', { token: other })).body).toEqual([])
  })

  it('rejects the id of a vendor row, of a couple and of the caller', async () => {
    // The two couples registered first, so that their account ids 1 and 2 are also ids of vendor rows.
    expect(vendorIds).toContain(2)
    expect(await open(2)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await open(1)).status).toBe(400)
    for (const id of ['0', '999999999', '9999999999', 'abc', '-1', 'undefined']) {
      expect(await open(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await open(1, { token: 'not-a-token' })).status).toBe(401)
  })
})

describe('POST /chat/create-chat-room/ with a deal', () => {
  it('claims the deal once, even for concurrent requests, and for one couple only', async () => {
    const { userId, deals } = await read(1)
    const query = `?exclusive_offer=${deals[0]?.id}`
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(userId, { query })))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await api.db.$count(offerClaims)).toBe(1)
    expect((await read(1)).deals).toMatchObject([{ is_claimed: true }, { is_claimed: false }])
    expect((await read(1, stranger)).deals).toMatchObject([{ is_claimed: false }, { is_claimed: false }])
  })

  it('responds 404 to an unknown deal or a deal of another vendor, and creates no room', async () => {
    const [{ userId }, { deals }] = [await read(0), await read(1)]
    const before = await api.db.$count(chatRooms)
    for (const id of [deals[1]?.id, 0, 999_999_999]) {
      const answer = await open(userId, { query: `?exclusive_offer=${id}`, token: stranger })
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(await api.db.$count(chatRooms)).toBe(before)
    expect((await read(1)).deals[1]?.is_claimed).toBe(false)
  })

  it.each(['abc', '', '-1', '1.5', '9999999999'])('responds 400 to the deal id %j', async (id) => {
    const { userId } = await read(0)
    expect(await open(userId, { query: `?exclusive_offer=${id}` })).toMatchObject({
      status: 400,
      body: { exclusive_offer: [expect.any(String)] },
    })
  })
})
