import { PDFDocument } from '@cantoo/pdf-lib'
import { calls } from '@vowkit/sdk-core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accounts, leadFiles, unclaimedFiles } from '../../db/tables.ts'
import { fileRules } from '../../modules/files/rules.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { filesInStore, openLink } from '../../testing/documents.ts'
import { pay } from '../../testing/invoices.ts'
import { readLead } from '../../testing/leads.ts'
import { printedText } from '../../testing/printed-text.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const VENDOR = 3
const DAY = 24 * 60 * 60 * 1000

let api: TestApi
let couple: string
let roomId: number
let vendorUserId: number
let business: string
let couples = 0
beforeAll(async () => {
  api = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0' })
  const { body } = await api.get(`/vendor/detail/get/${VENDOR}/`)
  const vendor = calls.getVendor.response.parse(body)
  vendorUserId = Number(vendor.user.id)
  business = vendor.business_name
})
afterAll(() => api.stop())
beforeEach(async () => {
  couple = await createCoupleCalls(api).joinConfirmed(`talker${++couples}@example.com`)
  const { body } = await api.post(`/chat/create-chat-room/${vendorUserId}/`, { token: couple, json: {} })
  roomId = Number(body.chatroom_id)
})

const say = (message: string) => api.post(`/chat/chats/${roomId}/messages`, { token: couple, json: { message } })
const answers = async () => {
  const { body } = await api.get(`/chat/chats/${roomId}/messages`, { token: couple })
  return calls.listMessages.response.parse(body).filter(({ user }) => user === vendorUserId)
}
const lead = () => readLead(api, couple, VENDOR)
const signContract = async () => {
  const [contract] = (await lead()).files
  const json = { esign_doc: 'Maya', esign_doc_partner: 'Noor' }
  expect((await api.post(`/market/user/files/sign/${contract?.id}`, { token: couple, json })).status).toBe(200)
}
const asTestLead = async () => ({ couple, leadId: Number((await lead()).lead_id) })

const inquire = (wedding_date: string) =>
  api.post(`/vendor/detail/get/${VENDOR}/`, { token: couple, json: { message: 'Hello', wedding_date } })
const vendorToken = async () =>
  String((await createCoupleCalls(api).logIn(`vendor${VENDOR}@example.com`, 'wedding-demo')).body.token)
const setShared = async (is_shared: boolean) =>
  api.patch('/desk/calendar/', { token: await vendorToken(), json: { is_shared } })

const textOf = async (url = '') =>
  (await printedText(Buffer.from(await (await openLink(api, url)).arrayBuffer()))).join(' ').replaceAll(/\s+/g, ' ')

describe('a demo vendor', () => {
  it('replies to each message under its own name, and sends the reply over sockets', async () => {
    const { user } = await lead()
    const socket = await joinChat(api.url, Number(user.user_id), couple)
    await say('Are you free in May?')
    await until(async () => expect(await answers()).toHaveLength(1))
    await say('On the 3rd?')
    await until(async () => expect(await answers()).toHaveLength(2))
    for (const { message } of await answers()) expect(message).toContain(business)
    const heard = socket.frames.filter((frame) => frame.action === 'message' && frame.user === vendorUserId)
    expect(heard).toHaveLength(2)
    socket.close()
  })

  it('stays silent in a room where a person has written as the vendor', async () => {
    const { logIn, joinConfirmed } = createCoupleCalls(api)
    const { body: signedIn } = await logIn(`vendor${VENDOR}@example.com`, 'wedding-demo')
    const token = String(signedIn.token)
    const written = await api.post(`/chat/chats/${roomId}/messages`, { token, json: { message: 'Vera here.' } })
    expect(written.status).toBe(201)
    await say('Are you free in May?')
    // The demo replies in the order of the messages.
    const other = await joinConfirmed(`other-talker${couples}@example.com`)
    const { body: room } = await api.post(`/chat/create-chat-room/${vendorUserId}/`, { token: other, json: {} })
    const path = `/chat/chats/${room.chatroom_id}/messages`
    await api.post(path, { token: other, json: { message: 'And in June?' } })
    await until(async () => expect((await api.get(path, { token: other })).body).toHaveLength(2))
    expect(await answers()).toMatchObject([{ message: 'Vera here.' }])
    expect(await lead()).toMatchObject({ invoices: [], files: [] })
  })

  it('sends one invoice, due in 14 days, and one contract to sign, however many messages follow', async () => {
    await Promise.all(['Hello', 'Anybody?', 'There?', 'Here?', 'Now?'].map(say))
    await until(async () => expect(await answers()).toHaveLength(5))
    const { invoices, files } = await until(async () => {
      const data = await lead()
      expect(data.files).toHaveLength(1)
      return data
    })
    const due = api.service.services.days.after(14 * DAY)
    expect(invoices).toMatchObject([{ invoice_name: 'Deposit', due_date: due, get_status_display: 'Due' }])
    const contract = { user: vendorUserId, file_name: 'Contract.pdf', isDocusign: true, isCouplesign: false }
    expect(files).toMatchObject([contract])
    const headers = { 'Accept-Language': 'es' }
    const { body } = await api.get(`/market/couple/lead/data/${VENDOR}`, { token: couple, headers })
    expect(body).toMatchObject({ files: [{ file_name: 'Contrato.pdf' }] })
    const pdf = await PDFDocument.load(await (await openLink(api, files[0]?.file ?? '')).arrayBuffer())
    expect(pdf.getPageCount()).toBe(1)
  })

  it('answers whether it is free on the couple’s date, what its packages cost, and where the contract is', async () => {
    const json = { message: 'Hello', wedding_date: '2999-06-12' }
    await api.post(`/vendor/detail/get/${VENDOR}/`, { token: couple, json })
    await until(async () => expect(await answers()).toHaveLength(1))
    const [{ message } = { message: '' }] = await answers()
    expect(message).toContain('We are free on June 12, 2999.')
    expect(message).toMatch(/Our packages: .+ \(\$[\d,]+\)/)
    expect(message).toContain(`“Contract and payments”: http://localhost:5173/dashboard/vendors/manage/${VENDOR}`)
  })

  it('checks its bookings if it shares no calendar, and then sends the contract', async () => {
    await setShared(false)
    await inquire('2999-06-12')
    await until(async () => expect((await lead()).files).toHaveLength(1))
    expect((await answers())[0]?.message).toContain('We have checked our calendar: we are free on June 12, 2999.')
    await setShared(true)
  })

  it('sends no contract for a date on which it is not free, and sends it once the couple has another date', async () => {
    const day = { from: '2999-07-10', to: '2999-07-10' }
    await api.patch('/desk/calendar/days/', { token: await vendorToken(), json: { ...day, mark: 'taken' } })
    await inquire('2999-07-10')
    await until(async () => expect(await answers()).toHaveLength(1))
    const [{ message } = { message: '' }] = await answers()
    expect(message).toContain('We are not free on July 10, 2999.')
    expect(message).not.toContain('Contract and payments')
    expect(await lead()).toMatchObject({ invoices: [], files: [] })
    await api.patch('/desk/calendar/days/', { token: await vendorToken(), json: { ...day, mark: 'free' } })
    await say('Are you free now?')
    await until(async () => expect((await lead()).files).toHaveLength(1))
    expect((await answers())[1]?.message).toContain('“Contract and payments”')
  })

  it('does not call the date taken for the couple that has booked it', async () => {
    await inquire('2999-08-14')
    await until(async () => expect((await lead()).files).toHaveLength(1))
    const { leadId } = await asTestLead()
    await api.patch(`/desk/leads/${leadId}/`, { token: await vendorToken(), json: { state: 'booked' } })
    await say('Is the date fine?')
    await until(async () => expect(await answers()).toHaveLength(2))
    expect((await answers())[1]?.message).toContain('You are booked with us for August 14, 2999.')
  })

  it('suggests a package, which its contract is then about, to a couple that has chosen none', async () => {
    await say('Hello')
    await until(async () => expect(await answers()).toHaveLength(1))
    const [, named = '?'] = /Our suggestion for you is (.+) \(\$/.exec((await answers())[0]?.message ?? '') ?? []
    const { invoices, files } = await until(async () => {
      const data = await lead()
      expect(data.files).toHaveLength(1)
      return data
    })
    expect(invoices[0]?.lines).toMatchObject([{ description: named }])
    expect(await textOf(files[0]?.file)).toContain(`our package “${named}”, which we suggest to you`)
  })

  it('writes the contract about the package that the couple names in its message', async () => {
    const { body } = await api.get(`/vendor/detail/get/${VENDOR}/`)
    const name = calls.getVendor.response.parse(body).packages.at(-1)?.name ?? '?'
    await say(`We would like ${name.toUpperCase()}, please.`)
    await until(async () => expect((await lead()).files).toHaveLength(1))
    const { invoices, files } = await lead()
    expect(invoices[0]?.lines).toMatchObject([{ description: name }])
    expect(await textOf(files[0]?.file)).not.toContain('which we suggest')
  })

  it('replies and writes the contract in the language of the couple', async () => {
    const email = `talker${couples}@example.com`
    await api.db.update(accounts).set({ language: 'es' }).where(eq(accounts.email, email))
    await say('Hola')
    await until(async () => expect((await lead()).files).toHaveLength(1))
    expect(await textOf((await lead()).files[0]?.file)).toContain('Contrato para su boda')
    const [{ message } = { message: '' }] = await answers()
    expect(message).toContain(`¡Gracias por escribir a ${business}!`)
  })

  it('names the packages within the budget that the couple has told it', async () => {
    const json = { vendor_ids: [VENDOR, VENDOR + 1], budget: 99_000 }
    await api.post('/vendor/brief/', { token: couple, json })
    await until(async () => expect(await answers()).toHaveLength(1))
    expect((await answers())[0]?.message).toMatch(/Within \$99,000: .+ \(\$/)
  })

  it('says that a real vendor would answer what its calendar and packages do not', async () => {
    await say('Hello')
    await until(async () => expect(await answers()).toHaveLength(1))
    await say('Do you like dogs?')
    await until(async () => expect(await answers()).toHaveLength(2))
    expect((await answers())[1]?.message).toContain('A real vendor would answer this here.')
  })

  it('sends the invoice for the rest of the contract once the deposit is paid, due a month before the wedding', async () => {
    const json = { message: 'Hello', wedding_date: '2999-06-12' }
    await api.post(`/vendor/detail/get/${VENDOR}/`, { token: couple, json })
    const deposit = await until(async () => {
      const [invoice] = (await lead()).invoices
      if (!invoice) throw new Error('No invoice has come.')
      return invoice
    })
    const payments = async () => (await api.get('/couple/payments/', { token: couple })).body
    expect(await payments()).toEqual([])
    expect(await pay(api, await asTestLead(), { invoice: Number(deposit.id) })).toMatchObject({
      status: 409,
      body: { code: 'not_signed' },
    })
    await signContract()
    expect(await payments()).toMatchObject([{ due: [{ part: 'deposit' }], later_due_date: '2999-05-13' }])
    const page = String((await pay(api, await asTestLead(), { invoice: Number(deposit.id) })).body.url)
    await openLink(api, page, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' })
    const rest = await until(async () => {
      const balance = (await lead()).invoices.find(({ part }) => part === 'balance')
      if (!balance) throw new Error('No balance has come.')
      return balance
    })
    const [line] = deposit.lines ?? []
    expect(rest.due_date).toBe('2999-05-13')
    expect(Number(rest.total_amount) + Number(deposit.total_amount)).toBe(Number(line?.unit_price))
  })

  it('countersigns the contract after the couple, so that the contract is certified', async () => {
    await say('Send us the contract, please.')
    const file = await until(async () => {
      const [contract] = (await lead()).files
      if (!contract) throw new Error('No contract has come.')
      return contract
    })
    expect(file).toMatchObject({ isCouplesign: false })
    await signContract()
    await until(async () => {
      const [signed] = (await lead()).files
      expect(signed).toMatchObject({ isCouplesign: true, isVendorsign: true })
      const pdf = await PDFDocument.load(await (await openLink(api, signed?.file ?? '')).arrayBuffer())
      expect(pdf.getPageCount()).toBe(2)
    })
  })

  it('replies to a message once, even if its job runs again', async () => {
    await say('Hello')
    await until(async () => expect(await answers()).toHaveLength(1))
    const { demo } = api.service.services
    const [queue] = demo?.queues ?? []
    const again = { roomId, seq: 1 }
    await Promise.all([again, again, again].map((job) => queue?.work(job, AbortSignal.timeout(10_000))))
    expect(await answers()).toHaveLength(1)
    expect((await lead()).invoices).toHaveLength(1)
  })
})

it('the sweep deletes a demo vendor’s contract from the file store if the reply fails', async () => {
  const { demo, unclaimed } = api.service.services
  await api.db.execute(sql`alter table lead_files add constraint no_contract check (name <> 'Contract.pdf') not valid`)
  await say('Hello')
  await until(async () => expect(await answers()).toHaveLength(1))
  await expect(demo?.queues[0].work({ roomId, seq: 1 }, AbortSignal.timeout(10_000))).rejects.toThrow()
  await api.db.execute(sql`alter table lead_files drop constraint no_contract`)
  await until(async () => expect((await lead()).files).toHaveLength(1))
  expect(await api.db.$count(unclaimedFiles)).toBeGreaterThan(0)
  api.advance(fileRules.unclaimedFileMs + 1_000)
  await unclaimed.sweep()
  const documents = (await api.db.select().from(leadFiles)).flatMap(({ key, certifiedKey }) => [
    key,
    certifiedKey ?? [],
  ])
  const pdfs = (await filesInStore(api)).filter((name) => name.endsWith('.pdf'))
  expect(pdfs.toSorted()).toEqual(documents.flat().toSorted())
})

describe('the delays of a demo vendor', () => {
  let slow: TestApi
  beforeAll(async () => {
    slow = await startApi({ DEMO: '1' })
  })
  afterAll(() => slow.stop())

  /** Returns the delays of all jobs in a queue, in seconds. */
  async function delaysIn(queue: string) {
    const { rows } = await slow.db.execute(sql`
      select extract(epoch from start_after - created_on)::float as seconds from pgboss.job where name = ${queue}`)
    return rows.map((row) => z.object({ seconds: z.number() }).parse(row).seconds)
  }

  it('are two seconds for replies and three for the signature', async () => {
    const token = await createCoupleCalls(slow).joinConfirmed('patient@example.com')
    const { body: room } = await slow.post(`/chat/create-chat-room/${vendorUserId}/`, { token, json: {} })
    for (const message of ['Hello?', 'Are you there?']) {
      await slow.post(`/chat/chats/${room.chatroom_id}/messages`, { token, json: { message } })
    }
    await until(async () => expect(await delaysIn('demo-answer')).toEqual([2, 2]))

    const { documents } = slow.service.services
    const { lead_id } = await readLead(slow, token, VENDOR)
    const paper = { name: 'Contract.pdf', key: `${'0'.repeat(39)}a.pdf`, size: 1, hash: 'none', needsSignature: true }
    await slow.db.transaction((tx) => documents.add(tx, Number(lead_id), vendorUserId, [paper]))
    const { files } = await readLead(slow, token, VENDOR)
    const json = { esign_doc: 'Maya', esign_doc_partner: 'Noor' }
    // The contract of the seeded conversations.
    const seeded = await delaysIn('demo-countersign')
    const { status } = await slow.post(`/market/user/files/sign/${files[0]?.id}`, { token, json })
    expect(status).toBe(200)
    expect(await delaysIn('demo-countersign')).toEqual([...seeded, 3])
  })
})

it('the demo service does not exist without DEMO=1', async () => {
  const plain = await startApi()
  expect(plain.service.services.demo).toBeUndefined()
  await plain.stop()
})
