import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementCounts, visions } from '../../db/tables.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { joinPartner } from '../../testing/partners.ts'
import { visionForm } from '../../testing/photos.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'

const HOST = new URL(PARTNER_ORIGIN).host
const NONE = { views: 0, drafts: 0, visions: 0, inquiries: 0, booked: 0 }

let api: TestApi
let lead: TestLead
let planner: string
let other: string
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
  planner = await joinPartner(api, 'Fennel & Rye', 'fennel')
  other = await joinPartner(api, 'Oak Barns', 'oak')
})
afterAll(() => api.stop())

function count(partner: string, origin = PARTNER_ORIGIN) {
  const json = { event: 'view', element: 'vision-generator', partner }
  return api.post('/elements/count/', { json, origin })
}

async function read(token: string) {
  const { body } = await api.get('/desk/figures/', { token })
  return calls.listWebsiteFigures.response.parse(body).results
}

describe('the figures of a partner', () => {
  it('count what pages with the partner’s key brought, for all vendors', async () => {
    const token = await api.signInEmbedded('reader@example.com')
    const form = visionForm('A barn at dusk')
    form.append('partner', 'fennel')
    form.append('element', 'vision-generator')
    await api.post('/vision/list/', { token, form, origin: PARTNER_ORIGIN })
    expect((await count('fennel')).status).toBe(204)
    const json = { partner: 'fennel', element: 'vendor-inquiry' }
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json, origin: PARTNER_ORIGIN })
    const place = { date: api.clock.now().toISOString().slice(0, 10), host: HOST, partner: 'fennel' }
    expect(await read(planner)).toEqual([
      { ...NONE, ...place, element: 'vision-generator', views: 1, visions: 1 },
      { ...NONE, ...place, element: 'vendor-inquiry', inquiries: 1 },
    ])
    expect(await read(other)).toEqual([])
  })

  it('contain no views of an unknown partner', async () => {
    const before = await api.db.$count(elementCounts)
    await count('nobody')
    expect(await api.db.$count(elementCounts)).toBe(before)
  })

  it('contain only the partner’s websites once it lists them', async () => {
    const hosts = ['fennel.example']
    expect((await api.patch('/desk/websites/', { token: planner, json: { hosts } })).body).toEqual({ hosts })
    expect((await api.get('/desk/websites/', { token: planner })).body).toEqual({ hosts })
    expect((await api.get('/desk/websites/', { token: other })).body).toEqual({ hosts: [] })
    const before = await api.db.$count(elementCounts)
    await count('fennel')
    expect(await api.db.$count(elementCounts)).toBe(before)
    await count('fennel', 'https://www.fennel.example')
    expect((await read(planner)).map(({ host }) => host)).toEqual(['www.fennel.example'])
  })

  it('are not stored on visions of other websites, unlike the name of a partner without an account', async () => {
    await api.patch('/desk/websites/', { token: planner, json: { hosts: ['fennel.example'] } })
    const draw = async (partner: string, origin: string) => {
      const form = visionForm('A barn at dusk')
      form.append('partner', partner)
      const token = await api.signInFrom(origin, `${partner}-${new URL(origin).host}@example.com`)
      const { body } = await api.post('/vision/list/', { token, form, origin })
      const [row] = await api.db
        .select()
        .from(visions)
        .where(eq(visions.id, String(body.id)))
      return row?.partner
    }
    expect(await draw('fennel', 'https://www.fennel.example')).toBe('fennel')
    expect(await draw('fennel', PARTNER_ORIGIN)).toBeNull()
    expect(await draw('nobody', PARTNER_ORIGIN)).toBe('nobody')
  })
})
