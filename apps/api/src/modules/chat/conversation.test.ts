import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowances, leads } from '../../db/tables.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { chatRules } from './rules.ts'

let api: TestApi
let couple: string
let stranger: string
let vendor: string
let coupleId: number
let vendorUserId: number

beforeAll(async () => {
  api = await startApi()
  const { joinConfirmed: join, resetByMail } = createCoupleCalls(api)
  couple = await join('owner@example.com')
  stranger = await join('stranger@example.com')
  await addVendors(api, [makeVendor(1), makeVendor(2)])
  vendor = await resetByMail('vendor1@example.com', PASSWORD)
  coupleId = await idOf(couple)
  const { body } = await api.get('/vendor/detail/get/1/')
  vendorUserId = calls.getVendor.response.parse(body).user.id as number
})
afterAll(() => api.stop())

async function idOf(token: string): Promise<number> {
  const { body } = await api.get('/couple/dashboard/', { token })
  return calls.getDashboard.response.parse(body).user.id as number
}

let rooms = 0
/** Creates an empty room of a new couple. */
async function openRoom() {
  const token = await createCoupleCalls(api).joinConfirmed(`couple${++rooms}@example.com`)
  const { body } = await api.post(`/chat/create-chat-room/${vendorUserId}/`, { token, json: {} })
  return { token, roomId: Number(body.chatroom_id), userId: await idOf(token) }
}

const say = (roomId: number, token: string, json: object) => api.post(`/chat/chats/${roomId}/messages`, { token, json })
const list = async (roomId: number, token: string, query = '') =>
  calls.listMessages.response.parse((await api.get(`/chat/chats/${roomId}/messages${query}`, { token })).body)
const conversationsOf = async (userId: number, token: string) =>
  calls.listChats.response.parse((await api.get(`/chat/users/${userId}/chats`, { token })).body)

describe('the chat', () => {
  it('delivers messages to both sides, in order, with the author’s name', async () => {
    const { token, roomId, userId } = await openRoom()
    const { status, body } = await say(roomId, token, { message: 'Are you free in May?', client_id: 'c1' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ roomId, user: userId, userName: 'Maya Lindqvist', client_id: 'c1', seq: 1 })
    await say(roomId, vendor, { message: 'On the 3rd ‏שלום 🌿' })
    const expected = [
      { message: 'Are you free in May?', user: userId, seq: 1 },
      { message: 'On the 3rd ‏שלום 🌿', user: vendorUserId, userName: 'Vendor 1', seq: 2 },
    ]
    expect(await list(roomId, token)).toMatchObject(expected)
    expect(await list(roomId, vendor)).toMatchObject(expected)
  })

  it('stores messages with the same client id once, even if they arrive concurrently', async () => {
    const { token, roomId } = await openRoom()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => say(roomId, token, { message: 'Once', client_id: 'same' })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message_id}`)).size).toBe(1)
    expect(await list(roomId, token)).toMatchObject([{ message: 'Once', seq: 1 }])
  })

  it('numbers concurrent messages without gaps', async () => {
    const { token, roomId } = await openRoom()
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        say(roomId, n % 2 ? token : vendor, { message: `${n}`, client_id: `m${n}` }),
      ),
    )
    expect((await list(roomId, token)).map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
  })

  it('lists messages page by page, backwards and forwards', async () => {
    const { token, roomId } = await openRoom()
    for (let n = 1; n <= 7; n++) await say(roomId, token, { message: `${n}` })
    const texts = async (query: string) => (await list(roomId, token, query)).map(({ message }) => message)
    expect(await texts('?limit=3')).toEqual(['5', '6', '7'])
    expect(await texts('?limit=3&before=5')).toEqual(['2', '3', '4'])
    expect(await texts('?limit=3&after=2')).toEqual(['3', '4', '5'])
    expect(await texts('?after=7')).toEqual([])
  })

  it('reports which messages each member of the room has read', async () => {
    const { token, roomId, userId } = await openRoom()
    await say(roomId, token, { message: 'Hello' })
    const { body } = await say(roomId, token, { message: 'Anybody?' })
    const seenBy = async (id: number, as: string) =>
      (await conversationsOf(id, as)).find((thread) => thread.roomId === roomId)
    expect(await seenBy(vendorUserId, vendor)).toMatchObject({ unread: 2, last_message: { is_read: false } })
    expect(await seenBy(userId, token)).toMatchObject({ unread: 0, last_message: { is_read: false } })

    const read = { token: vendor, json: { message_id: body.message_id } }
    expect((await api.post(`/chat/chats/${roomId}/read`, read)).status).toBe(200)
    expect(await seenBy(vendorUserId, vendor)).toMatchObject({ unread: 0, last_message: { is_read: true } })
    expect(await seenBy(userId, token)).toMatchObject({ last_message: { is_read: true, message: 'Anybody?' } })
    expect(await list(roomId, token)).toMatchObject([{ is_read: true }, { is_read: true }])
  })

  it('lists rooms by their latest message, newest first, with the other side’s name and image', async () => {
    const { body: first } = await api.post(`/chat/create-chat-room/${vendorUserId}/`, { token: couple, json: {} })
    const other = calls.getVendor.response.parse((await api.get('/vendor/detail/get/2/')).body).user.id
    const { body: second } = await api.post(`/chat/create-chat-room/${other}/`, { token: couple, json: {} })
    api.advance(1000)
    await say(Number(first.chatroom_id), couple, { message: 'Hello' })
    expect(await conversationsOf(coupleId, couple)).toMatchObject([
      {
        roomId: first.chatroom_id,
        name: 'Vendor 1',
        image: 'http://api.test/files/vendor-1.webp',
        members: [
          { id: coupleId, user_type: 'Couple', email: 'owner@example.com' },
          { id: vendorUserId, user_type: 'Vendor' },
        ],
      },
      { roomId: second.chatroom_id, name: 'Vendor 2', last_message: null },
    ])
    const ofVendor = await conversationsOf(vendorUserId, vendor)
    expect(ofVendor.find(({ roomId }) => roomId === first.chatroom_id)).toMatchObject({ name: 'Maya Lindqvist' })
  })

  it('makes the vendor an active vendor of the couple after the first message', async () => {
    const { token, roomId } = await openRoom()
    const flags = async () => (await api.get('/vendor/active/', { token })).body
    expect(await flags()).toMatchObject([{ is_first_message: false }])
    await say(roomId, token, { message: 'Hello' })
    expect(await flags()).toMatchObject([{ is_first_message: true }])
  })

  it('records the first message of a lead on a retry if the process crashed before recording it', async () => {
    const { token, roomId, userId } = await openRoom()
    const first = { message: 'Hello', client_id: 'first' }
    await say(roomId, token, first)
    await api.db.update(leads).set({ firstMessageAt: null }).where(eq(leads.accountId, userId))
    await say(roomId, token, first)
    expect((await api.get('/vendor/active/', { token })).body).toMatchObject([{ is_first_message: true }])
  })

  it.each([
    ['a blank message', { message: ' \n ' }],
    ['a message of 10,001 characters', { message: 'a'.repeat(10_001) }],
    ['a message that is a number', { message: 7 }],
    ['an invalid client id', { message: 'Hello', client_id: 'a b' }],
  ])('responds 400 to %s', async (_, json) => {
    const { token, roomId } = await openRoom()
    expect(await say(roomId, token, json)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(await list(roomId, token)).toEqual([])
  })

  it('responds 429 above the message limit that HTTP requests and sockets share', async () => {
    const { token, roomId, userId } = await openRoom()
    const { messagesPostedPerAccount, messagesPostedBatch } = chatRules
    const { max, windowMs } = messagesPostedPerAccount
    const endsAt = new Date(api.clock.now().getTime() + windowMs)
    await api.db
      .insert(allowances)
      .values({ key: `messages-posted:${userId}`, used: max - messagesPostedBatch, endsAt })
    const socket = await joinChat(api.url, userId, token)
    for (let n = 2; n < messagesPostedBatch; n++)
      socket.send({ action: 'message', message: `${n}`, roomId, client_id: `${n}` })
    await until(async () =>
      expect(socket.frames).toContainEqual(expect.objectContaining({ message: `${messagesPostedBatch - 1}` })),
    )
    for (const message of ['One more', 'The last']) expect((await say(roomId, token, { message })).status).toBe(201)
    socket.send({ action: 'message', message: 'Too much', roomId, client_id: 'too-much' })
    expect(await socket.next('error')).toEqual({ action: 'error', code: 'rate_limited', client_id: 'too-much' })
    socket.close()
    const { status, body, headers } = await say(roomId, token, { message: 'Too much' })
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await say(roomId, vendor, { message: 'Slowly' })).status).toBe(201)
    expect((await list(roomId, token)).map(({ message }) => message).slice(-2)).toEqual(['The last', 'Slowly'])
  })

  it('accepts messages of 10,000 characters, and returns markup as plain text', async () => {
    const { token, roomId } = await openRoom()
    const message = `<img src=x onerror=alert(1)>${'ab'.repeat(4986)}`
    expect((await say(roomId, token, { message })).status).toBe(201)
    expect(await list(roomId, vendor)).toMatchObject([{ message }])
  })
})

describe('the chat, access to rooms', () => {
  it('responds 404 to reads, messages and receipts of an account outside the room', async () => {
    const { token, roomId } = await openRoom()
    const { body } = await say(roomId, token, { message: 'Between us' })
    const answers = [
      await api.get(`/chat/chats/${roomId}/messages`, { token: stranger }),
      await say(roomId, stranger, { message: 'Hello' }),
      await api.post(`/chat/chats/${roomId}/read`, { token: stranger, json: { message_id: body.message_id } }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await list(roomId, token)).toHaveLength(1)
    expect(await conversationsOf(await idOf(stranger), stranger)).toEqual([])
  })

  it('responds 403 for another user’s conversations and 404 for an unknown room', async () => {
    const { token, roomId } = await openRoom()
    expect((await api.get(`/chat/users/${coupleId}/chats`, { token: stranger })).status).toBe(403)
    expect((await api.get(`/chat/chats/${roomId}/messages?user_id=${coupleId}`, { token })).status).toBe(403)
    expect((await api.get('/chat/chats/999999/messages', { token })).status).toBe(404)
    expect((await api.get('/chat/chats/abc/messages', { token })).status).toBe(404)
    expect((await api.get(`/chat/chats/${roomId}/messages`)).status).toBe(401)
  })

  it('creates a room even if another account requested its id before', async () => {
    const { roomId: latest } = await openRoom()
    const early = await api.get(`/chat/chats/${latest + 1}/messages`, { token: stranger })
    expect(early.status).toBe(404)
    const { token, roomId } = await openRoom()
    expect(roomId).toBe(latest + 1)
    expect((await say(roomId, token, { message: 'Hello' })).status).toBe(201)
  })

  it('rejects a receipt for a message of another room', async () => {
    const [mine, other] = [await openRoom(), await openRoom()]
    const { body } = await say(other.roomId, other.token, { message: 'Hello' })
    for (const message_id of [body.message_id, 'abc', 0])
      expect(
        (await api.post(`/chat/chats/${mine.roomId}/read`, { token: mine.token, json: { message_id } })).status,
      ).toBe(404)
  })
})
