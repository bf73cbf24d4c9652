import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'

const ELSEWHERE = 'I can tell you that on our website, not on this page. Sign in there, then ask me again.'

let api: TestApi
let lead: TestLead
let embedded: string
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
  await sendInvoice(api, lead, '1250.00')
  await api.post(`/vendor/mark-favorite/${lead.vendorId}/`, { token: lead.couple, json: {} })
  const info = { partner_name: 'Jonas', wedding_location: 'Sonoma', wedding_date: '2999-05-01' }
  await api.post('/registration/couple-basicinfo/', { token: lead.couple, json: info })
  const json = { wedding_description: 'Rustic', wedding_budget: '$$', categories: [3, 4] }
  await api.post('/registration/couple-preferences/', { token: lead.couple, json })
  const { body } = await createCoupleCalls(api).logIn('buyer1@example.com', PASSWORD, { origin: PARTNER_ORIGIN })
  embedded = String(body.token)
})
afterAll(() => api.stop())

async function ask(message: string, token: string): Promise<unknown> {
  const json = { message, is_vendor: false, vendor_id: null }
  return (await api.post(calls.sendToAssistant.path, { json, token })).body.content
}

it.each([
  ['do we owe anything?', '$1,250'],
  ['who are we in touch with?', 'You are in touch with 1 vendor'],
  ['who have we booked?', 'You haven’t booked a vendor yet.'],
  ['which vendors have we scanned?', 'You haven’t scanned a vendor'],
  ['what is still missing?', 'You are not in touch with vendors yet'],
])('the assistant answers %j on the site, but not in an element on another origin', async (question, told) => {
  expect(await ask(question, lead.couple)).toContain(told)
  expect(await ask(question, embedded)).toBe(ELSEWHERE)
})

it('the assistant reveals only saved vendors, credits and the dashboard’s wedding data to an element on another origin', async () => {
  expect(await ask('my saved vendors', embedded)).toContain('You have saved 1 vendor')
  expect(await ask('how many credits do I have left?', embedded)).toContain('**3 credits**')
  const facts = await ask('what do you know about our wedding?', embedded)
  expect(facts).toContain('Jonas')
  for (const secret of ['Sonoma', 'Rustic', 'budget']) expect(facts).not.toContain(secret)
  expect(await ask('what do you know about our wedding?', lead.couple)).toContain('Rustic')
})
