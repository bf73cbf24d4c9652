import { calls } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

interface Room {
  token: string
  roomId: number
}

let api: TestApi
let rooms: Room[]
let vendorToken: string
beforeAll(async () => {
  api = await startApi()
  await addVendors(api, [makeVendor(1)])
  vendorToken = await createCoupleCalls(api).resetByMail('vendor1@example.com', PASSWORD)
  const { body } = await api.get('/vendor/detail/get/1/')
  const vendorUserId = Number(calls.getVendor.response.parse(body).user.id)
  rooms = []
  for (const name of ['a', 'b', 'c']) {
    const token = await createCoupleCalls(api).joinConfirmed(`${name}@example.com`)
    const { body: room } = await api.post(`/chat/create-chat-room/${vendorUserId}/`, { token, json: {} })
    rooms.push({ token, roomId: Number(room.chatroom_id) })
  }
})
afterAll(() => api.stop())

const send = ({ token, roomId }: Room, message: string, client_id?: string) =>
  api.post(`/chat/chats/${roomId}/messages`, { token, json: { message, ...(client_id && { client_id }) } })

async function listTexts({ token, roomId }: Room): Promise<[number, string][]> {
  const { body } = await api.get(`/chat/chats/${roomId}/messages?limit=200`, { token })
  return calls.listMessages.response.parse(body).map(({ seq, message }) => [Number(seq), message])
}

it('messages that arrive together are each stored once, with the next sequence numbers of their rooms', async () => {
  const answers = await Promise.all(
    rooms.flatMap((room) => Array.from({ length: 10 }, (_, n) => send(room, `Message ${n}`, `together-${n}`))),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  for (const room of rooms) {
    const texts = await listTexts(room)
    expect(texts.map(([seq]) => seq)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1))
    expect(texts.map(([, text]) => text).sort()).toEqual(Array.from({ length: 10 }, (_, n) => `Message ${n}`))
  }
})

it('a message that cannot be stored gets its own error, and the messages that arrive with it are stored', async () => {
  const [one, other, blocked] = rooms as [Room, Room, Room]
  await api.post(`/chat/chats/${blocked.roomId}/block`, { token: vendorToken, json: {} })
  const answers = await Promise.all([
    send(one, 'Before'),
    send({ token: other.token, roomId: one.roomId }, 'A message for another couple’s room'),
    send({ token: other.token, roomId: 999_999 }, 'A message for an unknown room'),
    send(blocked, 'A message for a blocked room'),
    send(other, 'After'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 404, 404, 403, 201])
  expect((await listTexts(one)).at(-1)?.[1]).toBe('Before')
  expect((await listTexts(other)).at(-1)?.[1]).toBe('After')
})

it('two messages with the same client id that arrive together are stored once and get the same id', async () => {
  const [one] = rooms as [Room]
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(one, 'Once', 'twin')))
  expect(new Set(answers.map(({ body }) => body.message_id)).size).toBe(1)
  expect((await listTexts(one)).filter(([, text]) => text === 'Once')).toHaveLength(1)
})

it('a statement that fails for all messages of a group makes each of them run alone', async () => {
  const [one, other] = rooms as [Room, Room]
  await api.db.execute(sql`alter table chat_messages add constraint no_poison check (text <> 'poison')`)
  const answers = await Promise.all([send(one, 'Well'), send(other, 'poison'), send(other, 'Also well')])
  await api.db.execute(sql`alter table chat_messages drop constraint no_poison`)
  expect(answers.map(({ status }) => status)).toEqual([201, 500, 201])
})

it('a vendor’s message that arrives with others moves its lead from new to talking', async () => {
  const [one, other] = rooms as [Room, Room]
  await Promise.all([send({ ...one, token: vendorToken }, 'Hello'), send(other, 'Hello')])
  const { body } = await api.get('/desk/leads/', { token: vendorToken })
  const { results } = calls.listDeskLeads.response.parse(body)
  expect(results.map(({ state }) => state).sort()).toEqual(['new', 'new', 'talking'])
})
