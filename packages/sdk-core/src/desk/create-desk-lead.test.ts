import { describe, expect, it } from 'vitest'
import { fieldsOf, photo } from '../account/test/setup.ts'
import type { LeadFile } from '../contract/leads/schema.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createDeskAccount } from './create-desk-account.ts'
import { createDeskLead } from './create-desk-lead.ts'
import { deskSigningStepOf } from './show-desk-lead.ts'
import { DESK_LEAD_DETAIL, setupVendor } from './test/desk.ts'

const PATH = '/desk/leads/12/'
const read = (more: object = {}, method = 'GET'): ScriptedAnswer => ({
  method,
  path: PATH,
  body: { ...DESK_LEAD_DETAIL, ...more },
})
const done = (path: string, more: object = {}): ScriptedAnswer => ({
  method: 'POST',
  path,
  body: { detail: 'ok' },
  ...more,
})

async function opened(...script: ScriptedAnswer[]) {
  const all = setupVendor({ script: [read(), ...script] })
  const view = createDeskLead(all.ports, '12')
  const shown: string[] = []
  view.$lead.subscribe((state) => {
    shown.push(state.status === 'ready' ? `${state.lead.state} ${state.lead.notes}`.trim() : state.status)
  })
  await settle()
  return { ...all, view, shown }
}

describe('createDeskLead', () => {
  it('fetches the lead, then every 10 s', async () => {
    const { shown, clock } = await opened(read({ state: 'talking' }))
    expect(shown).toEqual(['loading', 'new'])
    await clock.advance(10_000)
    expect(shown.at(-1)).toBe('talking')
  })

  it.each([
    [404, 'missing'],
    [403, 'missing'],
    [400, 'failed'],
  ])('converts the response status %d to the state "%s"', async (status, last) => {
    const { ports } = setupVendor({ script: [{ path: PATH, status }] })
    const view = createDeskLead(ports, 12)
    const shown: string[] = []
    view.$lead.subscribe((state) => void shown.push(state.status))
    await settle()
    expect(shown.at(-1)).toBe(last)
  })

  it('shows the lead of the response to a change without a refetch', async () => {
    const { view, shown, backend } = await opened(read({ state: 'booked' }, 'PATCH'), read({ notes: 'Tent' }, 'PATCH'))
    expect(await view.setState('booked')).toEqual({ ok: true })
    expect(shown.at(-1)).toBe('booked')
    await view.saveNotes('Tent')
    expect(shown.at(-1)).toBe('new Tent')
    expect(backend.to(PATH, 'PATCH').map(({ body }) => JSON.parse(String(body)))).toEqual([
      { state: 'booked' },
      { notes: 'Tent' },
    ])
    expect(backend.to(PATH, 'GET')).toHaveLength(1)
  })

  it('returns the existing room without a request, and creates a missing room', async () => {
    const { view } = await opened()
    expect(await view.openRoom()).toEqual({ ok: true, roomId: 5 })
    const path = '/desk/leads/12/room/'
    const other = setupVendor({ script: [done(path, { body: { room_id: 8 } })] })
    expect(await createDeskLead(other.ports, 12).openRoom()).toEqual({ ok: true, roomId: 8 })
    expect(other.backend.to(path)).toHaveLength(1)
  })

  it('uploads documents to sign with their names, then refetches the lead', async () => {
    const path = '/desk/leads/12/documents/'
    const { view, backend } = await opened(done(path), read())
    const progress: number[] = []
    const options = { needsSignature: true, onProgress: (sent: number) => void progress.push(sent) }
    expect(await view.upload([photo('contract.pdf', 'application/pdf')], options)).toEqual({ ok: true })
    expect(await fieldsOf(backend.to(path)[0]?.body)).toEqual([
      ['needs_signature', 'true'],
      ['files', 'application/pdf x'],
    ])
    expect(progress).toEqual([0.5, 1])
    expect(backend.to(PATH)).toHaveLength(2)
  })

  it('asks for a signature, countersigns with the trimmed name, and deletes a document', async () => {
    const paths = ['/desk/documents/51/request-signature/', '/desk/documents/51/countersign/', '/desk/documents/51/']
    const { view, backend } = await opened(
      ...paths.flatMap((path) => [done(path, { method: path.endsWith('51/') ? 'DELETE' : 'POST' }), read()]),
    )
    expect(await view.requestSignature(51)).toEqual({ ok: true })
    expect(await view.countersign(51, ' Vera ')).toEqual({ ok: true })
    expect(await view.remove(51)).toEqual({ ok: true })
    expect(JSON.parse(String(backend.to(paths[1] ?? '')[0]?.body))).toEqual({ name: 'Vera' })
    expect(backend.to(PATH)).toHaveLength(4)
  })

  it('sends an invoice with its idempotency key, and returns the errors of its fields', async () => {
    const path = '/desk/leads/12/invoices/'
    const rejected = { status: 400, body: { detail: 'Add a line.', code: 'validation_failed', lines: ['Add a line.'] } }
    const { view, backend } = await opened(done(path, { status: 201, body: [] }), read(), done(path, rejected))
    const lines = [{ description: 'Bouquet', quantity: 2, unit_price: '80.00' }]
    const deposit = { amount: '50.00', dueDate: '2027-01-01' }
    const key = '4f7d2c1e-0000-4000-8000-000000000001'
    expect(await view.sendInvoice({ name: 'Flowers', lines, dueDate: '2027-04-01', deposit }, key)).toEqual({
      ok: true,
    })
    const [sent] = backend.to(path)
    expect(sent?.headers['Idempotency-Key']).toBe(key)
    expect(JSON.parse(String(sent?.body))).toEqual({
      ...{ name: 'Flowers', lines, due_date: '2027-04-01' },
      deposit: { amount: '50.00', due_date: '2027-01-01' },
    })
    const failed = await view.sendInvoice({ name: 'Flowers', lines: [], dueDate: '2027-04-01' }, key)
    expect(failed).toMatchObject({ ok: false, error: { fields: { lines: ['Add a line.'] } } })
    expect(backend.to(PATH)).toHaveLength(2)
  })

  it('marks the lead as seen', async () => {
    const path = '/desk/leads/12/seen/'
    const { view, backend } = await opened(done(path))
    expect(await view.markSeen()).toEqual({ ok: true })
    expect(backend.to(path)).toHaveLength(1)
  })
})

describe('createDeskAccount', () => {
  const account = {
    account_id: 1003,
    user_id: 1003,
    name: 'Vera',
    email: 'vera@example.com',
    role: 'owner',
    sign_consent: 'I agree.',
  }
  const vendor = { id: 3, business_name: 'Iris & Fern', image: '', category: 'Florists' }

  it.each([
    [200, 'ready'],
    [403, 'forbidden'],
    [400, 'failed'],
  ])('converts the response status %d to the state "%s"', async (status, last) => {
    const { ports } = setupVendor({ script: [{ path: '/desk/me/', status, body: { ...account, vendor } }] })
    const view = ports.once(createDeskAccount)
    const shown: string[] = []
    view.$account.subscribe((state) => void shown.push(state.status))
    await settle()
    expect(shown).toEqual(['loading', last])
  })
})

describe('deskSigningStepOf', () => {
  const file = (isDocusign: boolean, isCouplesign = false, isVendorsign = false): LeadFile => ({
    ...{ id: 1, user: 1, file: '', file_name: '' },
    ...{ isDocusign, isCouplesign, isVendorsign },
  })

  it('returns the vendor’s next step, after the couple’s', () => {
    expect(deskSigningStepOf(file(false))).toBeNull()
    expect(deskSigningStepOf(file(true))).toBe('waiting')
    expect(deskSigningStepOf(file(true, true))).toBe('countersign')
    expect(deskSigningStepOf(file(true, true, true))).toBe('signed')
  })
})
