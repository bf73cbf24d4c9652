import { randomUUID } from 'node:crypto'
import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allowances, creditEntries, packages, visions } from '../../db/tables.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { readDeskLead } from '../../testing/desk.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { outreachRules } from '../outreach/service.ts'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
})

const inquire = (json: object, token = lead.couple) => api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json })
const read = () => readDeskLead(api, lead)

/** Adds a drawn vision of the account. Returns its id. */
async function addVision(accountId: number): Promise<string> {
  const id = randomUUID()
  const now = api.clock.now()
  const image = { imageKey: 'clean.webp', markedKey: 'marked.webp', palette: ['#102030', '#ffeeee'] }
  const text = { description: 'A barn with peonies', title: 'Peony barn' }
  await api.db
    .insert(visions)
    .values({ id, accountId, ...text, ...image, status: 'ready', createdAt: now, requestedAt: now })
  return id
}
const coupleId = async () => Number((await lead.read()).user.user_id)

describe('an inquiry', () => {
  it('shows the vendor the couple’s words, date, guests and vision', async () => {
    const visionId = await addVision(await coupleId())
    const details = { message: ' Are you free? ', guests: 120, wedding_date: '2999-06-12', vision_id: visionId }
    expect((await inquire(details)).status).toBe(201)
    expect(await read()).toMatchObject({
      inquiry: 'Are you free?',
      guests: 120,
      wedding_date: '2999-06-12',
      vision: {
        title: 'Peony barn',
        description: 'A barn with peonies',
        image: 'http://api.test/files/marked.webp',
        palette: ['#102030', '#ffeeee'],
      },
    })
  })

  it('shows the vision without a watermark if the couple has bought credits', async () => {
    const accountId = await coupleId()
    await inquire({ vision_id: await addVision(accountId) })
    await api.db.insert(creditEntries).values({ accountId, kind: 'plan', amount: 0, createdAt: api.clock.now() })
    expect((await read()).vision?.image).toBe('http://api.test/files/clean.webp')
  })

  it('needs no body', async () => {
    const { status } = await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple })
    expect(status).toBe(201)
    const { inquiry, vision, guests } = await read()
    expect({ inquiry, vision, guests }).toEqual({ inquiry: '', vision: undefined, guests: undefined })
  })

  it('keeps the lead and hides the vision after the couple deleted it', async () => {
    const visionId = await addVision(await coupleId())
    await inquire({ message: 'Hello', vision_id: visionId })
    await api.delete(`/vision/${visionId}/`, { token: lead.couple })
    const { inquiry, vision } = await read()
    expect(inquiry).toBe('Hello')
    expect(vision).toBeUndefined()
  })

  it('never shows a vision that the couple has not sent', async () => {
    await addVision(await coupleId())
    await api.db.update(visions).set({ vendorId: String(lead.vendorId) })
    expect(JSON.stringify(await read())).not.toContain('Peony barn')
  })

  it('responds 400 to a vision of another couple', async () => {
    const stranger = await createCoupleCalls(api).register(`stranger${lead.leadId}@example.com`)
    const visionId = await addVision(Number(stranger.body.userId))
    const refused = await inquire({ vision_id: visionId })
    expect(refused).toMatchObject({ status: 400, body: { vision_id: ['We could not find this vision.'] } })
    expect((await read()).inquiry).toBe('')
  })

  it.each([
    ['guests', 0],
    ['guests', 1.5],
    ['guests', 'many'],
    ['wedding_date', '2999-02-30'],
    ['vision_id', '7'],
    ['message', 'x'.repeat(2_001)],
  ])('responds 400 to the field %s with an invalid value', async (field, value) => {
    const { status, body } = await inquire({ [field]: value })
    expect(status).toBe(400)
    expect(body).toHaveProperty(field)
  })

  it('opens the conversation, which the profile then links to', async () => {
    const profile = async () => (await api.get(`/vendor/detail/get/${other}/`, { token: lead.couple })).body
    const [other = 0] = await addVendors(api, [makeVendor(500 + lead.leadId)])
    expect(await profile()).not.toHaveProperty('chatroom_id')
    await api.post(`/vendor/detail/get/${other}/`, { token: lead.couple, json: {} })
    const { chatroom_id: roomId } = await profile()
    const { status } = await api.get(`/chat/chats/${roomId}/messages`, { token: lead.couple })
    expect(status).toBe(200)
    expect((await api.get(`/vendor/detail/get/${other}/`, { token: lead.stranger })).body).not.toHaveProperty(
      'chatroom_id',
    )
  })

  it('that fills in the hidden field is answered with 201 and not stored', async () => {
    expect((await inquire({ message: 'Cheap watches', website: 'https://spam.example' })).status).toBe(201)
    expect((await read()).inquiry).toBe('')
    expect((await inquire({ message: 'Hello' })).status).toBe(201)
  })
})

describe('the first message of an inquiry', () => {
  const listMessages = async (token: string) => {
    const { body } = await api.get(`/chat/chats/${lead.roomId}/messages`, { token })
    return calls.listMessages.response.parse(body)
  }
  const VISION = {
    title: 'Peony barn',
    description: 'A barn with peonies',
    image: 'http://api.test/files/marked.webp',
    palette: ['#102030', '#ffeeee'],
  }

  it('has the couple’s words and vision, for the couple and the vendor', async () => {
    await inquire({ message: 'Are you free?', vision_id: await addVision(await coupleId()) })
    for (const token of [lead.couple, lead.vendor]) {
      expect(await listMessages(token)).toMatchObject([{ message: 'Are you free?', vision: VISION, seq: 1 }])
    }
  })

  it('has the title of the vision as text if the couple wrote nothing', async () => {
    await inquire({ vision_id: await addVision(await coupleId()) })
    expect(await listMessages(lead.vendor)).toMatchObject([{ message: 'Peony barn', vision: VISION }])
  })

  it('is sent once for two concurrent inquiries', async () => {
    const details = { message: 'Hello', vision_id: await addVision(await coupleId()) }
    const answers = await Promise.all([inquire(details), inquire(details)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(await listMessages(lead.vendor)).toHaveLength(1)
  })

  it.each([
    [{ guests: 80, wedding_date: '2999-06-12' }, 'Sent an inquiry.\n\nWedding date: June 12, 2999\nGuests: 80'],
    [{ guests: 80 }, 'Sent an inquiry.\n\nGuests: 80'],
    [{}, 'Sent an inquiry.'],
    [{ message: 'Free?', guests: 80 }, 'Free?\n\nGuests: 80'],
  ])('shows the words and the facts of the inquiry %j', async (details, message) => {
    await inquire(details)
    expect(await listMessages(lead.couple)).toMatchObject([{ message }])
    const [card] = calls.listActive.response.parse((await api.get('/vendor/active/', { token: lead.couple })).body)
    expect(card?.is_first_message).toBe(true)
    expect((await lead.read()).messages).toMatchObject([{ message }])
  })

  it('names the facts in the language of the request', async () => {
    const json = { guests: 80, wedding_date: '2999-06-12' }
    const headers = { 'accept-language': 'es' }
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json, headers })
    const message = 'Enviamos una solicitud.\n\nFecha de la boda: 12 de junio de 2999\nInvitados: 80'
    expect(await listMessages(lead.vendor)).toMatchObject([{ message }])
  })

  it('keeps its text without the vision after the couple deleted it', async () => {
    const visionId = await addVision(await coupleId())
    await inquire({ vision_id: visionId })
    await api.delete(`/vision/${visionId}/`, { token: lead.couple })
    const [message] = await listMessages(lead.vendor)
    expect(message).toMatchObject({ message: 'Peony barn' })
    expect(message).not.toHaveProperty('vision')
  })

  it('arrives at the vendor’s socket with the vision', async () => {
    const socket = await joinChat(api.url, lead.vendorUserId, lead.vendor)
    await inquire({ vision_id: await addVision(await coupleId()) })
    expect(await socket.next('message')).toMatchObject({ message: 'Peony barn', vision: VISION })
    socket.close()
  })
})

describe('a message with a vision', () => {
  const send = (json: object, token = lead.couple) => api.post(`/chat/chats/${lead.roomId}/messages`, { token, json })

  it('presents another vision to a vendor that has an inquiry, once', async () => {
    const visionId = await addVision(await coupleId())
    const input = { message: 'Our second idea', vision_id: visionId, client_id: `vision-${visionId}` }
    const answers = await Promise.all([send(input), send(input)])
    for (const { body } of answers) expect(body).toMatchObject({ vision: { title: 'Peony barn' } })
    expect(answers[0].body.message_id).toBe(answers[1].body.message_id)
  })

  it('responds 400 to a vision of another couple', async () => {
    const stranger = await createCoupleCalls(api).register(`stranger-chat${lead.leadId}@example.com`)
    const visionId = await addVision(Number(stranger.body.userId))
    const refused = await send({ message: 'Look', vision_id: visionId })
    expect(refused).toMatchObject({ status: 400, body: { vision_id: ['We could not find this vision.'] } })
    expect((await send({ message: 'Look', vision_id: visionId }, lead.vendor)).status).toBe(400)
  })
})

describe('a claimed deal', () => {
  const claim = (packageId: number) =>
    api.post(`/chat/create-chat-room/${lead.vendorUserId}/?exclusive_offer=${packageId}`, {
      token: lead.couple,
      json: {},
    })

  it('appears once in the conversation and in the data of both sides, with its price at that time', async () => {
    const prices = { originalPrice: '1200', discountedPrice: '1000' }
    const [deal] = await api.db
      .insert(packages)
      .values({ vendorId: lead.vendorId, name: 'Arch', description: '', ...prices })
      .returning()
    const id = deal?.id ?? 0
    await Promise.all([claim(id), claim(id)])
    await api.db.update(packages).set({ name: 'Big arch', discountedPrice: '2000' }).where(eq(packages.id, id))
    await claim(id)
    const claimed = { name: 'Arch', price: '1000.00' }
    const { body } = await api.get(`/chat/chats/${lead.roomId}/messages`, { token: lead.vendor })
    expect(calls.listMessages.response.parse(body)).toMatchObject([
      { message: 'Claimed the deal “Arch” for $1,000.00.', deal: claimed },
    ])
    expect((await lead.read()).deals).toEqual([claimed])
    expect((await read()).deals).toEqual([claimed])
  })
})

describe('the quotas of inquiries', () => {
  const before = { ...outreachRules }
  afterEach(() => void Object.assign(outreachRules, before))

  /** Sends inquiries to new vendors until one is refused. Returns the number of accepted ones. */
  async function countAccepted(token: string, origin?: string): Promise<number> {
    const ids = await addVendors(
      api,
      Array.from({ length: 8 }, (_, index) => makeVendor(1000 + lead.leadId * 10 + index)),
    )
    let accepted = 0
    for (const id of ids) {
      const { status } = await api.post(`/vendor/detail/get/${id}/`, {
        token,
        json: {},
        ...(origin && { origin }),
      })
      if (status === 201) accepted++
      else expect(status).toBe(429)
    }
    return accepted
  }

  it.each([
    ['inquiriesPerAccount', undefined],
    ['inquiriesPerPage', PARTNER_ORIGIN],
    ['inquiriesPerAddress', undefined],
  ] as const)('refuse more than %s with 429', async (rule, origin) => {
    await api.db.delete(allowances)
    outreachRules[rule] = { ...before[rule], max: 5 }
    const email = `quota-${rule}@example.com`.toLowerCase()
    const token = origin ? await api.signInEmbedded(email) : await api.signIn(email)
    expect(await countAccepted(token, origin)).toBe(5)
  })
})
