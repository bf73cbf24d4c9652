import type { Answer } from './api-client.ts'
import type { TestLead } from './leads.ts'
import type { TestApi } from './start-api.ts'

const PAGE = 'http://localhost:5173/dashboard/vendors/manage/1'

/** Sends an invoice to the couple. Returns its id. */
export async function sendInvoice(
  api: TestApi,
  lead: TestLead,
  total = '1250.00',
  dueDate = '2999-01-31',
): Promise<number> {
  const { invoices, leads } = api.service.services
  await api.db.transaction(async (tx) => {
    await invoices.send(tx, await leads.lock(tx, lead.leadId), { name: 'Deposit', total, dueDate })
  })
  const { invoices: all } = await lead.read()
  return Number(all.at(-1)?.id)
}

/** Requests a payment like the site's "Pay Now" button. */
export function pay(
  api: TestApi,
  lead: Pick<TestLead, 'couple' | 'leadId'>,
  fields: Record<string, string | number>,
  token = lead.couple,
): Promise<Answer> {
  const form = new FormData()
  const empty = { cc_num: '', cc_exp_month: '', cc_exp_year: '', cc_cvc: '' }
  const all = { ...empty, cancel_url: PAGE, leadId: lead.leadId, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, String(value))
  return api.post('/market/couple/payment/', { token, form })
}
