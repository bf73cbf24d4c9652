import { type Call, calls, DeskLeadDetail } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinChat, openSocket } from '../../testing/chat-socket.ts'
import { makePdf } from '../../testing/documents.ts'
import { formOf } from '../../testing/forms.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { joinTeam } from '../../testing/teams.ts'

const PUBLIC_URL = 'https://hooks.example.com/in'
/** A feed that is never requested, because its host has a private address. */
const PRIVATE_FEED = 'https://localhost/a.ics'

let api: TestApi
/** The vendor of the member, and another vendor with data of every kind. */
let own: TestLead
let other: TestLead
let member: Awaited<ReturnType<typeof joinTeam>>
let removed: Awaited<ReturnType<typeof joinTeam>>
/** The ids of the other vendor's data, by the name of a path parameter in a path. */
let otherIds: Record<string, number>
/** The ids of the member's own vendor. */
let ownIds: Record<string, number>

beforeAll(async () => {
  api = await startApi()
  own = await makeLead(api)
  other = await makeLead(api)
  member = await joinTeam(api, own.vendor, 'member@example.com')
  removed = await joinTeam(api, own.vendor, 'removed@example.com', 'owner')
  ownIds = await makeData(own, 'own-invited@example.com')
  otherIds = await makeData(other, 'other-invited@example.com')
  await api.delete(`/desk/team/members/${removed.id}/`, { token: own.vendor })
})
afterAll(() => api.stop())

async function makeData(lead: TestLead, email: string): Promise<Record<string, number>> {
  const token = lead.vendor
  const form = formOf({})
  form.append('files', new File([new Uint8Array(await makePdf())], 'Contract.pdf'))
  await api.post(`/desk/leads/${lead.leadId}/documents/`, { token, form })
  const detail = DeskLeadDetail.parse((await api.get(`/desk/leads/${lead.leadId}/`, { token })).body)
  const endpoint = await api.post('/desk/webhooks/', { token, json: { url: PUBLIC_URL, events: ['lead.created'] } })
  const delivery = await api.post(`/desk/webhooks/${endpoint.body.id}/test/`, { token })
  const feed = await api.post('/desk/calendar/subscriptions/', { token, json: { url: PRIVATE_FEED } })
  const { subscriptions } = calls.addDeskSubscription.response.parse(feed.body)
  const invited = await api.post('/desk/team/invitations/', { token, json: { email, role: 'member' } })
  const { invitations } = calls.inviteMember.response.parse(invited.body)
  return {
    'leads/{lead_id}': lead.leadId,
    'documents/{file_id}': Number(detail.documents[0]?.id),
    'webhooks/{id}': Number(endpoint.body.id),
    'webhook-deliveries/{id}': Number(delivery.body.id),
    'subscriptions/{id}': Number(subscriptions[0]?.id),
    'invitations/{id}': Number(invitations[0]?.id),
    'members/{id}': lead.vendorUserId,
    '{user_id}': lead.vendorUserId,
    'chats/{room_id}': lead.roomId,
  }
}

/** Calls of couples and of partners that are no vendors. */
const NOT_VENDORS = ['createChatRoom', 'listPartnerLeads']

/** The calls that a vendor's team makes: those of the desk, and those of conversations. */
const CALLS = Object.entries<Call>(calls).filter(
  ([name, { path, auth }]) =>
    auth === 'required' && !NOT_VENDORS.includes(name) && (path.startsWith('/desk/') || path.startsWith('/chat/')),
)

/** Valid bodies of calls that need one. */
const BODIES: Record<string, object> = {
  updateDeskLead: { notes: 'Theirs' },
  countersignDocument: { name: 'Iris' },
  createDeskInvoice: {
    name: 'Flowers',
    lines: [{ description: 'Roses', quantity: 1, unit_price: '10.00' }],
    due_date: '2099-01-01',
  },
  sendMessage: { message: 'Hello' },
  reportChat: { reason: 'spam' },
  readMessages: { message_id: 1 },
  createWebhookEndpoint: { url: PUBLIC_URL, events: ['lead.created'] },
  updateWebhookEndpoint: { is_enabled: false },
  inviteMember: { email: 'new@example.com', role: 'member' },
  changeMemberRole: { role: 'member' },
  updateDeskNotifications: { inquiry: false },
  saveDeskBasics: { version: '', business_name: 'Theirs', categories: [1], business_location: '', phone: '' },
  saveDeskAbout: { version: '', about_us: '', services: [] },
  saveDeskPhotos: { version: '', photos: [] },
  saveDeskPackages: { version: '', packages: [] },
  saveDeskFaqs: { version: '', faqs: [] },
  saveDeskFacts: { version: '', areas: [], features: [] },
  updateDeskCalendar: { weddings_per_day: 2 },
  addDeskSubscription: { url: PRIVATE_FEED },
  markDeskDays: { from: '2027-06-12', to: '2027-06-12', mark: 'taken' },
}

/** Queries of calls that need one. */
const QUERIES: Record<string, string> = { listDeskDays: '?from=2027-06-01&to=2027-06-30' }

/** Sends a call with these ids. `isKnown`: its parameters and its body are valid. */
async function send(name: string, { method, path, files, body }: Call, ids: Record<string, number>, token: string) {
  const filled = Object.entries(ids).reduce(
    (url, [part, id]) => url.replace(part, part.replace(/\{\w+\}/, String(id))),
    path,
  )
  const init: RequestInit = { method, headers: { Authorization: `Token ${token}` } }
  if (files) {
    init.body = formOf({})
  } else if (method !== 'GET') {
    init.body = JSON.stringify(BODIES[name] ?? {})
    init.headers = { ...init.headers, 'Content-Type': 'application/json' }
  }
  const answer = await fetch(api.url + filled + (QUERIES[name] ?? ''), init)
  const isFilled = !filled.includes('{')
  const isKnown = isFilled && (!body || name in BODIES)
  return { status: answer.status, text: await answer.text(), isFilled, isKnown }
}

/** What only the other vendor may see. */
const secretsOf = (lead: TestLead) => [
  `seller${lead.vendorId}@example.com`,
  `"room_id":${lead.roomId},`,
  'other-invited',
]

describe('a member of one vendor’s team', () => {
  it.each(CALLS.filter(([, { path }]) => path.includes('{')))(
    'cannot reach another vendor by %s',
    async (name, call) => {
      const { status, isFilled } = await send(name, call, otherIds, member.token)
      expect(isFilled ? [403, 404] : [400, 403, 404]).toContain(status)
    },
  )

  it.each(CALLS.filter(([, { path, method }]) => method === 'GET' && !path.includes('{')))(
    'sees nothing of another vendor in %s',
    async (name, call) => {
      const { status, text } = await send(name, call, {}, member.token)
      expect([200, 400]).toContain(status)
      for (const secret of secretsOf(other)) expect(text).not.toContain(secret)
    },
  )

  it('reads and answers the vendor’s own lead', async () => {
    const { token } = member
    expect((await api.get(`/desk/leads/${own.leadId}/`, { token })).status).toBe(200)
    expect((await api.get(`/chat/users/${own.vendorUserId}/chats`, { token })).body).toMatchObject([
      { roomId: own.roomId },
    ])
  })

  it('sees no conversation that the vendor’s account has as a couple', async () => {
    const room = await api.post(`/chat/create-chat-room/${other.vendorUserId}/`, { token: own.vendor, json: {} })
    const path = `/chat/chats/${room.body.chatroom_id}/messages`
    expect((await api.post(path, { token: own.vendor, json: { message: 'For our own party' } })).status).toBe(201)
    const { token } = member
    const { body } = await api.get(`/chat/users/${own.vendorUserId}/chats`, { token })
    expect(body).toHaveLength(1)
    expect(body).toMatchObject([{ roomId: own.roomId }])
    expect((await api.get(path, { token })).status).toBe(404)
    expect((await api.post(path, { token, json: { message: 'Hi' } })).status).toBe(404)
    const socket = await joinChat(api.url, own.vendorUserId, token)
    await api.post(path, { token: other.vendor, json: { message: 'Welcome' } })
    socket.send({ action: 'message', message: 'Hi', roomId: Number(room.body.chatroom_id) })
    expect(await socket.next('error')).toMatchObject({ code: 'not_found' })
    expect(socket.frames.map(({ action }) => action)).toEqual(['authenticated', 'error'])
    socket.close()
  })

  it('cannot act for the vendor with a session of an embedding page', async () => {
    const token = await api.signInEmbedded(member.email)
    const path = `/chat/chats/${own.roomId}/messages`
    expect((await api.post(path, { token, json: { message: 'Hi' } })).status).toBe(404)
    const socket = await openSocket(api.url, own.vendorUserId)
    socket.send({ action: 'authenticate', token })
    expect(await socket.closed).toEqual({ code: 4401 })
  })
})

describe('a socket of a member', () => {
  it('is refused in the name of another vendor', async () => {
    const socket = await openSocket(api.url, other.vendorUserId)
    socket.send({ action: 'authenticate', token: member.token })
    expect(await socket.closed).toEqual({ code: 4401 })
  })

  it.each([
    ['message', (lead: TestLead) => ({ action: 'message', message: 'Hi', roomId: lead.roomId })],
    ['message_read', (lead: TestLead) => ({ action: 'message_read', messageId: 1, roomId: lead.roomId })],
  ])('gets an error for a frame %s about another vendor’s room', async (_, toFrame) => {
    const socket = await joinChat(api.url, own.vendorUserId, member.token)
    socket.send(toFrame(other))
    expect(await socket.next('error')).toMatchObject({ code: 'not_found' })
    socket.close()
  })

  it('gets an error for a frame in the name of another vendor’s account', async () => {
    const socket = await joinChat(api.url, own.vendorUserId, member.token)
    socket.send({ action: 'message', message: 'Hi', roomId: own.roomId, user: other.vendorUserId })
    expect(await socket.next('error')).toMatchObject({ code: 'forbidden' })
    socket.close()
  })

  it('receives no messages of another vendor', async () => {
    const socket = await joinChat(api.url, own.vendorUserId, member.token)
    await api.post(`/chat/chats/${other.roomId}/messages`, { token: other.couple, json: { message: 'Secret' } })
    await api.post(`/chat/chats/${own.roomId}/messages`, { token: own.couple, json: { message: 'Ours' } })
    expect(await socket.next('message')).toMatchObject({ message: 'Ours', roomId: own.roomId })
    socket.close()
  })
})

describe('a removed member', () => {
  it.each(CALLS)('cannot reach the vendor by %s', async (name, call) => {
    const { status, isKnown } = await send(name, call, ownIds, removed.token)
    expect(isKnown ? [403, 404] : [400, 403, 404]).toContain(status)
  })

  it('loses its open socket at once, and cannot open another', async () => {
    const leaving = await joinTeam(api, own.vendor, 'leaving@example.com')
    const socket = await joinChat(api.url, own.vendorUserId, leaving.token)
    const staying = await joinChat(api.url, own.vendorUserId, member.token)
    await api.delete(`/desk/team/members/${leaving.id}/`, { token: own.vendor })
    expect(await socket.closed).toEqual({ code: 4401 })
    await api.post(`/chat/chats/${own.roomId}/messages`, { token: own.couple, json: { message: 'After' } })
    expect(await staying.next('message')).toMatchObject({ message: 'After' })
    expect(socket.frames.map(({ action }) => action)).toEqual(['authenticated'])
    const again = await openSocket(api.url, own.vendorUserId)
    again.send({ action: 'authenticate', token: leaving.token })
    expect(await again.closed).toEqual({ code: 4401 })
    staying.close()
  })

  it('stays signed in with its own account', async () => {
    expect((await api.get('/couple/account/sessions/', { token: removed.token })).status).toBe(200)
  })
})
