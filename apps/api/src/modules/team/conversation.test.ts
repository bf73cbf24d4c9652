import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinChat } from '../../testing/chat-socket.ts'
import { readDeskLead, readInbox } from '../../testing/desk.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { joinTeam } from '../../testing/teams.ts'

let api: TestApi
let lead: TestLead
let ann: Awaited<ReturnType<typeof joinTeam>>
let ben: Awaited<ReturnType<typeof joinTeam>>
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
  ann = await joinTeam(api, lead.vendor, 'ann@example.com')
  ben = await joinTeam(api, lead.vendor, 'ben@example.com')
})
afterAll(() => api.stop())

const path = () => `/chat/chats/${lead.roomId}/messages`

it('two members who answer at once see each other’s messages live, and the couple sees the vendor’s', async () => {
  const [first, second] = await Promise.all([ann, ben].map(({ token }) => joinChat(api.url, lead.vendorUserId, token)))
  const { body } = await api.get('/couple/dashboard/', { token: lead.couple })
  const couple = await joinChat(api.url, Object(body.user).id, lead.couple)
  first?.send({ action: 'message', message: 'From Ann', roomId: lead.roomId, client_id: 'a' })
  second?.send({ action: 'message', message: 'From Ben', roomId: lead.roomId, client_id: 'b' })
  const texts = (socket: typeof couple | undefined) =>
    (socket?.frames ?? []).flatMap((frame) => (frame.action === 'message' ? [frame] : []))
  await expect.poll(() => [first, second, couple].map((socket) => texts(socket).length)).toEqual([2, 2, 2])
  expect(texts(first)).toEqual(texts(second))
  expect(new Set(texts(first).map(({ author }) => author?.id))).toEqual(new Set([ann.id, ben.id]))
  // Concurrent messages can arrive in another order than their numbers.
  const received = texts(couple).toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
  expect(received.map(({ user, seq, author }) => [user, seq, author])).toEqual([
    [lead.vendorUserId, 1, undefined],
    [lead.vendorUserId, 2, undefined],
  ])
  for (const socket of [first, second, couple]) socket?.close()
})

it('messages name their author to the team, and never to the couple', async () => {
  await api.post(path(), { token: lead.vendor, json: { message: 'From the founder' } })
  const { body: seen } = await api.get(path(), { token: ben.token })
  const authors = Object.values(seen).map((message) => Object(message).author)
  expect(authors).toHaveLength(3)
  expect(authors).toEqual(
    expect.arrayContaining([
      { id: ann.id, name: 'ann@example.com' },
      { id: ben.id, name: 'ben@example.com' },
      { id: lead.vendorUserId, name: 'Vera No 1' },
    ]),
  )
  const { body: shared } = await api.get(path(), { token: lead.couple })
  expect(JSON.stringify(shared)).not.toContain('author')
  expect(JSON.stringify(shared)).not.toMatch(/(ann|ben)@example/)
})

it('a message that one member has read is read for the whole team', async () => {
  await api.post(path(), { token: lead.couple, json: { message: 'Thank you both' } })
  expect((await readDeskLead(api, { ...lead, vendor: ben.token })).unread).toBe(1)
  const { body } = await api.get(path(), { token: ann.token })
  const messageId = Object(Object.values(body).at(-1)).message_id
  await api.post(`/chat/chats/${lead.roomId}/read`, { token: ann.token, json: { message_id: messageId } })
  expect((await readInbox(api, ben.token)).results).toMatchObject([{ id: lead.leadId, unread: 0, state: 'talking' }])
})

it('a member of another vendor’s team can neither write nor mark messages as read, and receives no frames', async () => {
  const other = await makeLead(api)
  const eve = await joinTeam(api, other.vendor, 'eve@example.com')
  const sockets = [
    await joinChat(api.url, other.vendorUserId, eve.token),
    await joinChat(api.url, other.vendorUserId, other.vendor),
  ]
  const { body } = await api.post(path(), { token: lead.couple, json: { message: 'Only for you' } })
  await api.post(`/chat/chats/${lead.roomId}/block`, { token: lead.couple })
  await api.delete(`/chat/chats/${lead.roomId}/block`, { token: lead.couple })
  for (const socket of sockets) {
    socket.send({ action: 'message', message: 'Hello', roomId: lead.roomId, client_id: 'e' })
    socket.send({ action: 'message_read', messageId: Object(body).message_id, roomId: lead.roomId })
    await expect.poll(() => socket.frames.length).toBe(3)
    expect(socket.frames).toMatchObject([
      { action: 'authenticated' },
      { action: 'error', code: 'not_found', client_id: 'e' },
      { action: 'error', code: 'not_found' },
    ])
    socket.close()
  }
  const seen = await api.get(path(), { token: lead.vendor })
  expect(JSON.stringify(seen.body)).not.toContain('"Hello"')
  expect((await readDeskLead(api, lead)).unread).toBe(1)
})
