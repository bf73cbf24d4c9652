import { randomUUID } from 'node:crypto'
import { calls, IDEMPOTENCY_HEADER } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, invoices } from '../../db/tables.ts'
import { readDeskLead } from '../../testing/desk.ts'
import { openLink } from '../../testing/documents.ts'
import { pay } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { printedText } from '../../testing/printed-text.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { receiptRules } from './rules.ts'

let api: TestApi
let lead: TestLead
let made = 0
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1', BRAND_NAME: 'Ever & After', BRAND_ADDRESS: '1 Main Street, Sonoma' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  made++
})

const ORDER = {
  name: 'Wedding flowers',
  lines: [
    { description: 'Bridal bouquet', quantity: 1, unit_price: '250.00' },
    { description: 'Table flowers', quantity: 12.5, unit_price: '80.10' },
  ],
  due_date: '2999-05-01',
}
const DEPOSIT = { amount: '300.00', due_date: '2999-01-01' }

/** Sends an order to the couple. Returns the ids of its invoices. */
async function bill(order: object): Promise<number[]> {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
  const { body } = await api.post(`/desk/leads/${lead.leadId}/invoices/`, { token: lead.vendor, json: order, headers })
  return calls.createDeskInvoice.response.parse(body).map(({ id }) => Number(id))
}

/** Pays an invoice on the sandbox's checkout page. */
async function payInvoice(invoice: number): Promise<void> {
  const { body } = await pay(api, lead, { invoice })
  const answer = { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' } as const
  expect((await openLink(api, String(body.url), answer)).status).toBe(303)
}

const receiptsOfCouple = async () => (await lead.read()).invoices.map(({ receipt }) => receipt)

async function textAt(url: string | undefined, language = 'en'): Promise<string> {
  const answer = await openLink(api, url ?? '', { headers: { 'Accept-Language': language } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return (await printedText(Buffer.from(await answer.arrayBuffer()))).join('\n')
}

describe('the receipt of a paid invoice', () => {
  it('shows the deployment, both sides, the lines, the total and the day of the payment', async () => {
    const [id = 0] = await bill(ORDER)
    await payInvoice(id)
    const [url] = await receiptsOfCouple()
    const text = await textAt(url)
    for (const part of [
      'Ever & After',
      '1 Main Street, Sonoma',
      'Receipt',
      String(id),
      `Vendor ${made}`,
      'Maya Lindqvist',
    ])
      expect(text).toContain(part)
    for (const part of ['Bridal bouquet', '12.5', '$80.10', '$1,001.25', '$1,251.25']) expect(text).toContain(part)
    const today = api.clock.now().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(text).toContain(today)
  })

  it('shows the deposit and the balance of the order, and which of them was paid', async () => {
    const [deposit = 0, balance = 0] = await bill({ ...ORDER, deposit: DEPOSIT })
    await payInvoice(deposit)
    const [first, second] = await receiptsOfCouple()
    expect(second).toBeUndefined()
    const text = await textAt(first)
    expect(text).toMatch(/Total\s*\$1,251\.25/)
    expect(text).toMatch(/Deposit paid\s*\$300\.00/)
    expect(text).toMatch(/Balance\s*\$951\.25/)
    await payInvoice(balance)
    expect(await textAt((await receiptsOfCouple())[1])).toMatch(/Balance paid\s*\$951\.25/)
  })

  it('is in the language of the browser', async () => {
    const [id = 0] = await bill(ORDER)
    await payInvoice(id)
    const [url] = await receiptsOfCouple()
    const text = await textAt(url, 'es-MX')
    expect(text).toContain('Recibo')
    expect(text).toContain('Fecha de pago')
  })

  it('is in the language of the couple’s page, whatever the browser’s is, and names the part of the order in it', async () => {
    const [deposit = 0] = await bill({ ...ORDER, deposit: DEPOSIT })
    await payInvoice(deposit)
    const headers = { 'Accept-Language': 'es' }
    const { body } = await api.get(`/market/couple/lead/data/${lead.vendorId}`, { token: lead.couple, headers })
    const text = await textAt(calls.getLead.response.parse(body).invoices[0]?.receipt, 'en-US')
    expect(text).toContain('Recibo')
    expect(text).toContain('Wedding flowers (depósito)')
  })

  it('has several pages if the order has many lines', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => ({ ...ORDER.lines[0], description: `Table ${index + 1}` }))
    const [id = 0] = await bill({ ...ORDER, lines })
    await payInvoice(id)
    const [url] = await receiptsOfCouple()
    const text = await textAt(url)
    expect(text).toContain('Table 50')
    expect(text).toContain('$12,500.00')
  })

  it('can be downloaded by the vendor', async () => {
    const [id = 0] = await bill(ORDER)
    await payInvoice(id)
    const { invoices: shown } = await readDeskLead(api, lead)
    expect(await textAt(shown[0]?.receipt)).toContain('Bridal bouquet')
  })

  it('cannot be read by another account, with a changed link, or after the link has expired', async () => {
    const [id = 0] = await bill(ORDER)
    await payInvoice(id)
    expect((await api.get(`/market/couple/lead/data/${lead.vendorId}`, { token: lead.stranger })).status).toBe(404)
    const [url = ''] = await receiptsOfCouple()
    expect((await openLink(api, url.replace(`/${id}.`, `/${id + 1}.`))).status).toBe(404)
    api.advance(2 * receiptRules.receiptLinkMs)
    expect((await openLink(api, url)).status).toBe(404)
  })

  it('does not exist after a refund', async () => {
    const [id = 0] = await bill(ORDER)
    await payInvoice(id)
    const [url = ''] = await receiptsOfCouple()
    await api.db.update(invoices).set({ paidAt: null }).where(eq(invoices.id, id))
    expect(await receiptsOfCouple()).toEqual([undefined])
    expect((await openLink(api, url)).status).toBe(404)
  })

  it('is attached to the email to the couple', async () => {
    const [id = 0] = await bill(ORDER)
    await payInvoice(id)
    const mail = await mailTo(api, `buyer${made}@example.com`, ({ subject }) => subject.startsWith('Receipt'))
    expect(mail.attachments).toEqual([`receipt-${id}.pdf`])
  })

  it('is in the language of the couple in the email', async () => {
    const [id = 0] = await bill(ORDER)
    const email = `buyer${made}@example.com`
    await api.db.update(accounts).set({ language: 'es' }).where(eq(accounts.email, email))
    await payInvoice(id)
    const mail = await mailTo(api, email, ({ subject }) => subject.startsWith('Recibo'))
    expect(mail.text).toContain('adjunto en PDF')
  })
})
