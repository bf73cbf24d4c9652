import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentEvents } from '../../db/tables.ts'
import { openLink } from '../../testing/documents.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let lead: TestLead
let page: string
let invoice: number
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  invoice = await sendInvoice(api, lead)
  page = String((await pay(api, lead, { invoice, cancel_url: '/dashboard/"><b>' })).body.url)
})

const press = (answer: string) =>
  openLink(api, page, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })
const statusOf = async () => (await lead.read()).invoices[0]

describe('the sandbox checkout page', () => {
  it('shows the payee and the amount, and has a strict content security policy', async () => {
    const answer = await openLink(api, page)
    const html = await answer.text()
    for (const text of ['$1,250.00', 'Deposit', (await lead.read()).business_name ?? '?']) expect(html).toContain(text)
    expect(html).toContain('href="http://localhost:5173/dashboard/%22%3E%3Cb%3E"')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is in the language that the couple chose, else in the language of its request, else of the browser', async () => {
    const titleOf = async (url: string, headers: Record<string, string> = {}) =>
      /<title>(.+) Vendor/.exec(await (await openLink(api, url, { headers })).text())?.[1]
    expect(await titleOf(page, { 'Accept-Language': 'es' })).toBe('Pagar a')
    expect(await titleOf(page, { 'Accept-Language': 'es', Cookie: 'vowkit_language=en' })).toBe('Pay')
    const other = await sendInvoice(api, lead)
    const answer = await api.post('/market/couple/payment/', {
      token: lead.couple,
      json: { invoice: other, cancel_url: '/dashboard' },
      headers: { 'Accept-Language': 'es' },
    })
    expect(await titleOf(String(answer.body.url), { 'Accept-Language': 'en-US' })).toBe('Pagar a')
    expect((await openLink(api, `${page}x`, { headers: { 'Accept-Language': 'es' } })).status).toBe(404)
  })

  it('reloads when the browser’s back button shows it again, and then shows that the payment is complete', async () => {
    const html = await (await openLink(api, page)).text()
    const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? []
    const source = await (await openLink(api, new URL(script, page).href)).text()
    expect(source).toContain("addEventListener('pageshow'")
    await press('decline')
    await press('approve')
    const again = await (await openLink(api, `${page}?declined`)).text()
    expect(again).toContain('This payment is complete.')
    expect(again).not.toMatch(/declined|Pay \$/)
  })

  it('creates one payment for repeated submissions, and redirects to the receipt on the vendor’s page', async () => {
    const answers = await Promise.all([press('approve'), press('approve'), press('approve')])
    for (const { status, headers } of [...answers, await press('approve')]) {
      expect(status).toBe(303)
      expect(headers.get('location')).toBe(
        `http://localhost:5173/dashboard/vendors/manage/${lead.vendorId}?paid=${invoice}`,
      )
    }
    expect(await statusOf()).toMatchObject({ get_status_display: 'Paid', amount_due: '0.00', total_amount: '1250.00' })
    const { body } = await api.get('/vendor/booked/', { token: lead.couple })
    expect(body).toMatchObject([{ id: lead.vendorId }])
    expect(await (await openLink(api, page)).text()).toContain('This payment is complete.')
    expect(await pay(api, lead, { invoice })).toMatchObject({ status: 400, body: { invoice: [expect.any(String)] } })
  })

  it('can decline a payment, which can be retried', async () => {
    const declined = await press('decline')
    expect(declined.status).toBe(303)
    const shown = await openLink(api, new URL(declined.headers.get('location') ?? '', page).href)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain('role="alert"')
    expect(await statusOf()).toMatchObject({ get_status_display: 'Due', amount_due: '1250.00' })
    expect((await press('approve')).status).toBe(303)
    expect(await statusOf()).toMatchObject({ get_status_display: 'Paid' })
  })

  it('responds 404 if the token in the URL was changed', async () => {
    for (const wrong of [page.slice(0, -3), `${page}AAA`, page.replace(/checkout\/.*/, 'checkout/x')]) {
      expect((await openLink(api, wrong)).status).toBe(404)
      expect((await openLink(api, wrong, { method: 'POST', body: new URLSearchParams() })).status).toBe(404)
    }
    expect(await statusOf()).toMatchObject({ get_status_display: 'Due' })
  })
})

describe('the database', () => {
  it('stores each payment event and rejects changes to stored events', async () => {
    await press('decline')
    await press('approve')
    const rows = await api.db.select().from(paymentEvents)
    expect(rows.slice(-2).map(({ type, outcome }) => [type, outcome])).toEqual([
      ['failed', 'noted'],
      ['paid', 'paid'],
    ])
    await expect(api.db.delete(paymentEvents)).rejects.toThrow()
    await expect(api.db.update(paymentEvents).set({ outcome: 'paid' })).rejects.toThrow()
  })
})
