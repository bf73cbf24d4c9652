import { once } from 'node:events'
import { connect } from 'node:net'
import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatReads, vendors } from '../../db/tables.ts'
import { joinChat, openSocket } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { chatRules } from './rules.ts'

let api: TestApi
let vendor: { token: string; id: number }

beforeAll(async () => {
  api = await startApi({ ALLOWED_ORIGINS: 'https://partner.example', TRUST_PROXY: '1' })
  await addVendors(api, [makeVendor(1)])
  const token = await createCoupleCalls(api).resetByMail('vendor1@example.com', PASSWORD)
  const { body } = await api.get('/vendor/detail/get/1/')
  vendor = { token, id: Number(calls.getVendor.response.parse(body).user.id) }
})
afterAll(() => api.stop())

let couples = 0
async function newCouple() {
  const token = await createCoupleCalls(api).join(`couple${++couples}@example.com`)
  const { body } = await api.get('/couple/dashboard/', { token })
  return { token, id: Number(calls.getDashboard.response.parse(body).user.id) }
}
async function newRoom() {
  const couple = await newCouple()
  const { body } = await api.post(`/chat/create-chat-room/${vendor.id}/`, { token: couple.token, json: {} })
  return { couple, roomId: Number(body.chatroom_id) }
}
const join = ({ id, token }: { id: number; token: string }) => joinChat(api.url, id, token)

describe('the chat server', () => {
  it('delivers a message to every tab of both sides, and its read receipt to the author', async () => {
    const { couple, roomId } = await newRoom()
    const [tab, otherTab, theirs] = [await join(couple), await join(couple), await join(vendor)]
    tab.send({ action: 'message', message: 'Hello', user: couple.id, roomId, client_id: 'c1' })
    const heard = await theirs.next('message')
    expect(heard).toMatchObject({ message: 'Hello', user: couple.id, roomId, client_id: 'c1', seq: 1 })
    expect(await tab.next('message')).toEqual(heard)
    expect(await otherTab.next('message')).toEqual(heard)

    theirs.send({ action: 'message_read', messageId: heard.message_id, user: vendor.id, roomId })
    expect(await tab.next('message_read')).toMatchObject({
      messageId: heard.message_id,
      user: vendor.id,
      roomId,
      seq: 1,
    })
    for (const socket of [tab, otherTab, theirs]) socket.close()
  })

  it('limits an account to a few dozen sockets without affecting other accounts', async () => {
    const [couple, other] = [await newCouple(), await newCouple()]
    const sockets = await Promise.all(Array.from({ length: chatRules.socketsPerAccount }, () => join(couple)))
    const late = await openSocket(api.url, couple.id)
    late.send({ action: 'authenticate', token: couple.token })
    expect(await late.closed).toEqual({ code: 4408 })
    expect(late.frames).toEqual([])
    sockets.push(await join(other))
    sockets[0]?.close()
    await sockets[0]?.closed
    await until(async () => sockets.push(await join(couple)))
    for (const socket of sockets) socket.close()
  })

  it('delivers messages that were sent over HTTP', async () => {
    const { couple, roomId } = await newRoom()
    const theirs = await join(vendor)
    await api.post(`/chat/chats/${roomId}/messages`, { token: couple.token, json: { message: 'By hand' } })
    await until(async () => expect(theirs.frames).toContainEqual(expect.objectContaining({ message: 'By hand' })))
    theirs.close()
  })

  it('delivers a duplicate message once, and confirms the duplicate', async () => {
    const { couple, roomId } = await newRoom()
    const mine = await join(couple)
    const message = { action: 'message', message: 'Once', roomId, client_id: 'same' }
    for (let n = 0; n < 3; n++) mine.send(message)
    mine.send({ action: 'ping' })
    await mine.next('pong')
    const ids = mine.frames.flatMap((frame) => (frame.action === 'message' ? [frame.message_id] : []))
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    mine.close()
  })

  it('publishes a duplicate message again, because the first attempt may have been lost', async () => {
    const { couple, roomId } = await newRoom()
    const mine = await join(couple)
    const message = { action: 'message', message: 'Again', roomId, client_id: 'again' }
    mine.send(message)
    const { message_id } = await mine.next('message')
    const theirs = await join(vendor)
    mine.send(message)
    expect(await theirs.next('message')).toMatchObject({ message_id, message: 'Again', client_id: 'again' })
    for (const socket of [mine, theirs]) socket.close()
  })

  it.each([
    ['an invalid token', (id: number) => ({ id, first: { action: 'authenticate', token: 'dead' } })],
    ['the path of another account', () => ({ id: vendor.id, first: null })],
    ['a message as the first frame', (id: number) => ({ id, first: { action: 'message', message: 'a', roomId: 1 } })],
    ['an invalid first frame', (id: number) => ({ id, first: 'hello' })],
  ])('closes the socket with 4401 for %s', async (_, choose) => {
    const couple = await newCouple()
    const { id, first } = choose(couple.id)
    const socket = await openSocket(api.url, id)
    socket.send(first ?? { action: 'authenticate', token: couple.token })
    expect(await socket.closed).toEqual({ code: 4401 })
    expect(socket.frames).toEqual([])
  })

  it('sends a socket no frames of other rooms, and rejects its messages to other rooms', async () => {
    const { couple, roomId } = await newRoom()
    const [mine, stranger] = [await join(couple), await join(await newCouple())]
    stranger.send({ action: 'message', message: 'Let me in', roomId, client_id: 'x' })
    expect(await stranger.next('error')).toEqual({ action: 'error', code: 'not_found', client_id: 'x' })
    mine.send({ action: 'message', message: 'Between us', roomId })
    await mine.next('message')
    stranger.send({ action: 'ping' })
    await stranger.next('pong')
    expect(stranger.frames.map(({ action }) => action)).toEqual(['authenticated', 'error', 'pong'])
    for (const socket of [mine, stranger]) socket.close()
  })

  it('stores no receipt from a user who has just left the room', async () => {
    const { couple, roomId } = await newRoom()
    const [mine, theirs] = [await join(couple), await join(vendor)]
    mine.send({ action: 'message', message: 'Hello', roomId })
    const { message_id: messageId } = await theirs.next('message')
    const hand = (accountId: number) => api.db.update(vendors).set({ accountId }).where(eq(vendors.id, 1))
    await hand((await newCouple()).id)
    theirs.send({ action: 'message_read', messageId, user: vendor.id, roomId })
    expect(await theirs.next('error')).toMatchObject({ code: 'not_found' })
    const { status } = await api.get(`/chat/chats/${roomId}/messages`, { token: vendor.token })
    expect(status).toBe(404)
    await hand(vendor.id)
    expect(await api.db.$count(chatReads, eq(chatReads.roomId, roomId))).toBe(0)
    for (const socket of [mine, theirs]) socket.close()
  })

  it('rejects a frame that names another user', async () => {
    const { couple, roomId } = await newRoom()
    const mine = await join(couple)
    mine.send({ action: 'message', message: 'I am them', roomId, user: vendor.id })
    expect(await mine.next('error')).toMatchObject({ code: 'forbidden' })
    mine.close()
  })

  it('responds to an invalid frame with an error frame and keeps the socket open', async () => {
    const { couple, roomId } = await newRoom()
    const mine = await join(couple)
    for (const frame of ['', '[]', '{"action":"dance"}', { action: 'message', message: ' ', roomId, client_id: 'c' }])
      mine.send(frame)
    mine.send({ action: 'ping' })
    await mine.next('pong')
    expect(mine.frames.filter(({ action }) => action === 'error')).toHaveLength(4)
    mine.close()
  })

  it('rejects a message text that cannot be stored, as the HTTP endpoint does', async () => {
    const { couple, roomId } = await newRoom()
    const mine = await join(couple)
    for (const text of ['a\0b', '\ud800']) {
      mine.send({ action: 'message', message: text, roomId, client_id: 'c' })
      await until(async () => expect(mine.frames.at(-1)?.action).toBe('error'))
      expect(mine.frames.pop()).toEqual({ action: 'error', code: 'validation_failed', client_id: 'c' })
    }
    mine.close()
  })

  it('rejects frames above the rate limit and names the rejected message', async () => {
    const { couple, roomId } = await newRoom()
    const mine = await join(couple)
    // While the clock runs, the bucket refills, so a slow machine could accept the message.
    const resumeClock = api.freezeClock()
    for (let n = 0; n < chatRules.socketFrames.burst + 100; n++) mine.send({ action: 'ping' })
    mine.send({ action: 'message', message: 'One more', roomId, client_id: 'm1' })
    await until(async () =>
      expect(mine.frames.at(-1)).toEqual({ action: 'error', code: 'rate_limited', client_id: 'm1' }),
    )
    resumeClock()
    mine.close()
  })

  it('closes the socket after a frame that is far too large', async () => {
    const mine = await join(await newCouple())
    mine.send('a'.repeat(chatRules.socketFrameBytes + 1))
    expect((await mine.closed).code).toBe(1009)
  })

  it('stores no message from a session that was revoked elsewhere', async () => {
    const { couple, roomId } = await newRoom()
    const mine = await join(couple)
    await api.post('/auth/logout/', { token: couple.token, json: {} })
    mine.send({ action: 'message', message: 'Still me', roomId })
    expect(await mine.closed).toEqual({ code: 4401 })
  })

  it('closes the socket when its session is revoked in any way, and keeps the sockets of other sessions', async () => {
    const { couple, roomId } = await newRoom()
    const calls = createCoupleCalls(api)
    const email = `couple${couples}@example.com`
    const [out, changed] = [await calls.logIn(email, PASSWORD), await calls.logIn(email, PASSWORD)]
    const [mine, leaving] = [await join(couple), await join({ ...couple, token: String(out.body.token) })]
    await api.post('/auth/logout/', { token: String(out.body.token), json: {} })
    expect(await leaving.closed).toEqual({ code: 4401 })
    const { body } = await calls.changePassword(String(changed.body.token), PASSWORD, 'another horse')
    expect(await mine.closed).toEqual({ code: 4401 })
    const next = await join({ ...couple, token: String(body.token) })
    await calls.resetByMail(email, 'a third horse')
    expect(await next.closed).toEqual({ code: 4401 })
    const theirs = await join(vendor)
    await api.post(`/chat/chats/${roomId}/messages`, { token: vendor.token, json: { message: 'Still here' } })
    await theirs.next('message')
    for (const socket of [mine, leaving, next])
      expect(socket.frames.map(({ action }) => action)).toEqual(['authenticated'])
    theirs.close()
  })

  it('accepts sockets from our own pages, from allowed origins and from clients without an origin', async () => {
    for (const origin of [api.config.urls.site, api.config.urls.vision, 'https://partner.example', undefined])
      (await openSocket(api.url, 1, origin === undefined ? {} : { origin })).close()
    for (const origin of ['https://evil.example', 'null', 'https://partner.example.evil.example'])
      await expect(openSocket(api.url, 1, { origin })).rejects.toThrow('refused: 403')
  })

  it('refuses sockets while their client address has too many unauthenticated sockets', async () => {
    const couple = await newCouple()
    const open = (from: string) => openSocket(api.url, couple.id, { 'X-Forwarded-For': from })
    const one = await open('10.0.0.1')
    const many = await Promise.all(
      Array.from({ length: chatRules.socketsUnauthenticatedPerAddress - 1 }, () => open('10.0.0.1')),
    )
    await expect(open('10.0.0.1')).rejects.toThrow('refused: 429')
    ;(await open('10.0.0.2')).close()
    one.send({ action: 'authenticate', token: couple.token })
    await one.next('authenticated')
    const next = await open('10.0.0.1')
    await expect(open('10.0.0.1')).rejects.toThrow('refused: 429')
    for (const socket of [one, ...many, next]) socket.close()
    await until(async () => (await open('10.0.0.1')).close())
  })

  it('closes sockets with a reconnect code when the process ends', async () => {
    const own = await startApi()
    const token = await createCoupleCalls(own).join('guest@example.com')
    const { body } = await own.get('/couple/dashboard/', { token })
    const socket = await joinChat(own.url, Number(calls.getDashboard.response.parse(body).user.id), token)
    await own.stop()
    expect(await socket.closed).toEqual({ code: 1012 })
  })

  it('shuts down despite a socket that opens in the meantime and never closes', async () => {
    const own = await startApi()
    const token = await createCoupleCalls(own).join('guest@example.com')
    const { body } = await own.get('/couple/dashboard/', { token })
    const slow = await joinChat(own.url, Number(calls.getDashboard.response.parse(body).user.id), token)
    // A paused client never confirms the close, so the shutdown waits for its timeout.
    slow.pause()
    const late = connect({ port: own.service.apiPort, host: '127.0.0.1', allowHalfOpen: true })
    await once(late, 'connect')
    const ending = own.stop()
    late.write('GET /ws/users/1/chat/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await ending
    late.destroy()
  })
})
