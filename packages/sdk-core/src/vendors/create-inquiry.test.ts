import { describe, expect, it } from 'vitest'
import { setupMaya, setupSite } from '../account/test/setup.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { inquiryOf } from './create-inquiry.ts'
import { createVendors } from './create-vendors.ts'
import { profile } from './test/setup.ts'

const path = '/vendor/detail/get/7/'
const read: ScriptedAnswer = { method: 'GET', path, always: true, body: profile(7) }
const answered = (answer: ScriptedAnswer): ScriptedAnswer => ({ method: 'POST', path, ...answer })
const FIELDS = { weddingDate: '2999-06-12', guests: '120', message: ' Are you free? ' }

function setup(script: ScriptedAnswer[], make = setupMaya) {
  const all = make({ script: [...script, read] })
  return { ...all, inquiry: inquiryOf(all.ports, 7) }
}

describe('inquiryOf', () => {
  it('returns one form per vendor and vision', () => {
    const { ports, inquiry } = setup([])
    expect(inquiryOf(ports, '7')).toBe(inquiry)
    expect(inquiryOf(ports, 7, { visionId: 'v1' })).not.toBe(inquiry)
  })

  it('keeps the fields for the tab, until the inquiry is sent or the account changes', async () => {
    const { ports, inquiry, client } = setup([answered({ status: 201 }), { path: '/auth/logout/', body: {} }])
    inquiry.set(FIELDS)
    expect(ports.tab.get('inquiry:7:')).toContain('Are you free?')
    await inquiry.submit()
    expect(ports.tab.get('inquiry:7:')).toBeNull()
    inquiry.set({ message: 'More' })
    await client.session.signOut()
    expect(ports.tab.get('inquiry:7:')).toBeNull()
    expect(inquiry.$inquiry.get().message).toBe('')
  })

  it('restores the fields of an earlier page of the same tab', () => {
    const first = setup([])
    first.inquiry.set(FIELDS)
    const stored = first.ports.tab.get('inquiry:7:') ?? ''
    const second = setupMaya()
    second.ports.tab.set('inquiry:7:', stored)
    expect(inquiryOf(second.ports, 7).$inquiry.get()).toMatchObject(FIELDS)
  })

  it('ignores invalid data in storage', () => {
    const { ports } = setupMaya()
    ports.tab.set('inquiry:7:', '{"guests":{},"message":7}')
    expect(inquiryOf(ports, 7).$inquiry.get()).toMatchObject({ weddingDate: '', guests: '', message: '' })
  })
})

describe('inquiry.submit', () => {
  it('sends the trimmed fields', async () => {
    const { inquiry, backend } = setup([answered({ status: 201 })])
    inquiry.set(FIELDS)
    await inquiry.submit({ website: 'https://spam.example' })
    expect(JSON.parse(String(backend.to(path, 'POST')[0]?.body))).toEqual({
      message: 'Are you free?',
      guests: 120,
      wedding_date: '2999-06-12',
      website: 'https://spam.example',
    })
    expect(inquiry.$inquiry.get().status).toBe('sent')
  })

  it('sends no body without fields', async () => {
    const { inquiry, backend } = setup([answered({ status: 201 })])
    await inquiry.submit()
    expect(backend.to(path, 'POST')[0]?.body).toBeUndefined()
  })

  it('sends the vision of the form', async () => {
    const { ports, backend } = setup([answered({ status: 201 })])
    await inquiryOf(ports, 7, { visionId: 'v1' }).submit()
    expect(JSON.parse(String(backend.to(path, 'POST')[0]?.body))).toEqual({ vision_id: 'v1' })
  })

  it('sends the vision as a message if the couple has sent an inquiry before, once', async () => {
    const exists = { status: 400, body: { detail: 'Inquiry already exists.' } }
    const room = { path: '/chat/create-chat-room/1007/', body: { chatroom_id: 5, name: '', category: '', image: '' } }
    const messages = '/chat/chats/5/messages'
    const sent = { message_id: 1, roomId: 5, user: 7, message: 'Peony barn', updated_at: '' }
    const message = { method: 'POST', path: messages, status: 201, body: sent }
    const { ports, backend } = setup([answered(exists), room, message])
    const inquiry = inquiryOf(ports, 7, { visionId: 'v1' })
    ports
      .once(createVendors)
      .profile(7)
      .$vendor.listen(() => undefined)
    await settle()
    const twice = { visionTitle: 'Peony barn', attribution: { element: 'vision-generator' } }
    await Promise.all([inquiry.submit(twice), inquiry.submit(twice)])
    expect(inquiry.$inquiry.get().status).toBe('sent')
    expect(backend.to(messages, 'POST').map(({ body }) => JSON.parse(String(body)))).toEqual([
      { message: 'Peony barn', client_id: 'vision-v1', vision_id: 'v1', element: 'vision-generator' },
    ])
  })

  it('remembers a sent vision until the account changes', async () => {
    const { ports, client } = setup([answered({ status: 201 }), { path: '/auth/logout/', body: {} }])
    await inquiryOf(ports, 7, { visionId: 'v1' }).submit()
    expect(ports.local.get('sentVision:7:v1')).toBe('1')
    const next = setupMaya()
    next.ports.local.set('sentVision:7:v1', '1')
    expect(inquiryOf(next.ports, 7, { visionId: 'v1' }).$inquiry.get().status).toBe('sent')
    expect(inquiryOf(next.ports, 8, { visionId: 'v1' }).$inquiry.get().status).toBe('editing')
    await client.session.signOut()
    expect(ports.local.get('sentVision:7:v1')).toBeNull()
  })

  it('sends one request for two calls', async () => {
    const { inquiry, backend } = setup([answered({ status: 201 })])
    await Promise.all([inquiry.submit(), inquiry.submit()])
    expect(backend.to(path, 'POST')).toHaveLength(1)
  })

  it.each([
    [{ weddingDate: '2020-01-01' }, 'past'],
    [{ weddingDate: 'soon' }, 'date'],
    [{ guests: '0' }, 'guests'],
    [{ guests: '1.5' }, 'guests'],
    [{ guests: 'many' }, 'guests'],
    [{ message: 'x'.repeat(2_001) }, 'message'],
  ])('does not send the invalid fields %o', async (fields, problem) => {
    const { inquiry, backend } = setup([])
    inquiry.set(fields)
    await inquiry.submit()
    expect(inquiry.$inquiry.get()).toMatchObject({ status: 'editing', problem, ...fields })
    expect(backend.to(path, 'POST')).toEqual([])
    inquiry.set({ message: 'Hello' })
    expect(inquiry.$inquiry.get().problem).toBeNull()
  })

  it('waits for a sign-in and keeps the fields', async () => {
    const { inquiry, client, backend } = setup([answered({ status: 201 })], setupSite)
    inquiry.set(FIELDS)
    await inquiry.submit()
    expect(inquiry.$inquiry.get()).toMatchObject({ status: 'login-needed', ...FIELDS })
    inquiry.dismiss()
    expect(inquiry.$inquiry.get()).toMatchObject({ status: 'editing', ...FIELDS })
    client.session.signIn({ token: 't', email: 'maya@example.com' })
    await inquiry.submit()
    expect(inquiry.$inquiry.get().status).toBe('sent')
    expect(String(backend.to(path, 'POST')[0]?.body)).toContain('Are you free?')
  })

  it.each([
    [{ status: 400, body: { detail: 'Inquiry already exists.' } }, 'exists'],
    [{ status: 200 }, 'not_sent'],
    [{ status: 500 }, 'failed'],
    [{ status: 429 }, 'failed'],
  ])('keeps the fields after the response %o', async (answer, status) => {
    const { inquiry } = setup([answered(answer)])
    inquiry.set(FIELDS)
    await inquiry.submit()
    await settle()
    expect(inquiry.$inquiry.get()).toMatchObject({ status, ...FIELDS })
  })
})

it('inquiry.prefill changes only empty fields', () => {
  const { inquiry } = setup([])
  inquiry.set({ weddingDate: '2999-01-01' })
  inquiry.prefill({ weddingDate: '2998-02-02', guests: '80' })
  expect(inquiry.$inquiry.get()).toMatchObject({ weddingDate: '2999-01-01', guests: '80', message: '' })
})
