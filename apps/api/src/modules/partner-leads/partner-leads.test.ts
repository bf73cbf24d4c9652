import { randomUUID } from 'node:crypto'
import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visions } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { joinPartner } from '../../testing/partners.ts'
import { visionForm } from '../../testing/photos.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { partnerLeadRules } from './rules.ts'

const PATH = '/desk/partner-leads/'
const HOST = new URL(PARTNER_ORIGIN).host

let api: TestApi
let lead: TestLead
let made = 0
let key: string
let couple: string
let planner: string
let other: string
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  couple = await createCoupleCalls(api).joinConfirmed(`partnered${made + 1}@example.com`)
  key = `fennel${++made}`
  planner = await joinPartner(api, 'Fennel & Rye', key)
  other = await joinPartner(api, 'Oak Barns', `oak${made}`)
})

async function read(token = planner, query = '') {
  const { status, body } = await api.get(PATH + query, { token })
  expect(status).toBe(200)
  return calls.listPartnerLeads.response.parse(body)
}

async function draw(token: string, partner = key): Promise<string> {
  const form = visionForm('A barn at dusk')
  form.append('partner', partner)
  form.append('element', 'vision-generator')
  const { body } = await api.post('/vision/list/', { token, form, origin: PARTNER_ORIGIN })
  return String(calls.createVision.response.parse(body).id)
}

function inquire(token: string, fields: object = {}) {
  const json = { partner: key, element: 'vendor-inquiry', ...fields }
  return api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json, origin: PARTNER_ORIGIN })
}

describe('the leads of a partner', () => {
  it('contain visions without the couple, and leads with the couple, the vendor, the dates and the state', async () => {
    const token = await api.signInEmbedded(`dreamer${made}@example.com`)
    await draw(token)
    api.advance(1_000)
    await inquire(couple, { wedding_date: '2027-06-12', message: 'Peonies in June?' })
    const { results, next_cursor } = await read()
    expect(next_cursor).toBeUndefined()
    expect(results).toEqual([
      expect.objectContaining({
        ...{ kind: 'lead', couple_name: 'Maya Lindqvist' },
        ...{ vendor_name: `Vendor ${made}`, wedding_date: '2027-06-12', state: 'new', element: 'vendor-inquiry' },
      }),
      expect.objectContaining({
        ...{ kind: 'vision', couple_name: '', partner_name: '', wedding_date: '', vendor_name: '' },
        ...{ source_host: HOST, element: 'vision-generator' },
      }),
    ])
    expect(results[1]).not.toHaveProperty('state')
  })

  it('contain neither the couple’s words, nor its email address, nor messages', async () => {
    const email = `dreamer${made}@example.com`
    await draw(await api.signInEmbedded(email))
    await inquire(couple, { message: 'Peonies in June?' })
    const text = JSON.stringify((await api.get(PATH, { token: planner })).body)
    for (const secret of ['barn', 'Peonies', email, `partnered${made}@example.com`, 'room']) {
      expect(text).not.toContain(secret)
    }
  })

  it('contain a vision that was sent to a vendor only as part of the lead', async () => {
    const token = await api.signInEmbedded(`dreamer${made}@example.com`)
    const vision_id = await draw(token)
    await inquire(token, { vision_id })
    expect((await read()).results.map(({ kind }) => kind)).toEqual(['lead'])
  })

  it('contain nothing of another partner', async () => {
    await draw(await api.signInEmbedded(`dreamer${made}@example.com`))
    await inquire(await api.signInEmbedded(`asker${made}@example.com`))
    expect((await read(other)).results).toEqual([])
    expect((await read()).results).toHaveLength(2)
  })

  it('contain only what came through the partner’s websites once it lists them', async () => {
    await draw(await api.signInEmbedded(`dreamer${made}@example.com`))
    await api.patch('/desk/websites/', { token: planner, json: { hosts: ['fennel.example'] } })
    expect((await read()).results).toEqual([])
    await api.patch('/desk/websites/', { token: planner, json: { hosts: ['fennel.example', HOST] } })
    expect((await read()).results).toHaveLength(1)
  })

  it('are listed page by page, newest first, each once', async () => {
    const token = await api.signInEmbedded(`dreamer${made}@example.com`)
    await draw(token)
    const count = partnerLeadRules.partnerLeadsPerPage + 2
    const [vision] = await api.db.select().from(visions).where(eq(visions.partner, key))
    if (!vision) throw new Error('The vision is missing.')
    const copies = Array.from({ length: count - 1 }, () => ({ ...vision, id: randomUUID() }))
    await api.db.insert(visions).values(copies)
    const page = await read()
    const rest = await read(planner, `?cursor=${page.next_cursor}`)
    const ids = [...page.results, ...rest.results].map(({ id }) => id)
    expect(page.results).toHaveLength(partnerLeadRules.partnerLeadsPerPage)
    expect(new Set(ids).size).toBe(count)
    expect(rest.next_cursor).toBeUndefined()
  })

  it('reject a malformed cursor with 400', async () => {
    expect((await api.get(`${PATH}?cursor=abc`, { token: planner })).status).toBe(400)
  })

  it('are closed to vendors and couples', async () => {
    for (const token of [lead.vendor, lead.couple, lead.stranger]) {
      expect(await api.get(PATH, { token })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
  })
})

describe('a partner', () => {
  it('cannot reach the data of a vendor whose lead is in its list', async () => {
    await inquire(couple)
    const reads = [
      ...['/desk/leads/', `/desk/leads/${lead.leadId}/`, '/desk/profile/', '/desk/webhooks/', '/desk/notifications/'],
      ...[`/chat/users/${lead.vendorUserId}/chats`, `/chat/chats/${lead.roomId}/messages`],
    ]
    for (const path of reads) {
      expect([403, 404], path).toContain((await api.get(path, { token: planner })).status)
    }
    expect((await api.post(`/desk/leads/${lead.leadId}/room/`, { token: planner })).status).toBe(403)
  })
})
