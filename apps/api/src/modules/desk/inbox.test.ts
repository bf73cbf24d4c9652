import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { packages } from '../../db/tables.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { idsOf, readInbox } from '../../testing/desk.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { deskRules } from './rules.ts'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
})

const inbox = (query = '') => readInbox(api, lead.vendor, query)
const post = (path: string, token: string, json: object = {}) => api.post(path, { token, json })
const say = (token: string, roomId: number, message: string) =>
  post(`/chat/chats/${roomId}/messages`, token, { message })
const markSeen = (leadId: number) => post(`/desk/leads/${leadId}/seen/`, lead.vendor)
let others = 0
/** Adds another couple, which contacts the vendor with a call. Returns its token and the id of the lead. */
async function contact(path: string) {
  api.advance(1_000)
  const token = await createCoupleCalls(api).joinConfirmed(`inquirer${++others}@example.com`)
  const { status } = await api.post(path, { token, json: {} })
  expect(status).toBeLessThan(300)
  const { results } = await inbox()
  return { token, leadId: Math.max(...idsOf(results)) }
}
const inquire = () => contact(`/vendor/detail/get/${lead.vendorId}/`)
/** Adds a lead without a message. */
const scan = () => contact(`/leads/add_vendor/${lead.vendorId}/`)

describe('GET /desk/me/', () => {
  it('returns the vendor of the account and the consent to countersign', async () => {
    const { status, body } = await api.get('/desk/me/', { token: lead.vendor })
    expect(status).toBe(200)
    expect(body).toMatchObject({ user_id: lead.vendorUserId, role: 'owner', vendor: { id: lead.vendorId } })
    expect(body.sign_consent).toContain('my business')
  })

  it('responds 403 not_a_vendor to a couple, and 401 without a session', async () => {
    const refused = await api.get('/desk/me/', { token: lead.couple })
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
    expect((await api.get('/desk/me/')).status).toBe(401)
  })
})

describe('a vendor’s user on the desk', () => {
  const origin = 'http://desk.localhost:5173'
  const open = (token: unknown) => api.get('/desk/me/', { token: String(token), origin })
  const email = () => `seller${lead.vendorId}@example.com`

  it('signs in with the password', async () => {
    const { body } = await createCoupleCalls(api).logIn(email(), PASSWORD, { origin })
    expect((await open(body.token)).status).toBe(200)
  })

  it('signs in with an emailed code', async () => {
    expect((await open(await api.signInFrom(origin, email()))).status).toBe(200)
  })

  it('cannot open the desk with a session that another website has started', async () => {
    const { body } = await createCoupleCalls(api).logIn(email(), PASSWORD, { origin: 'https://partner.example' })
    expect(await open(body.token)).toMatchObject({ status: 403, body: { code: 'confirmation_required' } })
  })
})

describe('GET /desk/leads/', () => {
  it('lists a lead with the couple’s wedding, without its email address', async () => {
    const info = { wedding_location: 'Sonoma', wedding_date: '2999-05-01', partner_name: 'Jonas' }
    await post('/registration/couple-basicinfo/', lead.couple, info)
    const preferences = { wedding_description: 'Romantic', wedding_budget: '$$$', categories: [1] }
    await post('/registration/couple-preferences/', lead.couple, preferences)
    await say(lead.couple, lead.roomId, 'Are you free in May?')
    const { results, counts, next_cursor } = await inbox()
    expect(results).toMatchObject([
      {
        id: lead.leadId,
        couple_name: 'Maya Lindqvist',
        partner_name: 'Jonas',
        wedding_date: '2999-05-01',
        wedding_city: 'Sonoma',
        budget_label: '',
        source: 'site',
        state: 'new',
        is_unread: true,
        unread: 1,
        last_message: { message: 'Are you free in May?', is_own: false },
      },
    ])
    expect(counts).toEqual({ unread: 1, new: 1, talking: 0, contract: 0, booked: 0, lost: 0 })
    expect(next_cursor).toBeUndefined()
    expect(JSON.stringify(results)).not.toContain('@example.com')
  })

  it('lists unread leads first, then the latest activity first', async () => {
    const second = await scan()
    const third = await scan()
    expect(idsOf((await inbox()).results)).toEqual([third.leadId, second.leadId, lead.leadId])
    await markSeen(third.leadId)
    expect(idsOf((await inbox()).results)).toEqual([second.leadId, lead.leadId, third.leadId])
    await say(lead.couple, lead.roomId, 'Hello?')
    expect(idsOf((await inbox()).results)).toEqual([lead.leadId, second.leadId, third.leadId])
    expect((await inbox()).counts.unread).toBe(2)
  })

  it('counts a lead as unread until the vendor has seen it and read its messages', async () => {
    const { body } = await say(lead.couple, lead.roomId, 'Hello?')
    await markSeen(lead.leadId)
    expect((await inbox()).results).toMatchObject([{ is_unread: true, unread: 1 }])
    await post(`/chat/chats/${lead.roomId}/read`, lead.vendor, { message_id: body.message_id })
    expect((await inbox()).results).toMatchObject([{ is_unread: false, unread: 0 }])
    api.advance(1_000)
    await post(`/vendor/detail/get/${lead.vendorId}/`, lead.couple)
    expect((await inbox()).results).toMatchObject([{ is_unread: true, unread: 1 }])
  })

  it('returns every lead once when a client follows the cursors', async () => {
    const made = [lead.leadId]
    for (let n = 0; n < deskRules.leadsPerPage; n++) made.push((await scan()).leadId)
    await markSeen(made[3] ?? 0)
    const first = await inbox()
    expect(first.results).toHaveLength(deskRules.leadsPerPage)
    const rest = await inbox(`?cursor=${first.next_cursor}`)
    expect(rest.next_cursor).toBeUndefined()
    expect(idsOf([...first.results, ...rest.results]).sort()).toEqual(made.sort())
    expect(idsOf(rest.results)).toEqual([made[3]])
  }, 180_000)

  it('filters by state', async () => {
    const second = await inquire()
    await api.patch(`/desk/leads/${second.leadId}/`, { token: lead.vendor, json: { state: 'lost' } })
    expect(idsOf((await inbox('?state=lost')).results)).toEqual([second.leadId])
    expect(idsOf((await inbox('?state=new')).results)).toEqual([lead.leadId])
    expect((await inbox('?state=booked')).results).toEqual([])
  })

  it.each(['?state=cold', '?cursor=abc', '?cursor=%00'])('responds 400 to the query %s', async (query) => {
    expect((await api.get(`/desk/leads/${query}`, { token: lead.vendor })).status).toBe(400)
  })

  it('shows where the couple first contacted the vendor', async () => {
    const couples = createCoupleCalls(api)
    const scanner = await couples.joinConfirmed(`scanner${lead.leadId}@example.com`)
    await post(`/leads/add_vendor/${lead.vendorId}/`, scanner)
    await post(`/vendor/detail/get/${lead.vendorId}/`, scanner)
    expect((await inbox()).results[0]).toMatchObject({ source: 'fair', source_host: '' })
    const origin = 'https://irisandfern.example'
    const email = `embedded${lead.leadId}@example.com`
    const { body } = await api.post('/registration/register/', {
      json: { username: 'Emma', email, phone_number: '4155550134', password: 'correct horse' },
      origin,
    })
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: String(body.token), json: {}, origin })
    expect((await inbox()).results[0]).toMatchObject({ source: 'embed', source_host: 'irisandfern.example' })
  })

  it('lists the claimed deals with their prices', async () => {
    const deal = { vendorId: lead.vendorId, name: 'A weekday', description: '', originalPrice: '900.00' }
    const [made] = await api.db
      .insert(packages)
      .values({ ...deal, discountedPrice: '750.00' })
      .returning()
    const claim = `/chat/create-chat-room/${lead.vendorUserId}/?exclusive_offer=${made?.id}`
    await api.post(claim, { token: lead.couple, json: {} })
    expect((await inbox()).results[0]?.deals).toEqual([{ name: 'A weekday', price: '750.00' }])
  })
})
