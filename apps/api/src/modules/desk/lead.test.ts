import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestDeletion } from '../../testing/account-deletion.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { readDeskLead, readInbox } from '../../testing/desk.ts'
import { makePdf } from '../../testing/documents.ts'
import { fileOf, formOf } from '../../testing/forms.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { accountDeletionRules } from '../account-deletion/service.ts'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
})

const post = (path: string, json: object = {}, token = lead.vendor) => api.post(path, { token, json })
const patch = (json: object) => api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json })
const read = () => readDeskLead(api, lead)
async function share(fields: Record<string, string> = {}) {
  const form = formOf(fields)
  form.append('files', new File([new Uint8Array(await makePdf())], 'Contract.pdf'))
  return api.post(`/desk/leads/${lead.leadId}/documents/`, { token: lead.vendor, form })
}
const sign = (fileId: unknown) =>
  post(`/market/user/files/sign/${fileId}`, { esign_doc: 'Maya', esign_doc_partner: 'Jonas' }, lead.couple)

describe('GET /desk/leads/{lead_id}/', () => {
  it('returns the room, documents, invoices and notes of a lead', async () => {
    expect(await read()).toMatchObject({
      id: lead.leadId,
      room_id: lead.roomId,
      documents: [],
      invoices: [],
      notes: '',
      inquiry: '',
    })
  })

  it('responds 404 for an unknown lead, and for a lead that the vendor’s user created as a couple', async () => {
    expect((await api.get('/desk/leads/999999/', { token: lead.vendor })).status).toBe(404)
    const other = await makeLead(api)
    await post(`/vendor/detail/get/${other.vendorId}/`)
    const [own] = (await readInbox(api, other.vendor)).results
    expect((await api.get(`/desk/leads/${own?.id}/`, { token: lead.vendor })).status).toBe(404)
  })
})

describe('PATCH /desk/leads/{lead_id}/', () => {
  it('saves private notes, which the couple cannot read', async () => {
    expect((await patch({ notes: 'Ask about the tent' })).body).toMatchObject({
      notes: 'Ask about the tent',
      state: 'new',
    })
    expect(JSON.stringify(await lead.read())).not.toContain('tent')
    expect((await patch({})).body).toMatchObject({ notes: 'Ask about the tent' })
  })

  it('marks a lead as booked, and shows the vendor in the couple’s booked list until it is lost', async () => {
    const booked = async () => (await api.get('/vendor/booked/', { token: lead.couple })).body
    expect((await patch({ state: 'booked' })).body).toMatchObject({ state: 'booked' })
    expect(await booked()).toMatchObject([{ id: lead.vendorId }])
    await patch({ state: 'lost' })
    expect(await booked()).toEqual([])
  })

  it.each([
    ['an unknown state', 'state', 'cold'],
    ['notes that are too long', 'notes', 'x'.repeat(20_001)],
    ['notes that are not text', 'notes', 7],
  ])('responds 400 to %s', async (_, field, value) => {
    const { status, body } = await patch({ [field]: value })
    expect(status).toBe(400)
    expect(body).toHaveProperty(field)
  })
})

describe('the state of a lead', () => {
  it('changes to talking with the vendor’s first message, and to contract with a document to sign', async () => {
    await post(`/chat/chats/${lead.roomId}/messages`, { message: 'Hi' }, lead.couple)
    expect((await read()).state).toBe('new')
    await post(`/chat/chats/${lead.roomId}/messages`, { message: 'Welcome' })
    expect((await read()).state).toBe('talking')
    await share({ needs_signature: 'true' })
    expect((await read()).state).toBe('contract')
  })

  it('stays booked when the vendor sends another document', async () => {
    await patch({ state: 'booked' })
    await share({ needs_signature: 'true' })
    expect((await read()).state).toBe('booked')
  })
})

describe('POST /desk/leads/{lead_id}/room/', () => {
  it('opens the room of an inquiry, in which the vendor replies to its message', async () => {
    const other = await makeLead(api)
    await post(`/vendor/detail/get/${lead.vendorId}/`, {}, other.couple)
    const [inquiry] = (await readInbox(api, lead.vendor)).results
    const opened = await post(`/desk/leads/${inquiry?.id}/room/`)
    expect(opened.status).toBe(200)
    expect((await post(`/desk/leads/${inquiry?.id}/room/`)).body).toEqual(opened.body)
    const path = `/chat/chats/${opened.body.room_id}/messages`
    expect((await post(path, { message: 'Thank you for your inquiry!' })).status).toBe(201)
    expect((await api.get(path, { token: other.couple })).body).toMatchObject([
      { message: 'Sent an inquiry.' },
      { message: 'Thank you for your inquiry!' },
    ])
  })
})

describe('the lead of a couple that has deleted its account', () => {
  it('stays in the inbox without private data, and can get no documents, invoices or rooms', async () => {
    await patch({ notes: 'Ask about the tent' })
    await post(`/chat/chats/${lead.roomId}/messages`, { message: 'Hello' }, lead.couple)
    await requestDeletion(api, `buyer${lead.vendorId}@example.com`, lead.couple)
    api.advance(accountDeletionRules.deletionGraceMs + 1)
    await api.service.services.accountDeletion.sweep()
    const vendor = await createCoupleCalls(api).resetByMail(`seller${lead.vendorId}@example.com`, PASSWORD)
    expect(await readDeskLead(api, { ...lead, vendor })).toMatchObject({
      couple_name: 'Deleted account',
      is_account_deleted: true,
      notes: '',
    })
    const order = { name: 'A', lines: [{ description: 'A', quantity: 1, unit_price: '1.00' }], due_date: '2999-01-01' }
    const form = formOf({}, { files: [fileOf(await makePdf(), 'application/pdf')] })
    const path = `/desk/leads/${lead.leadId}`
    for (const { status, body } of [
      await post(`${path}/invoices/`, order, vendor),
      await post(`${path}/room/`, {}, vendor),
      await api.post(`${path}/documents/`, { token: vendor, form }),
    ]) {
      expect(status).toBe(400)
      expect(body.detail).toBe('This couple has deleted its account.')
    }
  })
})

describe('documents of the vendor', () => {
  it('asks the couple to sign, and countersigns after the couple', async () => {
    expect((await share({ needs_signature: 'true' })).status).toBe(200)
    const [file] = (await read()).documents
    expect(file).toMatchObject({ file_name: 'Contract.pdf', isDocusign: true, isCouplesign: false })
    const countersign = () => post(`/desk/documents/${file?.id}/countersign/`, { name: ' Vera ' })
    expect(await countersign()).toMatchObject({
      status: 400,
      body: { detail: 'The couple has not signed this document yet.' },
    })
    expect((await sign(file?.id)).status).toBe(200)
    expect((await countersign()).status).toBe(200)
    expect((await read()).documents).toMatchObject([{ isCouplesign: true, isVendorsign: true }])
    expect((await countersign()).body).toMatchObject({ detail: 'You have already signed this document.' })
  })

  it('asks for a signature of a document that is already shared', async () => {
    await share()
    const [file] = (await read()).documents
    expect(file?.isDocusign).toBe(false)
    for (let n = 0; n < 2; n++) expect((await post(`/desk/documents/${file?.id}/request-signature/`)).status).toBe(200)
    expect((await read()).documents).toMatchObject([{ isDocusign: true }])
    expect((await read()).state).toBe('contract')
  })

  it('responds 403 to a request for signatures of the couple’s document', async () => {
    const form = formOf({}, { files: [new File([new Uint8Array(await makePdf())], 'plan.pdf')] })
    await api.post(`/market/user/files/upload/${lead.leadId}`, { token: lead.couple, form })
    const [file] = (await read()).documents
    expect((await post(`/desk/documents/${file?.id}/request-signature/`)).status).toBe(403)
  })

  it.each([{}, { name: ' ' }, { name: 7 }])('responds 400 to a countersignature with the body %j', async (json) => {
    await share({ needs_signature: 'true' })
    const [file] = (await read()).documents
    await sign(file?.id)
    expect((await post(`/desk/documents/${file?.id}/countersign/`, json)).status).toBe(400)
  })

  it('responds 400 without a file and to a file of the wrong type', async () => {
    const form = formOf({ needs_signature: 'true' }, { files: [new File(['<p>'], 'page.html')] })
    const path = `/desk/leads/${lead.leadId}/documents/`
    expect((await api.post(path, { token: lead.vendor, form })).status).toBe(400)
    expect((await api.post(path, { token: lead.vendor, form: formOf({ a: 'b' }, {}) })).status).toBe(400)
    expect((await read()).documents).toEqual([])
  })
})
