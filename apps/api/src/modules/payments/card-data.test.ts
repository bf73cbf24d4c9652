import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openLink } from '../../testing/documents.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

/** Values that occur nowhere else in the test's data. */
const CARD = {
  cc_num: '4000056655665556',
  cc_exp_month: 'exp-month-07',
  cc_exp_year: 'exp-year-2931',
  cc_cvc: 'cvc-739',
}

const lines: string[] = []
let api: TestApi
let lead: TestLead
let invoice: number
let page: string
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) }
  api = await startApi({ PAYMENT_SANDBOX: '1', LOG_LEVEL: 'debug' }, {}, { logTo })
  lead = await makeLead(api)
  invoice = await sendInvoice(api, lead)
  page = String((await pay(api, lead, { invoice })).body.url)
})
afterAll(() => api.stop())

/** The contents of all tables, including queued jobs. */
async function readDatabase(): Promise<string> {
  const { rows } = await api.db.execute(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
    from pg_tables where schemaname in ('public', 'pgboss')`)
  let text = ''
  for (const row of rows) {
    const { name } = z.object({ name: z.string() }).parse(row)
    const { rows: found } = await api.db.execute(sql`select to_jsonb(t) as row from ${sql.raw(name)} t`)
    text += JSON.stringify(found)
  }
  return text
}

it('card data of a request appears neither in the log nor in the database', async () => {
  const url = '/market/couple/payment/'
  const token = lead.couple
  const json = { invoice, cancel_url: '/dashboard', ...CARD }
  const text = { body: JSON.stringify(json).slice(0, -1), headers: { 'Content-Type': 'application/json' } }
  const refused = [
    await pay(api, lead, { invoice, ...CARD }),
    await api.post(url, { token, json }),
    await api.post(url, { json }),
    await api.post(`${url}?cc_num=${CARD.cc_num}`, { token, json }),
    await api.post(`/market/${CARD.cc_num}/${CARD.cc_cvc}`, { json: CARD }),
    await api.post('/payments/events/', { json: { type: 'paid', ...CARD }, headers: { 'sandbox-signature': 't=1' } }),
  ]
  for (const { status, body } of refused) {
    expect(status).toBeGreaterThanOrEqual(400)
    for (const value of Object.values(CARD)) expect(JSON.stringify(body)).not.toContain(value)
  }
  const headers = { ...text.headers, Authorization: `Token ${token}` }
  expect((await fetch(api.url + url, { method: 'POST', headers, body: text.body })).status).toBe(400)

  const typed = (answer: string) =>
    ({ method: 'POST', body: new URLSearchParams({ answer, ...CARD }), redirect: 'manual' }) as const
  for (const address of [page, `${page}?cc_num=${CARD.cc_num}`]) {
    const declined = await openLink(api, address, typed('decline'))
    expect(declined.status).toBe(303)
    expect(declined.headers.get('location')).not.toContain(CARD.cc_num)
  }
  expect((await openLink(api, page, typed('approve'))).status).toBe(303)
  expect((await lead.read()).invoices).toMatchObject([{ get_status_display: 'Paid' }])

  const [log, database] = [lines.join(''), await readDatabase()]
  expect(log).toContain(url)
  expect(database.includes('Deposit')).toBe(true)
  for (const value of Object.values(CARD)) {
    expect(log.includes(value)).toBe(false)
    expect(database.includes(value)).toBe(false)
  }
})
