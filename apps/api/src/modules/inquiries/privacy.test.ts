import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDeskLead } from '../../testing/desk.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { readPayload } from '../webhooks/payloads.ts'

const PRIVATE = /20,000|30,000|40,000|\${2,}|Romantic|jonas@/

let api: TestApi
let lead: TestLead
let made = 0
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  made++
  lead = await makeLead(api)
  const post = (path: string, json: object) => api.post(path, { token: lead.couple, json })
  const basics = { partner_name: 'Jonas Meyer', partner_email: 'jonas@example.com', wedding_location: 'Sonoma' }
  await post('/registration/couple-basicinfo/', { ...basics, wedding_date: '2999-05-01' })
  const wishes = { wedding_description: 'Romantic', wedding_budget: '$$$', categories: [1] }
  await post('/registration/couple-preferences/', wishes)
})

const readMail = async () =>
  (await mailTo(api, `seller${made}@example.com`, ({ subject }) => /inquiry/.test(subject))).text
const readWebhook = async () => {
  const event = { type: 'lead.created', subject: String(lead.leadId), createdAt: api.clock.now() } as const
  return (await readPayload(api.db, event)) ?? ''
}

describe('what a vendor receives with a brief', () => {
  const BRIEF = { message: 'Peonies, please.', guests: 120, wedding_date: '2999-06-12', budget: 3000 }
  beforeEach(async () => {
    const [other = 0] = await addVendors(api, [makeVendor(900 + made)])
    await api.post('/vendor/brief/', { token: lead.couple, json: { vendor_ids: [lead.vendorId, other], ...BRIEF } })
  })

  it('is in the email what the preview of the brief lists', async () => {
    expect(await readMail()).toContain(
      'Date: June 12, 2999\nGuests: 120\nPlace: Sonoma\nCame from: our website\n\n' +
        '> Peonies, please.\n> \n> Our budget for this is $3,000.',
    )
  })

  it('is the same on the desk and by webhook', async () => {
    expect(await readDeskLead(api, lead)).toMatchObject({
      ...{ couple_name: 'Maya Lindqvist', partner_name: 'Jonas Meyer', wedding_city: 'Sonoma' },
      ...{ wedding_date: '2999-06-12', guests: 120, budget_label: '$3,000' },
      inquiry: 'Peonies, please.\n\nOur budget for this is $3,000.',
    })
    expect(JSON.parse(await readWebhook())).toMatchObject({
      data: { wedding: { date: '2999-06-12', city: 'Sonoma', guests: 120 } },
    })
  })

  it('contains nowhere the budget of the whole wedding, the styles, or an email address of the couple', async () => {
    const everywhere = [await readMail(), JSON.stringify(await readDeskLead(api, lead)), await readWebhook()]
    for (const text of everywhere) expect(text).not.toMatch(PRIVATE)
  })
})

it('an inquiry and a scan never give a vendor the budget of the whole wedding', async () => {
  await api.post(`/leads/add_vendor/${lead.vendorId}/`, { token: lead.couple })
  expect(JSON.stringify(await readDeskLead(api, lead))).not.toMatch(PRIVATE)
  await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json: { message: 'Peonies?' } })
  expect(await readDeskLead(api, lead)).toMatchObject({ inquiry: 'Peonies?', budget_label: '' })
  const everywhere = [await readMail(), JSON.stringify(await readDeskLead(api, lead)), await readWebhook()]
  for (const text of everywhere) expect(text).not.toMatch(PRIVATE)
})
