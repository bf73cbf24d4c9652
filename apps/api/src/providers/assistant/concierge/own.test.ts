import { afterAll, beforeAll, expect, it } from 'vitest'
import { askProvider, knowledgeOf } from '../../../testing/assistant.ts'
import { sendInvoice } from '../../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../../testing/leads.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { createConciergeProvider } from './concierge-provider.ts'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
})
afterAll(() => api.stop())

async function ask(message: string, token = lead.couple): Promise<string> {
  const session = await api.service.services.auth.authenticate(token)
  return askProvider(createConciergeProvider(), knowledgeOf(api, session?.account), message)
}

const link = () => `[View Profile](/dashboard/vendor-detail/${lead.vendorId})`

it('the concierge lists a couple’s own vendors', async () => {
  expect(await ask('my saved vendors')).toContain('You haven’t saved a vendor yet')
  await api.post(`/vendor/mark-favorite/${lead.vendorId}/`, { token: lead.couple, json: {} })
  expect(await ask('which vendors have we saved?')).toContain(link())
  expect(await ask('who are we in touch with?')).toContain('You are in touch with 1 vendor')
  expect(await ask('who have we booked?')).toBe('You haven’t booked a vendor yet.')
})

it('the concierge reports a couple’s invoices and credits', async () => {
  expect(await ask('how many credits do I have left?')).toContain('**3 credits**')
  expect(await ask('do we owe anything?')).toContain('You owe nothing')
  await sendInvoice(api, lead, '1250.00')
  expect(await ask('when is my next payment due?')).toContain('$1,250')
})

it('the concierge reports the date of a couple’s wedding', async () => {
  expect(await ask('when is our wedding?')).toContain('You haven’t told us your wedding date yet')
  const day = new Date(api.clock.now().getTime() + 100 * 86_400_000).toISOString().slice(0, 10)
  const json = { partner_name: 'Jonas', wedding_date: day }
  await api.post('/registration/couple-basicinfo/', { token: lead.couple, json })
  expect(await ask('how many days until the wedding')).toContain('100 days to go')
  expect(await ask('what do you know about our wedding?')).toContain('Jonas')
})

it('the concierge lists the categories in which a couple has no vendor yet', async () => {
  const json = { wedding_description: 'Rustic', wedding_budget: '$$', categories: [3, 4] }
  await api.post('/registration/couple-preferences/', { token: lead.couple, json })
  expect(await ask('what is still missing?')).toContain('florists')
})

it('the concierge never reveals another account’s data', async () => {
  const stranger = await api.signIn('stranger@example.com')
  for (const question of ['my saved vendors', 'who are we in touch with?', 'do we owe anything?']) {
    expect(await ask(question, stranger)).not.toContain(link())
  }
})
