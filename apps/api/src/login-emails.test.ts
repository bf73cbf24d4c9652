import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinChat } from './testing/chat-socket.ts'
import { openLink } from './testing/documents.ts'
import { type FirstCouple, makeFirstCouple } from './testing/first-couple.ts'
import { pay } from './testing/invoices.ts'
import { printedText } from './testing/printed-text.ts'
import { startApi, type TestApi, until } from './testing/start-api.ts'
import { unpackPdf } from './testing/unpack-pdf.ts'

// Starts of the sign-in email addresses: `buyer1@example.com` for the couple, `seller1@example.com` for its vendor.
const COUPLE = 'buyer1@'
const VENDOR = 'seller1@'

let api: TestApi
let lead: FirstCouple
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
  lead = await makeFirstCouple(api)
})
afterAll(() => api.stop())

/** The clients of both sides of a lead, and the email addresses that their responses must not contain. */
const sides = () => [
  { token: lead.couple, userId: lead.userId, leadName: lead.vendorId, foreign: VENDOR },
  { token: lead.vendor, userId: lead.vendorUserId, leadName: lead.leadId, foreign: COUPLE },
]

/** The path of each GET call for one side of the lead. */
function pathsOf({ userId, leadName }: { userId: number; leadName: number }): Record<string, string> {
  return {
    getConfig: calls.getConfig.path,
    listCategories: calls.listCategories.path,
    getAccountState: calls.getAccountState.path,
    exportAccount: calls.exportAccount.path,
    getDashboard: calls.getDashboard.path,
    getProfile: calls.getProfile.path,
    listPeople: calls.listPeople.path,
    getWeddingDay: calls.getWeddingDay.path,
    listInspirations: calls.listInspirations.path,
    listFavourites: calls.listFavourites.path,
    listInPerson: calls.listInPerson.path,
    listAnswers: `${calls.listAnswers.path}?vendors=${lead.vendorId}`,
    listBooked: calls.listBooked.path,
    listActive: calls.listActive.path,
    searchVendors: calls.searchVendors.path,
    getSearchOptions: `${calls.getSearchOptions.path}?categories=4`,
    getVendor: `/vendor/detail/get/${lead.vendorId}/`,
    listChats: `/chat/users/${userId}/chats`,
    listMessages: `/chat/chats/${lead.roomId}/messages`,
    getDeskAccount: calls.getDeskAccount.path,
    listDeskLeads: calls.listDeskLeads.path,
    getDeskLead: `/desk/leads/${lead.leadId}/`,
    listWebsiteFigures: calls.listWebsiteFigures.path,
    getDeskWebsites: calls.getDeskWebsites.path,
    getDeskProfile: calls.getDeskProfile.path,
    listDeskTopics: calls.listDeskTopics.path,
    getDeskCalendar: calls.getDeskCalendar.path,
    listDeskDays: `${calls.listDeskDays.path}?from=2027-01-01&to=2027-12-31`,
    getTeam: calls.getTeam.path,
    getDeskNotifications: calls.getDeskNotifications.path,
    getVendorAvailability: `/vendor/availability/${lead.vendorId}/?date=2027-06-12`,
    getPublicVendor: `/vendor/public/${lead.vendorId}/`,
    listWebhookEndpoints: calls.listWebhookEndpoints.path,
    listWebhookDeliveries: `/desk/webhooks/${lead.webhookId}/deliveries/`,
    listPayments: calls.listPayments.path,
    getLead: `/market/couple/lead/data/${leadName}`,
    getInspirationBoard: calls.getInspirationBoard.path,
    listBoardPins: calls.listBoardPins.path,
    listVisions: calls.listVisions.path,
    getVision: `/vision/list/${lead.visionId}/`,
    listVisionMatches: `/vision/list/${lead.visionId}/matches/`,
    getCredits: calls.getCredits.path,
    listSessions: calls.listSessions.path,
    listVisionPacks: calls.listVisionPacks.path,
  }
}

/** GET calls that are covered by another test, or return no accounts. */
const ELSEWHERE = [
  ...[
    'getMagicLink',
    'getSharedVision',
    'getSharedInspirationBoard',
    'listRecommendedVendors',
    'checkResetLink',
    'googleStart',
  ],
  // Covered by `modules/partner-leads/partner-leads.test.ts`.
  'listPartnerLeads',
]

it('the login email tests cover every GET call of the contract', () => {
  const reading = Object.entries(calls).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []))
  const [side] = sides()
  if (!side) throw new Error('There is no side.')
  expect([...Object.keys(pathsOf(side)), ...ELSEWHERE].sort()).toEqual(reading.sort())
})

describe('the API', () => {
  it('hides the other account’s login email address in every response to a GET call', async () => {
    for (const side of sides())
      for (const [name, path] of Object.entries(pathsOf(side))) {
        const { body } = await api.get(path, { token: side.token })
        expect(JSON.stringify(body), name).not.toContain(side.foreign)
      }
  })

  it('hides the other account’s login email address in every response to an action', async () => {
    for (const { token, foreign } of sides()) {
      const answers = [
        await api.post(`/chat/chats/${lead.roomId}/messages`, { token, json: { message: 'Hello' } }),
        await api.post(`/chat/create-chat-room/${lead.vendorUserId}/`, { token, json: {} }),
        await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json: {} }),
        await api.post(`/leads/add_vendor/${lead.vendorId}/`, { token, json: {} }),
        await api.post(`/vendor/mark-favorite/${lead.vendorId}/`, { token, json: {} }),
        await api.post(calls.sendToAssistant.path, {
          token,
          json: { message: 'What is their email?', is_vendor: true, vendor_id: lead.vendorId },
        }),
        await pay(api, lead, { invoice: lead.invoiceId }, token),
        await api.patch(`/desk/leads/${lead.leadId}/`, { token, json: { notes: 'Call them' } }),
        await api.post(`/desk/leads/${lead.leadId}/room/`, { token, json: {} }),
      ]
      for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(foreign)
    }
  })

  it('hides the other account’s login email address in the frames of a socket', async () => {
    const couple = await joinChat(api.url, lead.userId, lead.couple)
    const vendor = await joinChat(api.url, lead.vendorUserId, lead.vendor)
    couple.send({ action: 'message', roomId: lead.roomId, message: 'Are you there?' })
    await vendor.next('message')
    await couple.next('message')
    expect(JSON.stringify(vendor.frames)).not.toContain(COUPLE)
    expect(JSON.stringify(couple.frames)).not.toContain(VENDOR)
    couple.close()
    vendor.close()
  })

  it('hides the login email address in emails to the other side', async () => {
    const { mailbox } = api.service.services
    const textOf = async (to: string) => JSON.stringify((await mailbox.list(to)).map(({ to: _, ...mail }) => mail))
    expect(await textOf('buyer1@example.com')).not.toContain(VENDOR)
    expect(await textOf('seller1@example.com')).not.toContain(COUPLE)
  })

  it('hides login email addresses on the certificate of a signed document', async () => {
    const { signatures } = api.service.services
    await signatures.countersign(lead.vendorUserId, lead.contractId, { names: ['Vera'], address: '192.0.2.7' })
    const certified = await until(async () => {
      const file = (await lead.read()).files.find(({ id }) => id === lead.contractId)?.file ?? ''
      const bytes = new Uint8Array(await (await openLink(api, file)).arrayBuffer())
      const text = `${(await printedText(bytes)).join('\n')}\n${unpackPdf(bytes)}`
      expect(text).toContain('Certificate of signatures')
      return text
    })
    expect(certified).not.toContain(COUPLE)
    expect(certified).not.toContain(VENDOR)
  })

  it('hides the login email address from visitors of a magic link if its account has no name', async () => {
    const { accounts, magicLinks } = api.service.services
    const code = await api.db.transaction(async (tx) => {
      const { id: accountId } = await accounts.findOrCreate(tx, 'nameless-couple@example.com')
      return magicLinks.invite(tx, { accountId, isActive: true, categoryIds: [1], vendorIds: [lead.vendorId] })
    })
    const page = await api.get(`/auth/vendors/magic-link/${code}/`)
    const { data } = calls.listRecommendedVendors.response.parse(page.body)
    const answers = [await api.get(`/auth/magic-link/${code}/`), page]
    if (data.token) answers.push(await api.get('/couple/dashboard/', { token: data.token }))
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('nameless-couple')
  })
})
