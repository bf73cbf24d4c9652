import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { fieldsOf, photo, setupMaya } from '../account/test/setup.ts'
import type { Invoice } from '../contract/leads/schema.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createLead } from './create-lead.ts'
import { setUpAccount } from './redirect.ts'
import { INVOICE, LEAD } from './test/lead.ts'

const PATH = '/market/couple/lead/data/3'
const read = (more: object = {}): ScriptedAnswer => ({ path: PATH, body: { ...LEAD, ...more } })
const done = (path: string, more: object = {}): ScriptedAnswer => ({
  method: 'POST',
  path,
  body: { detail: 'ok' },
  ...more,
})

function setup(script: ScriptedAnswer[]) {
  const all = setupMaya({ script, address: 'https://site.test/dashboard/vendors/manage/3?a=b#c' })
  const view = createLead(all.ports, '3')
  const shown: string[] = []
  const stop = view.$lead.subscribe((state) => {
    shown.push(state.status === 'ready' ? `lead ${state.lead.lead_id} ${state.lead.business_name}` : state.status)
  })
  return { ...all, view, shown, stop, session: all.client.session }
}

async function opened(...script: ScriptedAnswer[]) {
  const all = setup([read(), ...script])
  await settle()
  return all
}

describe('createLead', () => {
  it('fetches the lead by the vendor’s id, then every 10 s while the page is visible', async () => {
    const { shown, clock, visibility, backend, view, stop } = await opened(read(), read(), read())
    expect(shown).toEqual(['loading', 'lead 12 Iris & Fern'])
    await clock.advance(10_000)
    expect(backend.to(PATH)).toHaveLength(2)
    visibility.hide()
    await clock.advance(60_000)
    expect(backend.to(PATH)).toHaveLength(2)
    visibility.show()
    await settle()
    expect(backend.to(PATH)).toHaveLength(3)
    stop()
    cleanStores(view.$lead)
    await clock.advance(60_000)
    expect(backend.to(PATH)).toHaveLength(3)
  })

  it.each([
    [404, 'missing'],
    [403, 'failed'],
  ])('converts the response status %d to the state "%s"', async (status, last) => {
    const { shown } = setup([{ path: PATH, status }])
    await settle()
    expect(shown.at(-1)).toBe(last)
  })

  it('polls a missing lead with backoff, then every 10 s once the lead exists', async () => {
    const missing = { path: PATH, status: 404 }
    const { shown, clock, backend } = setup([missing, missing, missing, read(), read()])
    await settle()
    const asked = () => backend.to(PATH).length
    await clock.advance(19_000)
    expect(asked()).toBe(1)
    await clock.advance(1_000)
    expect(asked()).toBe(2)
    await clock.advance(39_000)
    expect(asked()).toBe(2)
    await clock.advance(1_000 + 80_000)
    expect(shown.at(-1)).toBe('lead 12 Iris & Fern')
    await clock.advance(10_000)
    expect(asked()).toBe(5)
  })

  it('keeps the lead when refetching fails', async () => {
    const { shown, view } = await opened({ path: PATH, status: 400 })
    await view.refresh()
    expect(shown.at(-1)).toBe('lead 12 Iris & Fern')
  })

  it('clears the lead when the account changes', async () => {
    const { shown, session } = await opened(read({ business_name: 'Another' }))
    session.signIn({ token: 'n', email: 'noor@example.com' })
    await settle()
    expect(shown.slice(-2)).toEqual(['loading', 'lead 12 Another'])
  })

  it('fetches missing vendor data and messages from the documented endpoints', async () => {
    const less = { business_name: undefined, image: undefined, vendor_user_id: undefined, messages: undefined }
    const vendor = {
      id: 3,
      user: { id: 1003 },
      business_name: 'From the profile',
      image: 'https://api.test/v.webp',
      categories_label: 'Florists',
    }
    const room = { roomId: 5, members: [{ id: 7 }, { id: '1003' }], updated_at: '' }
    const messages = [{ message_id: 1, roomId: 5, user: 7, message: 'Hello' }]
    const { view, shown, backend } = setup([
      { ...read(less), always: true },
      { path: '/vendor/detail/get/3/', body: vendor },
      { path: '/chat/users/7/chats', always: true, body: [{ roomId: 4, members: [{ id: 1004 }] }, room] },
      { path: '/chat/chats/5/messages?user_id=7', always: true, body: messages },
    ])
    await settle()
    await settle()
    expect(shown.at(-1)).toBe('lead 12 From the profile')
    expect(view.$lead.get()).toMatchObject({ lead: { messages: [{ message: 'Hello' }] } })
    expect(await view.openChat()).toEqual({
      ok: true,
      path: '/dashboard/messages/?chatroom_id=5&chatroom_name=From+the+profile&chatroom_image=https%3A%2F%2Fapi.test%2Fv.webp&chatroom_type=Florists',
      roomId: 5,
    })
    await view.refresh()
    expect(backend.to(PATH)).toHaveLength(2)
    expect(backend.to('/vendor/detail/get/3/')).toHaveLength(1)
  })
})

describe('createLead: changes', () => {
  it('uploads documents with their file names to the lead’s own id, then refetches the lead', async () => {
    const path = '/market/user/files/upload/12'
    const { view, backend } = await opened(done(path), read())
    const progress: number[] = []
    const files = [photo('plan.pdf', 'application/pdf'), photo('tent.jpg')]
    expect(await view.upload(files, { onProgress: (sent) => progress.push(sent) })).toEqual({ ok: true })
    const [sent] = backend.to(path)
    const names = sent?.body instanceof FormData ? sent.body.getAll('files') : []
    expect(names.map((file) => file instanceof File && file.name)).toEqual(['plan.pdf', 'tent.jpg'])
    expect(progress).toEqual([0.5, 1])
    expect(backend.to(PATH)).toHaveLength(2)
  })

  it('signs a document with the trimmed names of both partners', async () => {
    const path = '/market/user/files/sign/51'
    const { view, backend } = await opened(done(path), read())
    expect(await view.sign('51', { own: ' Maya ', partner: 'Noor' })).toEqual({ ok: true })
    const [sent] = backend.to(path)
    expect(await fieldsOf(sent?.body)).toEqual([
      ['esign_doc', 'Maya'],
      ['esign_doc_partner', 'Noor'],
    ])
    expect(backend.to(PATH)).toHaveLength(2)
  })

  it('signs a document with the consent that the couple saw', async () => {
    const path = '/market/user/files/sign/51'
    const { view, backend } = await opened(done(path), read())
    await view.sign('51', { own: 'Maya', partner: 'Noor', consent: 'Aceptamos.' })
    const [sent] = backend.to(path)
    expect(await fieldsOf(sent?.body)).toContainEqual(['consent', 'Aceptamos.'])
  })

  it('deletes a document, and returns and logs the error if the request fails', async () => {
    const path = '/market/user/files/delete/51'
    const { view, logged, backend } = await opened(done(path, { status: 403 }), done(path), read())
    expect(await view.remove(51)).toMatchObject({ ok: false, error: { code: 'forbidden' } })
    expect(logged).toEqual(['/market/user/files/delete/{file_id} failed.'])
    expect(backend.to(PATH)).toHaveLength(1)
    expect(await view.remove(51)).toEqual({ ok: true })
    expect(backend.to(PATH)).toHaveLength(2)
  })

  it('sends no change before the lead is loaded', async () => {
    const { view, backend } = setup([{ path: PATH, fault: 'hang' }])
    await settle()
    expect(await view.upload([photo('a.jpg')])).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(await view.pay(INVOICE)).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(backend.requests).toHaveLength(1)
  })
})

describe('lead.pay', () => {
  const path = '/market/couple/payment/'

  it('sends empty card fields and the amount due of the invoice', async () => {
    const { view, backend } = await opened(done(path, { body: { url: 'https://pay.test/c/1' } }))
    expect(await view.pay(INVOICE)).toEqual({ ok: true, url: 'https://pay.test/c/1' })
    expect(await fieldsOf(backend.to(path)[0]?.body)).toEqual([
      ['cc_num', ''],
      ['cc_exp_month', ''],
      ['cc_exp_year', ''],
      ['cc_cvc', ''],
      ['invoice', '61'],
      ['leadId', '12'],
      ['cancel_url', 'https://site.test/dashboard/vendors/manage/3'],
      ['invoice_to', '7'],
      ['invoice_name', 'Deposit'],
      ['invoice_amount_due', '600.00'],
    ])
  })

  it.each(['javascript:alert(1)', 'http://pay.test/', '//evil.test', ''])('rejects the redirect "%s"', async (url) => {
    const { view } = await opened(done(path, { body: { url } }))
    const invoice: Invoice = INVOICE
    expect(await view.pay(invoice)).toMatchObject({ ok: false, error: { code: 'invalid_response' } })
  })

  it('setUpAccount sends the code of an invitation and returns the URL to redirect to', async () => {
    const setUp = '/market/setup/account/'
    const { ports, backend } = setupMaya({ script: [done(setUp, { body: { url: 'https://pay.test/s' } })] })
    expect(await setUpAccount(ports, 'abc', '12')).toEqual({ ok: true, url: 'https://pay.test/s' })
    expect(JSON.parse(String(backend.to(setUp)[0]?.body))).toEqual({ add_payment: true, code: 'abc', leadId: '12' })
  })
})

it('openChat creates the room of the conversation if there is none', async () => {
  const room = { chatroom_id: 9, name: 'Iris & Fern', category: 'Florists', image: '' }
  const { view } = await opened(done('/chat/create-chat-room/1003/', { body: room }))
  expect(await view.openChat()).toEqual({
    ok: true,
    path: '/dashboard/messages/?chatroom_id=9&chatroom_name=Iris+%26+Fern&chatroom_type=Florists',
    roomId: 9,
  })
})
