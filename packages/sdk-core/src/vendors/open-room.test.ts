import { expect, it } from 'vitest'
import { setupMaya } from '../account/test/setup.ts'
import type { Vendor } from '../contract/vendors/schema.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createVendors } from './create-vendors.ts'
import { vendor } from './test/setup.ts'

const path = '/chat/create-chat-room/1007/'
const room = { chatroom_id: 'r 5', name: 'Léa & Émile 💐', category: 'Florists, Cakes', image: 'https://p/1.webp?a=1' }
const card: Vendor = vendor(7)

function setup(...script: ScriptedAnswer[]) {
  const all = setupMaya({ script })
  return { ...all, vendors: all.ports.once(createVendors) }
}

it('openRoom opens the room of the vendor’s user and returns its path', async () => {
  const { vendors, tracked } = setup({ method: 'POST', path, body: room })
  const result = await vendors.message(card)
  expect(result).toMatchObject({ ok: true, room })
  const address = new URL(result.ok ? result.path : '', 'https://site.test')
  expect(address.pathname).toBe('/dashboard/messages/')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    chatroom_id: 'r 5',
    chatroom_name: room.name,
    chatroom_image: room.image,
    chatroom_type: room.category,
  })
  expect(tracked).toEqual(['Message Initiated {"vendor_id":"7"}'])
})

it('openRoom sends the element and the partner of the page, and no body without them', async () => {
  const { vendors, backend } = setup({ path, body: room, always: true })
  await vendors.message(card)
  await vendors.message(card, { element: 'vendor-card-grid', partner: 'Fennel', vendorId: '9' })
  expect(backend.requests.map(({ body }) => body && JSON.parse(String(body)))).toEqual([
    undefined,
    { element: 'vendor-card-grid', partner: 'Fennel' },
  ])
})

it('openRoom omits a missing image and a missing category from the path', async () => {
  const { vendors } = setup({ path, body: { chatroom_id: 5, name: 'A', image: null } })
  expect(await vendors.message(card)).toMatchObject({ path: '/dashboard/messages/?chatroom_id=5&chatroom_name=A' })
})

it('openRoom sends one request for a double click, and a new request for a later click', async () => {
  const { vendors, backend } = setup({ path, body: room, always: true })
  await Promise.all([vendors.message(card), vendors.message({ ...card })])
  expect(backend.requests).toHaveLength(1)
  await vendors.message(card)
  expect(backend.requests).toHaveLength(2)
})

it('openRoom sends a new request, with the new token, after the account changes', async () => {
  const { vendors, backend, client } = setup({ path, fault: 'hang' }, { path, body: room })
  void vendors.message(card)
  await settle()
  client.session.signIn({ token: 'n', email: 'noor@example.com' })
  expect(await vendors.message(card)).toMatchObject({ ok: true })
  expect(backend.requests.map(({ headers }) => headers.Authorization)).toEqual(['Token m', 'Token n'])
})

it.each([500, 404])('openRoom logs a response with the status %d', async (status) => {
  const { vendors, tracked, logged } = setup({ path, status })
  expect(await vendors.message(card)).toMatchObject({ ok: false, error: { status } })
  expect(tracked).toEqual([])
  expect(logged).toEqual(['/chat/create-chat-room/{vendor_user_id}/ failed.'])
})

it('openRoom fails for a vendor without a user id', async () => {
  const { vendors, backend, logged } = setup()
  expect(await vendors.message({ ...card, user: '' })).toMatchObject({ ok: false, error: { code: 'invalid_response' } })
  expect(backend.requests).toEqual([])
  expect(logged).toEqual(['The conversation could not be opened.'])
})
