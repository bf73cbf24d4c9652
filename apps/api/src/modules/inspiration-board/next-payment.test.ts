import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { daysAhead } from '../../testing/days-ahead.ts'
import { makePdf } from '../../testing/documents.ts'
import { sendInvoice } from '../../testing/invoices.ts'
import { makeLead, readLead, type TestLead } from '../../testing/leads.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { shareDocument, signByBoth } from '../../testing/signed-documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

let api: TestApi
let lead: TestLead
/** A vendor of the same category, which the same couple has asked. */
let rival: TestLead
let made = 0
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  made++
  lead = await makeLead(api)
  rival = await askAnother(made)
})

/** Makes a vendor of a category and an inquiry of the couple to it. */
async function askAnother(category: number): Promise<TestLead> {
  const [vendorId = 0] = await addVendors(api, [makeVendor(500 + category, { categories: [category] })])
  await api.post(`/vendor/detail/get/${vendorId}/`, { token: lead.couple })
  const read = () => readLead(api, lead.couple, vendorId)
  const { lead_id, vendor_user_id, chatroom } = await read()
  const [leadId, vendorUserId, roomId] = [Number(lead_id), Number(vendor_user_id), Number(chatroom?.chatroom_id)]
  return { ...lead, vendorId, leadId, vendorUserId, roomId, read }
}

async function nextStep() {
  const { body } = await api.get('/couple/inspiration-board/', { token: lead.couple })
  return calls.getInspirationBoard.response.parse(body).next_step
}
async function payments() {
  const { body } = await api.get('/couple/payments/', { token: lead.couple })
  return calls.listPayments.response.parse(body)
}
const contractOf = async (one: TestLead) => (await shareDocument(api, one, await makePdf())).id
const DECLINE = () => `/market/couple/lead/${lead.vendorId}/decline/`

describe('the next step of a couple with contracts and invoices', () => {
  it('is to read the contract of a vendor, and to pay its invoice with the amount only after the signature', async () => {
    const contract = await contractOf(lead)
    await sendInvoice(api, lead, '750.00', daysAhead(14))
    expect(await nextStep()).toEqual({
      ...{ kind: 'read_contract', vendor_id: lead.vendorId, vendor_name: `Vendor ${made}` },
    })
    await signByBoth(api, lead, contract)
    expect(await nextStep()).toMatchObject({ kind: 'pay_invoice', amount: '750.00', due_date: daysAhead(14) })
  })

  it('is to compare the answers of several vendors of one category', async () => {
    for (const one of [lead, rival]) {
      await contractOf(one)
      await sendInvoice(api, one)
    }
    expect(await nextStep()).toMatchObject({
      ...{ kind: 'compare_answers', category_id: made, vendor_ids: [lead.vendorId, rival.vendorId] },
    })
  })

  it('names no other vendor of a category in which the couple has signed a contract', async () => {
    const contract = await contractOf(lead)
    await contractOf(rival)
    await sendInvoice(api, rival, '80.00', daysAhead(7))
    await signByBoth(api, lead, contract)
    expect((await nextStep())?.kind).toBe('find_vendors')
    await sendInvoice(api, lead, '750.00', daysAhead(14))
    expect(await nextStep()).toMatchObject({ kind: 'pay_invoice', vendor_id: lead.vendorId })
  })

  it('names no vendor that the couple has declined, until it takes that back', async () => {
    await contractOf(lead)
    expect((await api.post(DECLINE(), { token: lead.couple, json: {} })).status).toBe(200)
    expect((await nextStep())?.kind).not.toBe('read_contract')
    expect((await api.delete(DECLINE(), { token: lead.couple })).status).toBe(200)
    expect(await nextStep()).toMatchObject({ kind: 'read_contract', vendor_id: lead.vendorId })
  })
})

describe('the payments of a couple', () => {
  it('list the open invoices of a vendor with a signed contract, and nothing of a vendor without a signature', async () => {
    await contractOf(rival)
    await sendInvoice(api, rival, '80.00')
    await signByBoth(api, lead, await contractOf(lead))
    const deposit = await sendInvoice(api, lead, '750.00', '2998-01-31')
    await sendInvoice(api, lead, '2250.00', '2999-01-31')
    expect(await payments()).toMatchObject([
      {
        ...{ vendor_id: lead.vendorId, business_name: `Vendor ${made}`, paid: '0.00' },
        due: [
          { invoice_id: deposit, amount: '750.00', due_date: '2998-01-31', is_overdue: false },
          { amount: '2250.00', due_date: '2999-01-31' },
        ],
      },
    ])
  })

  it('name the rest of an order whose balance has no invoice yet', async () => {
    const { invoices, leads } = api.service.services
    const lines = [{ description: 'Flowers', quantity: 1, unit_price: '3000.00' }]
    const deposit = { name: 'Deposit', part: 'deposit', total: '750.00', lines, dueDate: '2999-01-31' } as const
    await api.db.transaction(async (tx) => invoices.send(tx, await leads.lock(tx, lead.leadId), deposit))
    expect(await payments()).toMatchObject([{ later: '2250.00' }])
  })
})

describe('a vendor that the couple declines', () => {
  it('gets the message, leaves the active list, and comes back when the couple takes it back', async () => {
    const json = { message: 'Thank you, we chose another florist.', client_id: 'no-1' }
    for (const _ of [1, 2]) await api.post(DECLINE(), { token: lead.couple, json })
    const active = async () => {
      const { body } = await api.get('/vendor/active/', { token: lead.couple })
      return calls.listActive.response.parse(body).map(({ id }) => id)
    }
    expect(await active()).not.toContain(lead.vendorId)
    const { messages, is_declined } = await lead.read()
    expect(is_declined).toBe(true)
    expect(messages?.map(({ message }) => message)).toEqual([json.message])
    const desk = await api.get(`/desk/leads/${lead.leadId}/`, { token: lead.vendor })
    expect(calls.getDeskLead.response.parse(desk.body)).toMatchObject({ state: 'lost', is_declined: true })
    await api.delete(DECLINE(), { token: lead.couple })
    expect(await active()).toContain(lead.vendorId)
    expect((await lead.read()).is_declined).toBe(false)
  })

  it('cannot be one whose contract the couple has signed', async () => {
    await signByBoth(api, lead, await contractOf(lead))
    expect((await api.post(DECLINE(), { token: lead.couple, json: {} })).status).toBe(400)
  })
})

describe('an invoice before the contract is signed', () => {
  it('is announced by an email that says so and links to the contract', async () => {
    await contractOf(lead)
    await sendInvoice(api, lead)
    const { text } = await mailTo(api, `buyer${made}@example.com`, ({ subject }) => subject === 'You have an invoice')
    expect(text).toContain('You have not signed their contract yet, so nothing is due until you do.')
    expect(text).toContain(`http://localhost:5173/dashboard/vendors/manage/${lead.vendorId}\n`)
    expect(text).not.toContain('/dashboard/setup/')
  })

  it('leads to the contract when its payment link is opened', async () => {
    await sendInvoice(api, lead)
    const { text } = await mailTo(api, `buyer${made}@example.com`, ({ subject }) => subject === 'You have an invoice')
    const [, code = ''] = /setup\/([\w-]+)\/\d+/.exec(text) ?? []
    const contract = await contractOf(lead)
    const open = async () => {
      const json = { add_payment: true, code, leadId: lead.leadId }
      return (await api.post('/market/setup/account/', { token: lead.couple, json })).body.url
    }
    expect(await open()).toContain(`/dashboard/vendors/manage/${lead.vendorId}#documents`)
    await signByBoth(api, lead, contract)
    expect(await open()).toContain('/sandbox/')
  })
})
