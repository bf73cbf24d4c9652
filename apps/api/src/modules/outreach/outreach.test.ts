import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinChat } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { makePdf } from '../../testing/documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const DAY = 24 * 60 * 60 * 1_000
const VENDORS = 12
const WRITE = {
  status: 429,
  body: { code: 'unverified', detail: 'Confirm your email to write to more vendors today.' },
}

let api: TestApi
let couples: ReturnType<typeof createCoupleCalls>
let vendorIds: number[]
let userIds: number[]
let vendor: string
beforeAll(async () => {
  api = await startApi({ SHOW_IMAGE_GENERATOR: '1' })
  couples = createCoupleCalls(api)
  const all = Array.from({ length: VENDORS }, (_, index) => makeVendor(index + 1))
  vendorIds = await addVendors(api, all)
  vendor = await couples.resetByMail('vendor1@example.com', PASSWORD)
  userIds = await Promise.all(
    vendorIds.map(async (id) => {
      const { body } = await api.get(`/vendor/detail/get/${id}/`)
      return Number(calls.getVendor.response.parse(body).user.id)
    }),
  )
})
afterAll(() => api.stop())

let made = 0
let email: string
let token: string
beforeEach(async () => {
  email = `newcomer${++made}@example.com`
  token = await couples.join(email)
})

const inquire = (index: number, as = token) => api.post(`/vendor/detail/get/${vendorIds[index]}/`, { token: as })
const openRoom = (index: number, as = token) =>
  api.post(`/chat/create-chat-room/${userIds[index]}/`, { token: as, json: {} })
const write = (roomId: unknown, as = token, json: object = { message: 'Hello' }) =>
  api.post(`/chat/chats/${roomId}/messages`, { token: as, json })
const roomWith = async (index: number) => Number((await openRoom(index)).body.chatroom_id)

async function share(as = token) {
  const { body } = await api.get(`/market/couple/lead/data/${vendorIds[0]}`, { token: as })
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(await makePdf())]), 'plan.pdf')
  return api.post(`/market/user/files/upload/${body.lead_id}`, { token: as, form })
}

describe('an account with an unconfirmed email address', () => {
  it('can send 10 messages a day to a vendor that has not replied', async () => {
    const roomId = await roomWith(0)
    for (let sent = 0; sent < 10; sent++) expect((await write(roomId)).status).toBe(201)
    const refused = await write(roomId)
    expect(refused).toMatchObject(WRITE)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    api.advance(DAY)
    expect((await write(roomId)).status).toBe(201)
  })

  it('has the same message quota on a socket', async () => {
    const roomId = await roomWith(0)
    for (let sent = 0; sent < 10; sent++) await write(roomId)
    const { body } = await api.get('/couple/dashboard/', { token })
    const socket = await joinChat(api.url, Number(calls.getDashboard.response.parse(body).user.id), token)
    socket.send({ action: 'message', roomId, message: 'Once more', client_id: 'c1' })
    expect(await socket.next('error')).toMatchObject({ code: 'unverified', client_id: 'c1' })
    socket.close()
  })

  it('uses the message quota once for each inquiry', async () => {
    const roomId = await roomWith(0)
    for (let sent = 0; sent < 8; sent++) await write(roomId)
    for (const index of [1, 2]) expect((await inquire(index)).status).toBe(201)
    expect((await inquire(1)).body.detail).toBe('Inquiry already exists.')
    expect(await inquire(3)).toMatchObject(WRITE)
    const { body } = await api.get(`/vendor/detail/get/${vendorIds[3]}/`, { token })
    expect(body.inquiry).toBe(false)
  })

  it('can open 10 new conversations a day, and existing conversations without limit', async () => {
    for (let index = 0; index < 10; index++) expect((await openRoom(index)).status).toBe(200)
    expect(await openRoom(10)).toMatchObject(WRITE)
    expect((await openRoom(3)).status).toBe(200)
  })

  it('uses no quota for a retried message with the same client id', async () => {
    const roomId = await roomWith(0)
    for (let sent = 0; sent < 15; sent++)
      expect((await write(roomId, token, { message: 'Hello', client_id: 'same' })).status).toBe(201)
  })

  it('has no quota for messages and documents after the vendor’s reply', async () => {
    const roomId = await roomWith(0)
    expect(await share()).toMatchObject({
      status: 403,
      body: { code: 'unverified', detail: expect.stringMatching(/^Confirm your email to share documents/) },
    })
    await write(roomId)
    expect((await write(roomId, vendor)).status).toBe(201)
    for (let sent = 0; sent < 12; sent++) expect((await write(roomId)).status).toBe(201)
    expect((await share()).status).toBe(200)
  })

  it('remains limited by the quota after a different vendor replies', async () => {
    const [answered, silent] = [await roomWith(0), await roomWith(1)]
    await write(answered, vendor)
    for (let sent = 0; sent < 10; sent++) await write(silent)
    expect(await write(silent)).toMatchObject(WRITE)
  })

  it('can generate 3 images a day', async () => {
    const generate = () => api.post('/ai/generate_image/', { token, json: { prompt: 'A barn' } })
    for (let done = 0; done < 3; done++) expect((await generate()).status).toBe(200)
    expect(await generate()).toMatchObject({
      status: 429,
      body: { code: 'unverified', detail: 'Confirm your email to generate more images today.' },
    })
  })

  it('can read and change its own data without a quota', async () => {
    for (const path of ['/couple/update-profile/', '/vision/list/', '/vision/user-credits/', '/vendor/favourite-list/'])
      expect((await api.get(path, { token })).status).toBe(200)
    expect((await api.post(`/vendor/mark-favorite/${vendorIds[0]}/`, { token })).status).toBe(200)
  })
})

describe('an account with a confirmed email address', () => {
  it('has no outreach quotas', async () => {
    token = await couples.joinConfirmed(`confirmed-${email}`)
    const roomId = await roomWith(0)
    for (let sent = 0; sent < 12; sent++) expect((await write(roomId)).status).toBe(201)
    for (let index = 0; index < VENDORS; index++) expect((await openRoom(index)).status).toBe(200)
    expect((await share()).status).toBe(200)
  })

  it('has no outreach quotas immediately after the confirmation', async () => {
    const roomId = await roomWith(0)
    for (let sent = 0; sent < 10; sent++) await write(roomId)
    expect(await write(roomId)).toMatchObject(WRITE)
    token = await api.signIn(email)
    expect((await write(roomId)).status).toBe(201)
  })
})
