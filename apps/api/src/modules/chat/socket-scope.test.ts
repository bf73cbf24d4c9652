import { CLOSE_CODES, calls } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ChatSocket, joinChat, openSocket } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { chatRules } from './rules.ts'

let api: TestApi
let vendor: { token: string; id: number }
const sockets: ChatSocket[] = []
beforeAll(async () => {
  api = await startApi()
  await addVendors(api, [makeVendor(1)])
  const token = await createCoupleCalls(api).resetByMail('vendor1@example.com', PASSWORD)
  const { body } = await api.get('/vendor/detail/get/1/')
  vendor = { token, id: Number(calls.getVendor.response.parse(body).user.id) }
})
afterAll(() => api.stop())
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

async function join(id: number, token: string): Promise<ChatSocket> {
  const socket = await joinChat(api.url, id, token)
  sockets.push(socket)
  return socket
}

/** Signs in an account with one socket on the site and one in an element, and opens a room with a vendor. */
async function meet(email: string) {
  const onSite = await api.signIn(email)
  const embedded = await api.signInEmbedded(email)
  const { body } = await api.get('/couple/dashboard/', { token: onSite })
  const id = Number(calls.getDashboard.response.parse(body).user.id)
  const room = await api.post(`/chat/create-chat-room/${vendor.id}/`, { token: onSite, json: {} })
  return {
    id,
    embedded,
    roomId: Number(room.body.chatroom_id),
    site: await join(id, onSite),
    element: await join(id, embedded),
    theirs: await join(vendor.id, vendor.token),
  }
}

/** Returns the frames that a socket has received. */
async function framesOf(socket: ChatSocket) {
  socket.send({ action: 'ping' })
  await socket.next('pong')
  return socket.frames.map(({ action }) => action)
}

it('the socket of an element receives no messages and no receipts of any conversation', async () => {
  const { id, roomId, site, element, theirs } = await meet('hears@example.com')
  site.send({ action: 'message', message: 'From the site', user: id, roomId })
  const { message_id: messageId } = await theirs.next('message')
  theirs.send({ action: 'message_read', messageId, user: vendor.id, roomId })
  theirs.send({ action: 'message', message: 'From the vendor', user: vendor.id, roomId })
  await expect.poll(() => site.frames.filter(({ action }) => action === 'message')).toHaveLength(2)
  expect(await framesOf(element)).toEqual(['authenticated', 'pong'])
})

it('a message from an element is confirmed to the element and delivered to the site and the vendor', async () => {
  const { id, roomId, site, element, theirs } = await meet('sends@example.com')
  element.send({ action: 'message', message: 'Are you free in May?', user: id, roomId, client_id: 'mine' })
  const said = { message: 'Are you free in May?', client_id: 'mine', user: id, roomId }
  expect(await element.next('message')).toMatchObject(said)
  expect(await site.next('message')).toMatchObject(said)
  expect(await theirs.next('message')).toMatchObject(said)
  expect(await framesOf(element)).toEqual(['authenticated', 'message', 'pong'])
})

it('the socket of an element cannot send read receipts', async () => {
  const { id, roomId, element, theirs } = await meet('receipts@example.com')
  theirs.send({ action: 'message', message: 'Hello', user: vendor.id, roomId })
  const { message_id: messageId } = await theirs.next('message')
  element.send({ action: 'message_read', messageId, user: id, roomId })
  expect(await element.next('error')).toMatchObject({ code: 'confirmation_required' })
})

it('sockets of both scopes receive the event of a ready vision', async () => {
  const { embedded, site, element } = await meet('visions@example.com')
  const { body } = await api.post('/vision/list/', { token: embedded, form: visionForm('A barn') })
  expect(await element.next('vision_ready')).toEqual({ action: 'vision_ready', vision_id: body.id })
  expect(await site.next('vision_ready')).toEqual({ action: 'vision_ready', vision_id: body.id })
})

it('a session of a magic link cannot open a socket', async () => {
  const { accounts, magicLinks, auth } = api.service.services
  const { accountId, token } = await api.db.transaction(async (tx) => {
    const { id: accountId } = await accounts.findOrCreate(tx, 'linked@example.com')
    await magicLinks.invite(tx, { accountId, isActive: true, categoryIds: [], vendorIds: [] })
    return { accountId, token: await auth.startLinkSession(tx, accountId, 1) }
  })
  const socket = await openSocket(api.url, accountId)
  socket.send({ action: 'authenticate', token })
  expect(await socket.closed).toEqual({ code: CLOSE_CODES.unauthorized })
})

it('sockets of elements and sockets of the site have separate limits', async () => {
  const email = 'crowded@example.com'
  const [onSite, embedded] = [await api.signIn(email), await api.signInEmbedded(email)]
  const { body } = await api.get('/couple/dashboard/', { token: onSite })
  const id = Number(calls.getDashboard.response.parse(body).user.id)
  await Promise.all(Array.from({ length: chatRules.socketsPerAccount }, () => join(id, embedded)))
  expect(await framesOf(await join(id, onSite))).toContain('pong')
})
