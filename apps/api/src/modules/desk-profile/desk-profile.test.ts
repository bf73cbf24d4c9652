import { calls, type DeskProfile } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

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

const PATH = '/desk/profile/'
const parse = (body: unknown) => calls.getDeskProfile.response.parse(body)
const read = async () => parse((await api.get(PATH, { token: lead.vendor })).body)
const patch = (section: string, json: object, token = lead.vendor) => api.patch(`${PATH}${section}/`, { token, json })
const asCouple = async () =>
  calls.getVendor.response.parse((await api.get(`/vendor/detail/get/${lead.vendorId}/`)).body)

type Section = Exclude<keyof DeskProfile, 'vendor_id'>

/** Saves a section with its current version. */
async function save(section: Section, change: object) {
  const profile = await read()
  return patch(section, { ...contentOf(profile)[section], version: profile[section].version, ...change })
}

/** The body that saves each section as it is. */
const contentOf = ({ basics, about, photos, packages, faqs, facts }: DeskProfile) => ({
  basics,
  about,
  photos: { photos: photos.photos.map(({ id, alt }) => ({ id, alt })) },
  packages,
  faqs,
  facts: facts.stated,
})

/** Requests an image from this server. */
const load = (image: string) => fetch(image.replace(api.config.urls.api, api.url))

async function upload(count = 1, token = lead.vendor) {
  const form = new FormData()
  for (let number = 0; number < count; number++)
    form.append('images', await makePhoto(`#a${number}3355`), `${number}.jpg`)
  return api.post(`${PATH}photos/`, { token, form })
}

const CALLS: [string, (token?: string) => Promise<{ status: number; body: Record<string, unknown> }>][] = [
  ['GET profile', (token) => api.get(PATH, token ? { token } : {})],
  ['GET topics', (token) => api.get(`${PATH}topics/`, token ? { token } : {})],
  ...(['basics', 'about', 'photos', 'packages', 'faqs', 'facts'] as const).map((section): (typeof CALLS)[number] => [
    `PATCH ${section}`,
    async (token) => {
      const json = { ...contentOf(await read())[section], version: 'x' }
      return api.patch(`${PATH}${section}/`, { ...(token && { token }), json })
    },
  ]),
  [
    'POST photos',
    async (token) => {
      const form = new FormData()
      form.append('images', await makePhoto(), 'a.jpg')
      return api.post(`${PATH}photos/`, { ...(token && { token }), form })
    },
  ],
]

describe.each(CALLS)('%s of the desk', (_, call) => {
  it('responds 401 to unauthenticated callers, and 403 to couples and strangers', async () => {
    expect((await call()).status).toBe(401)
    for (const token of [lead.couple, lead.stranger])
      expect(await call(token)).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
  })
})

describe('a second vendor', () => {
  it('reads and changes only its own profile', async () => {
    const before = await asCouple()
    const other = await makeLead(api)
    const { body } = await api.get(PATH, { token: other.vendor })
    expect(body.vendor_id).toBe(other.vendorId)
    const { basics } = parse(body)
    expect((await patch('basics', { ...basics, business_name: 'Other name' }, other.vendor)).status).toBe(200)
    const { packages } = parse((await save('packages', { packages: [DEAL] })).body)
    const stolen = { version: parse(body).packages.version, packages: packages.packages }
    expect((await patch('packages', stolen, other.vendor)).status).toBe(400)
    const [photo] = (await read()).photos.photos
    const foreign = { version: parse(body).photos.version, photos: [{ id: photo?.id, alt: 'mine' }] }
    expect((await patch('photos', foreign, other.vendor)).status).toBe(400)
    expect((await asCouple()).business_name).toBe(before.business_name)
  })
})

const DEAL = { name: 'One day', description: 'Eight hours', original_price: '4200', discounted_price: '3900.50' }

describe('the basics of a profile', () => {
  it('appear for couples at once, also in the address of the public page', async () => {
    await asCouple()
    const changed = {
      business_name: ' Fern & Fig ',
      business_location: 'Napa',
      phone: '707 555 0134',
      categories: [4, '5'],
    }
    const { status, body } = await save('basics', changed)
    expect([status, parse(body).basics.categories]).toEqual([200, [4, 5]])
    expect(await asCouple()).toMatchObject({
      business_name: 'Fern & Fig',
      business_location: 'Napa',
      phone: '707 555 0134',
    })
    expect((await api.get('/vendor/public/fern-fig/')).status).toBe(200)
  })

  it.each([
    ['an empty name', { business_name: ' ' }, 'business_name'],
    ['a name that is too long', { business_name: 'x'.repeat(301) }, 'business_name'],
    ['no category', { categories: [] }, 'categories'],
    ['an unknown category', { categories: [999] }, 'categories'],
    ['a name with NUL', { business_name: 'a\0' }, 'business_name'],
  ])('are rejected with %s', async (_, change, field) => {
    expect(await save('basics', change)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  })

  it('are not overwritten by a change of an outdated version', async () => {
    const { basics } = await read()
    expect((await patch('basics', { ...basics, phone: '1' })).status).toBe(200)
    expect(await patch('basics', { ...basics, phone: '2' })).toMatchObject({ status: 409, body: { code: 'outdated' } })
    expect((await read()).basics.phone).toBe('1')
  })

  it('of the same version are changed only once by two requests at the same time', async () => {
    const { basics } = await read()
    const answers = await Promise.all(['1', '2', '3'].map((phone) => patch('basics', { ...basics, phone })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('the description of a profile', () => {
  it('is sanitized, and its services are listed', async () => {
    const html = '<p onclick="x()">Hello <b>you</b><script>alert(1)</script></p>'
    await save('about', { about_us: html, services: ['Bouquets', 'Arches', 'Bouquets'] })
    expect(await asCouple()).toMatchObject({
      about_us: '<p>Hello <b>you</b></p>',
      business_services: 'Bouquets, Arches',
    })
  })

  it('rejects services with commas, and names the entry', async () => {
    const { status, body } = await save('about', { services: ['Arches', 'a, b'] })
    expect([status, body['services.1']]).toEqual([400, ['Leave out commas.']])
  })
})

describe('the photos of a profile', () => {
  it('can be added, sorted, described and removed, and the first one is the cover', async () => {
    const added = parse((await upload(2)).body).photos.photos
    expect(added).toHaveLength(3)
    const [old, first, second] = added
    const kept = [second, first].map((photo, index) => ({ id: photo?.id, alt: index === 0 ? 'Peonies' : '' }))
    expect((await save('photos', { photos: kept })).status).toBe(200)
    const vendor = await asCouple()
    expect(vendor.gallery).toEqual([{ image: second?.image, alt: 'Peonies' }, { image: first?.image }])
    expect(vendor.image).toBe(`${second?.image}?width=480`)
    expect((await load(vendor.image)).headers.get('content-type')).toBe('image/webp')
    expect(old?.image).not.toBe(first?.image)
    await save('photos', { photos: kept.slice(0, 1) })
    expect((await load(String(first?.image))).status).toBe(404)
    await save('photos', { photos: [] })
    expect(await asCouple()).toMatchObject({ gallery: [], image: '' })
  })

  it('are limited to 30, and to real images', async () => {
    for (let times = 0; times < 3; times++) expect((await upload(9)).status).toBe(200)
    expect(await upload(3)).toMatchObject({ status: 400, body: { images: [expect.stringContaining('30')] } })
    const form = new FormData()
    form.append('images', new File(['<svg onload="x()"/>'], 'a.jpg'))
    expect((await api.post(`${PATH}photos/`, { token: lead.vendor, form })).status).toBe(400)
    expect((await read()).photos.photos).toHaveLength(28)
  })
})

describe('the deals of a profile', () => {
  it('keep their ids, prices and order', async () => {
    const { body } = await save('packages', {
      packages: [DEAL, { ...DEAL, name: 'Two days', discounted_price: undefined }],
    })
    const [one, two] = parse(body).packages.packages
    expect(one).toMatchObject({ original_price: '4200.00', discounted_price: '3900.50' })
    await save('packages', { packages: [two, { ...one, original_price: '5000' }] })
    const { packages } = await asCouple()
    expect(packages.map(({ id, name, original_price }) => [id, name, original_price])).toEqual([
      [two?.id, 'Two days', '4200.00'],
      [one?.id, 'One day', '5000.00'],
    ])
  })

  it('that a couple has claimed stay with the couple after they are removed', async () => {
    const [deal] = parse((await save('packages', { packages: [DEAL] })).body).packages.packages
    const claim = () =>
      api.post(`/chat/create-chat-room/${lead.vendorUserId}/?exclusive_offer=${deal?.id}`, {
        token: lead.couple,
        json: {},
      })
    expect((await claim()).status).toBe(200)
    await save('packages', { packages: [] })
    expect((await asCouple()).packages).toEqual([])
    const { body } = await api.get(`/desk/leads/${lead.leadId}/`, { token: lead.vendor })
    expect(body.deals).toMatchObject([{ name: 'One day' }])
    expect(
      (
        await api.post(`/chat/create-chat-room/${lead.vendorUserId}/?exclusive_offer=${deal?.id}`, {
          token: lead.stranger,
          json: {},
        })
      ).status,
    ).toBe(404)
  })

  it.each([
    ['without a name', { name: '' }, 'packages.0.name'],
    ['with a price that is no amount', { original_price: '1,000' }, 'packages.0.original_price'],
    ['with a negative price', { original_price: '-1' }, 'packages.0.original_price'],
    ['with a discount above the price', { discounted_price: '4200.01' }, 'packages.0.discounted_price'],
    ['with a discounted price of 0', { discounted_price: '0' }, 'packages.0.discounted_price'],
  ])('are rejected %s, and the field is named', async (_, change, field) => {
    const { status, body } = await save('packages', { packages: [{ ...DEAL, ...change }] })
    expect([status, body[field]]).toEqual([400, [expect.any(String)]])
  })
})

describe('the questions of a profile', () => {
  it('are stored in their order', async () => {
    const faqs = ['Parking?', 'Rain?'].map((question) => ({ question, answer: 'Yes.' }))
    await save('faqs', { faqs })
    await save('faqs', { faqs: faqs.toReversed() })
    expect((await asCouple()).faqs).toEqual(faqs.toReversed())
    expect(await save('faqs', { faqs: [{ question: 'A?', answer: '' }] })).toMatchObject({
      status: 400,
      body: { 'faqs.0.answer': ['Enter an answer.'] },
    })
  })
})

describe('the facts of a profile', () => {
  const factsOf = async () => (await api.service.services.vendors.readProfiles([lead.vendorId]))[0]?.facts ?? []

  it('follow a change of the texts', async () => {
    await save('about', { about_us: '<p>The hall seats 90. Dogs are welcome.</p>' })
    expect(await factsOf()).toContainEqual(expect.objectContaining({ kind: 'capacity', max: 90 }))
    expect((await read()).facts.read).toContainEqual({ topic: 'dogs', has: true, sentence: 'Dogs are welcome.' })
  })

  it('that are stated take precedence over the texts', async () => {
    await save('about', { about_us: '<p>The hall seats 90. Dogs are welcome.</p>' })
    const features = [{ topic: 'dogs', has: false }]
    const { status, body } = await save('facts', { seated: 120, features, areas: ['Napa'] })
    expect([status, parse(body).facts.stated]).toEqual([200, { seated: 120, features, areas: ['Napa'] }])
    const facts = await factsOf()
    expect(facts.filter(({ kind }) => kind === 'capacity')).toMatchObject([{ max: 120 }])
    expect(facts.filter(({ topic }) => topic === 'dogs')).toMatchObject([{ polarity: 'no' }])
  })

  it.each([
    [{ seated: 0 }, 'seated'],
    [{ seated: 1.5 }, 'seated'],
    [{ seated: '90' }, 'seated'],
    [{ deposit: { amount: 101, unit: 'percent' } }, 'deposit'],
    [{ features: [{ topic: 'spaceships', has: true }] }, 'features'],
    [{ areas: ['a, b'] }, 'areas'],
  ])('are rejected if they are %j', async (change, field) => {
    expect(await save('facts', change)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  })

  it('have topics that the vendor can list', async () => {
    const { body } = await api.get(`${PATH}topics/`, { token: lead.vendor })
    expect(calls.listDeskTopics.response.parse(body)).toContainEqual({
      ...{ topic: 'vegan', label: 'vegan food', group: 'diets' },
    })
  })

  it('have topics with Spanish labels if the request prefers Spanish', async () => {
    const { body } = await api.get(`${PATH}topics/`, { token: lead.vendor, headers: { 'Accept-Language': 'es' } })
    expect(calls.listDeskTopics.response.parse(body)).toContainEqual({
      ...{ topic: 'vegan', label: 'comida vegana', group: 'diets' },
    })
  })
})
