import type { OwnData } from '@vowkit/concierge/knowledge'
import type { SessionScope } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { knowledgeOf } from '../../testing/assistant.ts'
import { makePdf } from '../../testing/documents.ts'
import { sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { shareDocument } from '../../testing/signed-documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let lead: TestLead
let other: TestLead
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
  other = await makeLead(api)
  for (const { couple, vendorId } of [lead, other])
    await api.post(`/vendor/mark-favorite/${vendorId}/`, { token: couple, json: {} })
  await sendInvoice(api, lead, '1250.00')
  await sendInvoice(api, other, '99.00')
  await shareDocument(api, lead, await makePdf())
  await shareDocument(api, other, await makePdf())
  for (const { vendor, roomId } of [lead, other])
    await api.post(`/chat/chats/${roomId}/messages`, { token: vendor, json: { message: 'Hello' } })
})
afterAll(() => api.stop())

async function ownOf(token: string, scope?: SessionScope): Promise<OwnData> {
  const session = await api.service.services.auth.authenticate(token)
  const { own } = knowledgeOf(api, session?.account, scope)
  if (!own) throw new Error('The session has no account.')
  return own
}

it('OwnData returns the invoices of the couple with what is due and to whom', async () => {
  const own = await ownOf(lead.couple)
  expect(await own.invoices()).toEqual([
    expect.objectContaining({ vendorId: lead.vendorId, amount: 1250, due: 1250, dueDate: '2999-01-31', paidOn: null }),
  ])
})

it('OwnData returns paid invoices with the date of the payment and nothing due', async () => {
  const paid = await makeLead(api)
  const id = await sendInvoice(api, paid, '300.00')
  await api.db.execute(`update invoices set paid_at = '2026-02-03T12:00:00Z' where id = ${id}`)
  expect(await (await ownOf(paid.couple)).invoices()).toEqual([
    expect.objectContaining({ amount: 300, due: 0, paidOn: '2026-02-03' }),
  ])
})

it('OwnData returns the documents that wait for a signature', async () => {
  expect(await (await ownOf(lead.couple)).contracts()).toEqual([
    { vendorId: lead.vendorId, vendorName: expect.any(String), name: 'Contract.pdf', waitsFor: 'couple' },
  ])
})

it('OwnData counts the unread messages of each conversation', async () => {
  expect(await (await ownOf(lead.couple)).unread()).toEqual([
    { vendorId: lead.vendorId, vendorName: expect.any(String), count: 1 },
  ])
})

it('OwnData returns the lists of vendors, the wedding, visions and credits', async () => {
  const own = await ownOf(lead.couple)
  expect((await own.vendors('saved'))?.map(({ id }) => id)).toEqual([lead.vendorId])
  expect(await own.vendors('booked')).toEqual([])
  expect(await own.wedding()).toMatchObject({ date: '', city: '', categoryIds: [] })
  expect(await own.visions()).toEqual([])
  expect(await own.credits()).toEqual({ left: 3, plan: 'free' })
})

it('OwnData never contains the data of another couple', async () => {
  const own = await ownOf(lead.couple)
  const all = await Promise.all([
    ...[own.invoices(), own.contracts(), own.unread(), own.vendors('saved'), own.vendors('active')],
    ...[own.wedding(), own.visions()],
  ])
  expect(all.flat().some((row) => JSON.stringify(row).includes(`"vendorId":${other.vendorId}`))).toBe(false)
  expect((await own.vendors('saved'))?.some(({ id }) => id === other.vendorId)).toBe(false)
  const stranger = await ownOf(lead.stranger)
  expect(await stranger.invoices()).toEqual([])
  expect(await stranger.contracts()).toEqual([])
  expect(await stranger.unread()).toEqual([])
})

it('OwnData withholds from an embedded session what its scope cannot request', async () => {
  const own = await ownOf(lead.couple, 'embed')
  expect(await own.invoices()).toBeNull()
  expect(await own.contracts()).toBeNull()
  expect(await own.vendors('active')).toBeNull()
  expect(await own.wedding()).toMatchObject({ city: '', styles: '', budget: '', categoryIds: [] })
})
