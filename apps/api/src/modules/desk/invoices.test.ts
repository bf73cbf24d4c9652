import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invoices } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { readDeskLead } from '../../testing/desk.ts'
import { openLink } from '../../testing/documents.ts'
import { pay } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { invoiceRules } from '../invoices/service.ts'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
})

const lines = [
  { description: 'Bridal bouquet', quantity: 1, unit_price: '250.00' },
  { description: 'Table flowers', quantity: 12.5, unit_price: '80.10' },
  { description: 'Weekday discount', quantity: 1, unit_price: '-51.25' },
]
const order = { name: 'Wedding flowers', lines, due_date: '2999-05-01' }
const deposit = { amount: '300.00', due_date: '2999-01-01' }
const send = (json: object = order, key: string = randomUUID()) =>
  api.post(`/desk/leads/${lead.leadId}/invoices/`, {
    token: lead.vendor,
    json,
    headers: { [IDEMPOTENCY_HEADER]: key },
  })
/** Pays an invoice on the sandbox's checkout page. */
async function payInvoice(invoice: number): Promise<void> {
  const { body } = await pay(api, lead, { invoice })
  const answer = new URLSearchParams({ answer: 'approve' })
  await openLink(api, String(body.url), { method: 'POST', body: answer, redirect: 'manual' })
}

describe('POST /desk/leads/{lead_id}/invoices/', () => {
  it('sends one invoice, which the couple sees and can pay', async () => {
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { name: 'Wedding flowers', part: 'full', lines, total_amount: '1200.00', amount_due: '1200.00', status: 'due' },
    ])
    const { invoices: sent } = await lead.read()
    expect(sent).toMatchObject([
      { invoice_name: 'Wedding flowers', total_amount: '1200.00', due_date: '2999-05-01', get_status_display: 'Due' },
    ])
    expect(await readDeskLead(api, lead)).toMatchObject({ state: 'contract', invoices: body })
    await payInvoice(Number(sent[0]?.id))
    expect(await readDeskLead(api, lead)).toMatchObject({
      state: 'booked',
      invoices: [{ status: 'paid', amount_due: '0.00' }],
    })
  })

  it('splits the total into a deposit and a balance, and books the vendor with the deposit', async () => {
    const { body } = await send({ ...order, deposit })
    expect(body).toMatchObject([
      { name: 'Wedding flowers (deposit)', part: 'deposit', lines, total_amount: '300.00', due_date: '2999-01-01' },
      { name: 'Wedding flowers (balance)', part: 'balance', lines, total_amount: '900.00', due_date: '2999-05-01' },
    ])
    const { invoices: sent } = await readDeskLead(api, lead)
    await payInvoice(Number(sent[0]?.id))
    const paid = await readDeskLead(api, lead)
    expect(paid).toMatchObject({ state: 'booked', invoices: [{ status: 'paid' }, { status: 'due' }] })
    await api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json: { state: 'lost' } })
    expect((await api.get('/vendor/booked/', { token: lead.couple })).body).toMatchObject([{ id: lead.vendorId }])
  })

  it('emails the couple one payment link, for the deposit', async () => {
    await send({ ...order, deposit })
    const { mailbox } = api.service.services
    const linked = await until(async () => {
      const mails = await mailbox.list(`buyer${lead.vendorId}@example.com`)
      const links = mails.flatMap(({ text }) => /\/dashboard\/setup\/(\d+)-/.exec(text)?.[1] ?? [])
      expect(links.length).toBeGreaterThan(0)
      return links
    })
    expect(linked).toEqual([String((await readDeskLead(api, lead)).invoices[0]?.id)])
  })

  it('sends one invoice when a request is repeated with the same idempotency key', async () => {
    const key = randomUUID()
    const [first, again] = [await send(order, key), await send(order, key)]
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect((await readDeskLead(api, lead)).invoices).toHaveLength(1)
    expect((await send({ ...order, name: 'Other' }, key)).status).toBe(409)
  })

  const line = { description: 'Flowers', quantity: 1, unit_price: '10.00' }
  it.each([
    ['no lines', 'lines', []],
    ['lines that are text', 'lines', 'Flowers'],
    ['too many lines', 'lines', Array.from({ length: 51 }, () => line)],
    ['a quantity of 0', 'lines', [{ ...line, quantity: 0 }]],
    ['a price with three decimals', 'lines', [{ ...line, unit_price: '1.005' }]],
    ['a price that is not a number', 'lines', [{ ...line, unit_price: 'free' }]],
    ['a total of 0', 'lines', [line, { ...line, unit_price: '-10.00' }]],
    ['a total above the maximum', 'lines', [{ ...line, quantity: 9_999, unit_price: '999999.00' }]],
    ['a line with a NUL character', 'lines', [{ ...line, description: 'a\0b' }]],
    ['a blank name', 'name', '  '],
    ['a due date in the past', 'due_date', '2020-01-01'],
    ['an impossible due date', 'due_date', '2999-02-30'],
    ['a deposit of the total', 'deposit', { ...deposit, amount: '1200.00' }],
    ['a negative deposit', 'deposit', { ...deposit, amount: '-5.00' }],
    ['a deposit that is due after the balance', 'deposit', { ...deposit, due_date: '2999-06-01' }],
  ])('responds 400 to %s and sends nothing', async (_, field, value) => {
    const { status, body } = await send({ ...order, [field]: value })
    expect(status).toBe(400)
    expect(body).toHaveProperty(field)
    expect((await lead.read()).invoices).toEqual([])
  })

  it('accepts a limited number of invoices for one couple', async () => {
    const values = { leadId: lead.leadId, name: 'Old', total: '1.00', due: '1.00', dueDate: '2999-01-01' }
    const createdAt = api.clock.now()
    const old = Array.from({ length: invoiceRules.invoicesPerLead - 1 }, () => ({ ...values, createdAt }))
    await api.db.insert(invoices).values(old)
    expect((await send({ ...order, deposit })).status).toBe(400)
    expect((await send()).status).toBe(201)
    expect((await send()).status).toBe(400)
  })

  it('responds 429 to a vendor that sends too many invoices in a day', async () => {
    await useUpAllButOne(api, `invoices:${lead.vendorUserId}`, invoiceRules.invoicesPerVendor)
    expect((await send()).status).toBe(201)
    expect(await send()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })
})
