import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinChat } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { chatRules } from './rules.ts'

const FRAMES_EACH = chatRules.socketFrames.burst - 1

let api: TestApi
let vendorId: number
beforeAll(async () => {
  api = await startApi()
  await addVendors(api, [makeVendor(1)])
  await createCoupleCalls(api).resetByMail('vendor1@example.com', PASSWORD)
  const { body } = await api.get('/vendor/detail/get/1/')
  vendorId = Number(calls.getVendor.response.parse(body).user.id)
})
afterAll(() => api.stop())

async function newRoom(email: string) {
  const token = await createCoupleCalls(api).joinConfirmed(email)
  const { body } = await api.get('/couple/dashboard/', { token })
  const { body: room } = await api.post(`/chat/create-chat-room/${vendorId}/`, { token, json: {} })
  const id = Number(calls.getDashboard.response.parse(body).user.id)
  return { token, id, roomId: Number(room.chatroom_id) }
}

it('the API responds to HTTP requests while it stores the messages of an account that floods its sockets', async () => {
  const { token, id, roomId } = await newRoom('flood@example.com')
  const sockets = await Promise.all(
    Array.from({ length: chatRules.socketsPerAccount }, () => joinChat(api.url, id, token)),
  )
  const [first] = sockets
  const stored = () => first?.frames.filter(({ action }) => action === 'message').length ?? 0
  const refused = () => sockets.flatMap(({ frames }) => frames.filter((frame) => frame.action === 'error'))
  for (let n = 0; n < FRAMES_EACH; n++) {
    for (const [index, socket] of sockets.entries()) {
      socket.send({ action: 'message', message: 'Flood', roomId, client_id: `${index}-${n}` })
    }
  }
  expect((await api.get('/healthz')).status).toBe(200)
  const storedBefore = stored()
  // Waits until each frame was either stored or rejected.
  await until(async () => expect(stored() + refused().length).toBe(sockets.length * FRAMES_EACH))
  expect(storedBefore).toBeLessThan(stored())
  expect(stored()).toBeLessThan(chatRules.messagesPostedPerAccount.max)
  expect(refused()[0]).toEqual({ action: 'error', code: 'rate_limited', client_id: expect.any(String) })
  for (const socket of sockets) socket.close()
})
