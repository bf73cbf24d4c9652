import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payments } from '../../db/tables.ts'
import { openLink } from '../../testing/documents.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, readLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { paymentRules } from '../payments/service.ts'

let api: TestApi
let lead: TestLead
let invoice: number
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  invoice = await sendInvoice(api, lead)
})

const setUp = (json: object, token = lead.couple) => api.post('/market/setup/account/', { token, json })
async function mailedCode(): Promise<string> {
  const email = await readEmail()
  return until(async () => {
    const mails = await api.service.services.mailbox.list(email)
    const code = /\/dashboard\/setup\/([\w-]+)\//.exec(mails.map(({ text }) => text).join('\n'))?.[1]
    if (!code) throw new Error('No code has been mailed.')
    return code
  })
}
async function readEmail(): Promise<string> {
  const { body } = await api.get('/vision/user-credits/', { token: lead.couple })
  return String(body.email)
}

describe('an invoice', () => {
  it('is due, then overdue, for the couple and the vendor, and sets the invoice mark of the vendor’s card', async () => {
    const soon = api.clock.now().toISOString().slice(0, 10)
    await sendInvoice(api, lead, '80.50', soon)
    const expected = [
      {
        id: invoice,
        invoice_name: 'Deposit',
        total_amount: '1250.00',
        amount_due: '1250.00',
        due_date: '2999-01-31',
        get_status_display: 'Due',
      },
      expect.objectContaining({ total_amount: '80.50', due_date: soon, get_status_display: 'Due' }),
    ]
    expect((await lead.read()).invoices).toEqual(expected)
    expect((await readLead(api, lead.vendor, lead.leadId)).invoices).toEqual(expected)
    api.advance(48 * 60 * 60 * 1000)
    expect((await lead.read()).invoices[1]?.get_status_display).toBe('Overdue')
    const { body } = await api.get('/vendor/active/', { token: lead.couple })
    expect(body).toMatchObject([{ id: lead.vendorId, is_first_invoice: true }])
  })

  it('has the same checkout page for repeated payment requests', async () => {
    const before = await api.db.$count(payments)
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(api, lead, { invoice })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect(answers[0]?.body.url).toMatch(/^http:\/\/api\.test\/sandbox\/checkout\//)
    expect(await api.db.$count(payments)).toBe(before + 1)
  })

  it('has a new checkout page after the first checkout page has expired', async () => {
    const first = (await pay(api, lead, { invoice })).body.url
    api.advance(paymentRules.checkoutLifeMs - paymentRules.checkoutRestMs + 1000)
    const second = (await pay(api, lead, { invoice })).body.url
    expect(second).not.toBe(first)
    expect((await pay(api, lead, { invoice })).body.url).toBe(second)
  })

  it('cannot be paid if the vendor, name or amount in the request differs from the invoice', async () => {
    const right = { invoice_to: lead.vendorUserId, invoice_name: 'Deposit', invoice_amount_due: '1250.00' }
    expect((await pay(api, lead, { invoice, ...right })).status).toBe(200)
    const { user } = await lead.read()
    expect((await pay(api, lead, { invoice, ...right, invoice_to: user.user_id, leadId: '' })).status).toBe(200)
    const wrong = { invoice_to: 999_999, invoice_name: 'Tip', invoice_amount_due: '1.00', leadId: lead.leadId + 1 }
    for (const [field, value] of Object.entries(wrong)) {
      const answer = await pay(api, lead, { invoice, ...right, [field]: value })
      expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
    }
  })

  it.each(['cc_num', 'cc_exp_month', 'cc_exp_year', 'cc_cvc'])(
    'cannot be paid with card data in %s, which the response does not repeat',
    async (field) => {
      const answer = await pay(api, lead, { invoice, [field]: '4242424242424242' })
      expect(answer).toMatchObject({ status: 400, body: { [field]: ['Card data is not accepted.'] } })
      expect(JSON.stringify(answer.body)).not.toContain('4242')
      expect((await pay(api, lead, { invoice, [field]: ' ' })).status).toBe(400)
    },
  )

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:5173.evil.example/',
    'http://user:pass@localhost:5173/',
    'http://localhost:5174/',
    '',
    `/${'x'.repeat(3000)}`,
  ])('cannot be paid with the return URL %j', async (cancel_url) => {
    expect(await pay(api, lead, { invoice, cancel_url })).toMatchObject({
      status: 400,
      body: { cancel_url: [expect.any(String)] },
    })
  })

  it.each(['/dashboard', 'http://vision.localhost:5173/vision-board'])(
    'can be paid with the return URL %s',
    async (cancel_url) => {
      expect((await pay(api, lead, { invoice, cancel_url })).status).toBe(200)
    },
  )

  it('cannot be paid if it is unknown or belongs to another couple', async () => {
    const other = await makeLead(api)
    for (const token of [lead.stranger, other.couple, lead.vendor]) {
      expect((await pay(api, lead, { invoice }, token)).status).toBe(404)
    }
    for (const id of [0, 999_999, 'None']) expect((await pay(api, lead, { invoice: id })).status).toBe(404)
    expect((await pay(api, lead, { invoice }, 'not-a-token')).status).toBe(401)
  })
})

describe('the payment link of an invoice', () => {
  it('opens the checkout page for the couple that owes the invoice', async () => {
    const code = await mailedCode()
    const answer = await setUp({ add_payment: true, code, leadId: String(lead.leadId) })
    expect(answer).toMatchObject({ status: 200, body: (await pay(api, lead, { invoice })).body })
    expect((await setUp({ add_payment: true, code, leadId: lead.leadId }, lead.stranger)).status).toBe(404)
  })

  it('opens the receipt on the couple’s page if the invoice is paid', async () => {
    const code = await mailedCode()
    const body = new URLSearchParams({ answer: 'approve' })
    const { url } = (await pay(api, lead, { invoice })).body
    const goOn = api.freezeClock()
    const paidAt = api.clock.now().toISOString()
    await openLink(api, String(url), { method: 'POST', body, redirect: 'manual' })
    goOn()
    const answer = await setUp({ add_payment: true, code, leadId: lead.leadId })
    expect(answer.body.url).toBe(`http://localhost:5173/dashboard/vendors/manage/${lead.vendorId}?paid=${invoice}`)
    expect((await lead.read()).invoices[0]).toMatchObject({ paid_at: paidAt })
  })

  it('responds 404 if its code or lead id is missing or changed', async () => {
    const code = await mailedCode()
    const next = code.replace(/^\d+/, String(invoice + 1))
    for (const wrong of ['None', '', `${code}x`, next, code.toUpperCase()]) {
      expect((await setUp({ add_payment: true, code: wrong, leadId: lead.leadId })).status).toBe(404)
    }
    for (const leadId of ['None', lead.leadId + 1]) {
      expect((await setUp({ add_payment: true, code, leadId })).status).toBe(404)
    }
    expect((await setUp({ add_payment: false, code, leadId: lead.leadId })).status).toBe(400)
  })
})

it('the API responds 503 to payment requests if no payment provider is configured', async () => {
  const plain = await startApi()
  const there = await makeLead(plain)
  const answer = await pay(plain, there, { invoice: await sendInvoice(plain, there) })
  expect(answer).toMatchObject({ status: 503, body: { code: 'not_configured' } })
  expect((await plain.get('/sandbox/checkout/x')).status).toBe(404)
  expect((await plain.post('/payments/events/', { json: {} })).status).toBe(404)
  await plain.stop()
})
