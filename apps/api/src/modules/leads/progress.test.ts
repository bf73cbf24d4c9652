import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makePdf } from '../../testing/documents.ts'
import { sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { shareDocument, signByBoth } from '../../testing/signed-documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
})

async function progress(path = '/vendor/active/', token = lead.couple) {
  const vendors = calls.listActive.response.parse((await api.get(path, { token })).body)
  return vendors.find(({ id }) => id === lead.vendorId)?.progress
}

async function write(userId: number): Promise<void> {
  await api.service.services.chat.send({ id: userId }, lead.roomId, { message: 'Hello' })
}

const coupleId = async () => Number((await lead.read()).user.user_id)

it('the active list shows no progress for a conversation without messages', async () => {
  expect(await progress()).toBeUndefined()
})

it('the active list shows that the couple has sent a message or an inquiry, until the vendor replies', async () => {
  await write(await coupleId())
  expect(await progress()).toEqual({ step: 'messaged' })
  await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple })
  expect(await progress()).toEqual({ step: 'inquired' })
  await write(lead.vendorUserId)
  expect(await progress()).toEqual({ step: 'replied' })
})

it('the active list shows a document until the couple has signed it', async () => {
  const { id } = await shareDocument(api, lead, await makePdf())
  expect(await progress()).toEqual({ step: 'sign' })
  await write(lead.vendorUserId)
  await signByBoth(api, lead, id)
  expect(await progress()).toEqual({ step: 'replied', is_signed: true })
})

it('the active list shows no document that needs no signature', async () => {
  await shareDocument(api, lead, await makePdf(), { needsSignature: false })
  expect(await progress()).toBeUndefined()
})

it('the active list shows the earliest date of the unpaid invoices, and whether it has passed', async () => {
  await sendInvoice(api, lead, '1250.00', '2999-01-31')
  await sendInvoice(api, lead, '250.00', '2998-01-31')
  expect(await progress()).toEqual({ step: 'due', due_date: '2998-01-31' })
  await sendInvoice(api, lead, '250.00', '2020-01-31')
  expect(await progress()).toEqual({ step: 'overdue', due_date: '2020-01-31' })
})

it('the active and the booked list show that a vendor is booked, also while an invoice is not paid', async () => {
  const { leads } = api.service.services
  await api.db.transaction((tx) => leads.setBooked(tx, lead.leadId, true))
  expect(await progress()).toEqual({ step: 'booked', is_booked: true })
  expect(await progress('/vendor/booked/')).toEqual({ step: 'booked', is_booked: true })
  await sendInvoice(api, lead, '250.00', '2998-01-31')
  expect(await progress()).toEqual({ step: 'due', due_date: '2998-01-31', is_booked: true })
})

it('the saved list shows that the couple has declined a vendor, until it takes that back', async () => {
  await api.post(`/vendor/mark-favorite/${lead.vendorId}/`, { token: lead.couple, json: {} })
  await sendInvoice(api, lead)
  const saved = async () => {
    const { body } = await api.get('/vendor/favourite-list/', { token: lead.couple })
    return calls.listFavourites.response.parse(body).results[0]?.progress
  }
  expect(await saved()).toMatchObject({ step: 'due' })
  const path = `/market/couple/lead/${lead.vendorId}/decline/`
  await api.post(path, { token: lead.couple, json: {} })
  expect(await saved()).toEqual({ step: 'declined' })
})

it('lists show a couple no progress of other couples', async () => {
  await sendInvoice(api, lead)
  await api.post(`/leads/add_vendor/${lead.vendorId}/`, { token: lead.stranger })
  expect(await progress('/vendor/in-person-list/', lead.stranger)).toBeUndefined()
})
