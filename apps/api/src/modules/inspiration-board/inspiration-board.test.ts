import { calls, type InspirationBoard } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, inspirationImages } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { daysAhead } from '../../testing/days-ahead.ts'
import { formOf } from '../../testing/forms.ts'
import { sendInvoice } from '../../testing/invoices.ts'
import { makeLead } from '../../testing/leads.ts'
import { settledVision } from '../../testing/packs.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const BOARD = '/couple/inspiration-board/'
const PINS = `${BOARD}pins/`

let api: TestApi
let email: string
let token: string
let stranger: string
let vendorId: number
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
  ;[vendorId = 0] = await addVendors(api, [makeVendor(40, { categories: [4] })])
})
afterAll(() => api.stop())

let couples = 0
beforeEach(async () => {
  const { join } = createCoupleCalls(api)
  couples++
  email = `board-${couples}@example.com`
  token = await join(email)
  stranger = await join(`stranger-${couples}@example.com`)
})

const get = async (by = token): Promise<InspirationBoard> =>
  calls.getInspirationBoard.response.parse((await api.get(BOARD, { token: by })).body)
const pinsOf = async (by = token) => calls.listBoardPins.response.parse((await api.get(PINS, { token: by })).body)
const order = (cards: string[], by = token) => api.post(`${BOARD}order/`, { token: by, json: { cards } })
const pin = (kind: string, source_id: unknown, by = token) => api.post(PINS, { token: by, json: { kind, source_id } })

async function add(colour = '#aa3355'): Promise<number> {
  const form = formOf({ category: '4', description: 'Peonies' }, { images: [await makePhoto(colour)] })
  return Number((await api.post('/couple/couple-inspiration/create/', { token, form })).body.id)
}

async function drawVision(): Promise<string> {
  const id = String((await api.post('/vision/list/', { token, form: visionForm('A barn') })).body.id)
  await settledVision(api, token, id)
  return id
}

async function placesOf(): Promise<Record<string, number | undefined>> {
  const list = calls.listInspirations.response.parse(
    (await api.get('/couple/couple-inspiration/list/', { token })).body,
  )
  const ideas = list.map(({ id, position }) => [`inspiration-${id}`, position] as const)
  return Object.fromEntries([...ideas, ...(await pinsOf()).map((one) => [`pin-${one.id}`, one.position] as const)])
}

describe('the order of the inspiration board', () => {
  it('is stored for inspirations and pins together, and leaves later cards without a place', async () => {
    const [first, second] = [await add(), await add()]
    const pinned = Number((await pin('vendor', vendorId)).body.id)
    const cards = [`inspiration-${first}`, `pin-${pinned}`, `inspiration-${second}`]
    expect((await order(cards)).status).toBe(204)
    const third = await add()
    expect(await placesOf()).toEqual({
      ...Object.fromEntries(cards.map((card, position) => [card, position])),
      [`inspiration-${third}`]: undefined,
    })
  })

  it('does not change and the API responds 404 if a card belongs to another account', async () => {
    const id = await add()
    const other = Number((await pin('vendor', vendorId, stranger)).body.id)
    expect((await order([`pin-${other}`, `inspiration-${id}`])).status).toBe(404)
    expect((await order([`inspiration-${id}`], stranger)).status).toBe(404)
    expect(await placesOf()).toEqual({ [`inspiration-${id}`]: undefined })
  })

  it('is rejected with 400 for an empty or malformed list', async () => {
    for (const cards of [[], ['inspiration-x'], ['vendor-1']]) expect((await order(cards)).status).toBe(400)
  })
})

describe('pins', () => {
  it('show a vendor and a vision with their images, once each', async () => {
    const vision = await drawVision()
    const vendorPin = await pin('vendor', vendorId)
    expect(vendorPin).toMatchObject({ status: 201, body: { kind: 'vendor', source_id: vendorId, title: 'Vendor 40' } })
    const visionPin = await pin('vision', vision)
    expect(visionPin.body).toMatchObject({ kind: 'vision', source_id: vision, image: expect.stringContaining('http') })
    expect((await pin('vendor', vendorId)).body).toEqual(vendorPin.body)
    expect(await pinsOf()).toEqual([visionPin.body, vendorPin.body])
  })

  it('respond 404 for unknown vendors and for visions of other accounts', async () => {
    const vision = await drawVision()
    expect((await pin('vision', vision, stranger)).status).toBe(404)
    expect((await pin('vision', 'not-a-vision')).status).toBe(404)
    expect((await pin('vendor', 999_999)).status).toBe(404)
    expect(await pinsOf(stranger)).toEqual([])
  })

  it('can be removed by their account only', async () => {
    const { id } = (await pin('vendor', vendorId)).body
    expect((await api.delete(`${PINS}${id}/`, { token: stranger })).status).toBe(404)
    expect((await api.delete(`${PINS}${id}/`, { token })).status).toBe(204)
    expect((await api.delete(`${PINS}${id}/`, { token })).status).toBe(404)
    expect(await pinsOf()).toEqual([])
  })

  it('disappear with a deleted vision', async () => {
    const vision = await drawVision()
    await pin('vision', vision)
    await api.delete(`/vision/${vision}/`, { token })
    expect(await pinsOf()).toEqual([])
  })
})

describe('the palette of the inspiration board', () => {
  it('contains the named colours of its images, most frequent first', async () => {
    for (const colour of ['#22345c', '#6f1d34', '#23355d']) await add(colour)
    expect((await get()).palette.map(({ name }) => name)).toEqual(['navy', 'burgundy'])
  })

  it('contains the colours of images that were stored without colours', async () => {
    await add('#1f7a56')
    await api.db.update(inspirationImages).set({ palette: null })
    expect((await get()).palette.map(({ name }) => name)).toEqual(['emerald'])
  })
})

describe('the next step', () => {
  const step = async () => (await get()).next_step?.kind

  it('goes from the date to vendors, a question, a vision and the share link', async () => {
    expect((await get()).next_step).toEqual({ kind: 'find_vendors' })
    await add()
    expect(await step()).toBe('add_date')
    await api.post('/couple/update-profile/', { token, form: formOf({ wedding_date: '2999-05-01' }) })
    expect((await get()).next_step).toEqual({ kind: 'find_vendors', category_id: 4, category: 'Florists' })
    await api.post(`/vendor/mark-favorite/${vendorId}/`, { token, json: {} })
    expect((await get()).next_step).toEqual({ kind: 'ask_vendor', vendor_id: vendorId, vendor_name: 'Vendor 40' })
    await api.post(`/vendor/detail/get/${vendorId}/`, { token, json: {} })
    expect(await step()).toBe('create_vision')
    await drawVision()
    expect(await step()).toBe('share_board')
    await api.post(`${BOARD}share/`, { token })
    expect(await step()).toBeUndefined()
  })

  it('is to find vendors of the first wanted category in which the couple has contacted no vendor', async () => {
    const form = formOf({ wedding_description: 'Rustic', wedding_budget: '$' })
    for (const category of ['7', '4', '2']) form.append('categories', category)
    await api.post('/couple/update-profile/', { token, form: formOf({ wedding_date: '2999-05-01' }) })
    await api.post('/registration/couple-preferences/', { token, form })
    expect((await get()).next_step).toEqual({ kind: 'find_vendors', category_id: 2, category: 'Photographers' })
    const [photographer = 0] = await addVendors(api, [makeVendor(41, { categories: [2] })])
    await api.post(`/vendor/detail/get/${photographer}/`, { token, json: {} })
    expect((await get()).next_step).toEqual({ kind: 'find_vendors', category_id: 4, category: 'Florists' })
    await api.post(`/market/couple/lead/${photographer}/decline/`, { token, json: {} })
    expect((await get()).next_step).toMatchObject({ category_id: 2 })
  })

  it('is to read the answers of vendors until the couple has read them', async () => {
    const lead = await makeLead(api)
    const { chat } = api.service.services
    await chat.send({ id: lead.vendorUserId }, lead.roomId, { message: 'Yes, we are free.' })
    expect((await get(lead.couple)).next_step).toEqual({
      ...{ kind: 'read_answers', vendor_ids: [lead.vendorId], vendor_name: expect.any(String) },
    })
    const { message_id } = (await lead.read()).messages?.at(-1) ?? {}
    await chat.read({ id: Number((await lead.read()).user.user_id) }, lead.roomId, Number(message_id))
    expect((await get(lead.couple)).next_step?.kind).not.toBe('read_answers')
  })

  it('is the unpaid invoice that is due first, within thirty days', async () => {
    const lead = await makeLead(api)
    await sendInvoice(api, lead, '10.00', daysAhead(40))
    expect((await get(lead.couple)).next_step?.kind).not.toBe('pay_invoice')
    await sendInvoice(api, lead, '10.00', daysAhead(29))
    await sendInvoice(api, lead, '20.00', daysAhead(20))
    expect((await get(lead.couple)).next_step).toMatchObject({
      ...{ kind: 'pay_invoice', vendor_id: lead.vendorId, due_date: daysAhead(20) },
    })
  })
})

it('the inspiration board lists the booked vendors with their categories', async () => {
  const lead = await makeLead(api)
  expect((await get(lead.couple)).booked).toEqual([])
  await api.db.transaction((tx) => api.service.services.leads.setBooked(tx, lead.leadId, true))
  expect((await get(lead.couple)).booked).toEqual([
    { vendor_id: lead.vendorId, business_name: expect.any(String), categories_label: expect.any(String) },
  ])
  expect((await get()).booked).toEqual([])
})

describe('the share link of the inspiration board', () => {
  const share = async () => String((await api.post(`${BOARD}share/`, { token })).body.share_url)
  const pathOf = (url: string) => `/inspiration-board/shared/${url.split('/b/')[1]}/`

  it('shows the cards in their order and the first names, and neither the email address nor ids of files', async () => {
    const [first, second] = [await add(), await add()]
    await pin('vendor', vendorId)
    await order([`inspiration-${first}`, `inspiration-${second}`])
    await api.post('/couple/update-profile/', {
      token,
      form: formOf({ partner_name: 'Jonas Berg', wedding_date: '2999-05-01' }),
    })
    const url = await share()
    expect(url).toMatch(/\/b\/[\w-]{22}$/)
    expect(await share()).toBe(url)
    expect((await get()).share_url).toBe(url)
    const { body, headers } = await api.get(pathOf(url))
    expect(headers.get('cache-control')).toBe('no-store')
    const shared = calls.getSharedInspirationBoard.response.parse(body)
    expect(shared).toMatchObject({ names: ['Maya', 'Jonas'], wedding_date: '2999-05-01' })
    expect(shared.cards.map(({ kind }) => kind)).toEqual(['vendor', 'inspiration', 'inspiration'])
    expect(shared.cards[1]?.images[0]).toContain(`/i${first}-0.webp`)
    const text = JSON.stringify(body)
    for (const secret of [email, 'Lindqvist', 'Berg', '4155550134']) expect(text).not.toContain(secret)
  })

  it('serves the images of this board only, hidden from search engines', async () => {
    const id = await add()
    const vision = await drawVision()
    const path = pathOf(await share())
    expect((await api.get(`${path}p1.webp`)).status).toBe(404)
    const pinId = (await pin('vision', vision)).body.id
    for (const [image, type] of [
      [`i${id}-0.webp`, 'image/webp'],
      [`p${pinId}.webp`, 'image/webp'],
      ['preview.jpg', 'image/jpeg'],
    ]) {
      const { status, headers } = await api.get(path + image)
      expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([200, type, 'noindex'])
    }
    for (const image of [`i${id}-1.webp`, `i${id - 1}-0.webp`, 'i1-0.png', 'px.webp'])
      expect((await api.get(path + image)).status).toBe(404)
  })

  it('stops working with its images when it is revoked, and a later link is different', async () => {
    const id = await add()
    const url = await share()
    const path = pathOf(url)
    expect((await api.delete(`${BOARD}share/`, { token })).status).toBe(204)
    for (const address of [path, `${path}i${id}-0.webp`, `${path}preview.jpg`])
      expect((await api.get(address)).status).toBe(404)
    expect((await get()).share_url).toBeUndefined()
    expect(await share()).not.toBe(url)
  })

  it('stops working while the account waits for its deletion', async () => {
    await add()
    const path = pathOf(await share())
    await api.db.update(accounts).set({ eraseAt: api.clock.now() }).where(eq(accounts.email, email))
    expect((await api.get(path)).status).toBe(404)
  })

  it('is 404 for unknown slugs', async () => {
    for (const slug of ['short', 'x'.repeat(22)])
      expect((await api.get(`/inspiration-board/shared/${slug}/`)).status).toBe(404)
  })
})

it('every call of the inspiration board responds 401 without a session', async () => {
  for (const path of [BOARD, PINS]) expect((await api.get(path)).status).toBe(401)
  expect((await api.post(`${BOARD}order/`, { json: { cards: ['pin-1'] } })).status).toBe(401)
  expect((await api.post(PINS, { json: { kind: 'vendor', source_id: vendorId } })).status).toBe(401)
  expect((await api.delete(`${PINS}1/`)).status).toBe(401)
  expect((await api.post(`${BOARD}share/`)).status).toBe(401)
  expect((await api.delete(`${BOARD}share/`)).status).toBe(401)
})
