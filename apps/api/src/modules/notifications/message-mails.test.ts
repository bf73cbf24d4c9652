import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../db/tables.ts'
import { DAY, MINUTE } from '../../platform/units.ts'
import { MailFailed, type MailProvider } from '../../providers/mail/mail.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { mailTo, subjectsTo } from '../../testing/mailbox.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { makeVendor } from '../../testing/vendors.ts'
import { ON_SITE } from '../leads/service.ts'
import { notificationRules } from './rules.ts'

const { messageMailAfterMs, messageMailEveryMs } = notificationRules
const COUPLE = 'Maya Lindqvist'

let api: TestApi
let lead: TestLead
let couple: string
let vendor: string
let made = 0
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  made++
  ;[couple, vendor] = [`buyer${made}@example.com`, `seller${made}@example.com`]
})

const sweep = () => api.service.services.notifications.sendMessageMails()
const path = (suffix = 'messages') => `/chat/chats/${lead.roomId}/${suffix}`

async function say(message: string, token = lead.couple): Promise<number> {
  const { status, body } = await api.post(path(), { token, json: { message } })
  expect(status).toBe(201)
  return Number(body.message_id)
}
const read = (messageId: number, token: string) => api.post(path('read'), { token, json: { message_id: messageId } })

/** Advances the clock until messages that were sent before are due, and sends the emails. */
async function waitUntilDue(): Promise<void> {
  api.advance(messageMailAfterMs)
  await sweep()
}

const about = (subjects: string[]) => subjects.filter((subject) => subject.includes('message'))
const subjectsOf = async (email: string) => about(await subjectsTo(api, email))

describe('the email about unread messages', () => {
  it('does not repeat an inquiry, which has its own email', async () => {
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json: { message: 'Are you free?' } })
    await waitUntilDue()
    expect(await subjectsOf(vendor)).toEqual([])
    await say('One more thing')
    await waitUntilDue()
    const { text } = await mailTo(api, vendor, ({ subject }) => subject.includes('message'))
    expect(text).toContain('One more thing')
    expect(text).not.toContain('Are you free?')
  })

  it('reaches the vendor after five minutes, quotes the messages and links to the desk', async () => {
    await say('Do you have peonies in May?')
    api.advance(messageMailAfterMs - 1_000)
    await sweep()
    expect(await subjectsOf(vendor)).toEqual([])
    api.advance(1_000)
    await sweep()
    expect(await subjectsOf(vendor)).toEqual([`New message from ${COUPLE}`])
    const { text } = await mailTo(api, vendor, ({ subject }) => subject.includes('message'))
    expect(text).toContain(`${COUPLE} wrote:\n\n> Do you have peonies in May?\n`)
    expect(text).toContain(`http://desk.localhost:5173/leads/${lead.leadId}\n`)
    expect(text).toContain('Stop emails about unread messages: http://api.test/unsubscribe/')
    expect(text).not.toContain(couple)
  })

  it('reaches the couple after five minutes and links to the conversation', async () => {
    await say('We do!', lead.vendor)
    await waitUntilDue()
    const { subject, text } = await mailTo(api, couple, (mail) => mail.subject.includes('message'))
    expect(subject).toBe(`New message from Vendor ${made}`)
    expect(text).toContain('> We do!\n')
    expect(text).toContain(`http://localhost:5173/dashboard/messages/?chatroom_id=${lead.roomId}&`)
    expect(await subjectsOf(vendor)).toEqual([])
  })

  it('bundles the messages of one conversation and quotes the latest five', async () => {
    for (let index = 1; index <= 7; index++) await say(`Question ${index}`)
    await waitUntilDue()
    await sweep()
    expect(await subjectsOf(vendor)).toEqual([`7 new messages from ${COUPLE}`])
    const { text } = await mailTo(api, vendor, ({ subject }) => subject.includes('messages'))
    expect(text).toContain('The latest 5 of 7 messages:\n\n> Question 3\n\n> Question 4\n')
    expect(text).not.toContain('Question 2')
  })

  it('is not sent if the receiver has read or answered the messages', async () => {
    await read(await say('Read this'), lead.vendor)
    await waitUntilDue()
    await say('Answer this')
    const answer = await say('Gladly', lead.vendor)
    await read(answer, lead.couple)
    await waitUntilDue()
    expect(await subjectsOf(vendor)).toEqual([])
    expect(await subjectsOf(couple)).toEqual([])
  })

  it('is sent once for a flood of messages, and again a day later if the flood continues', async () => {
    for (let minute = 0; minute < 20; minute++) {
      await say(`Hello ${minute}`)
      api.advance(MINUTE)
      await sweep()
    }
    expect(await subjectsOf(vendor)).toHaveLength(1)
    api.advance(messageMailEveryMs)
    await say('Hello again')
    await waitUntilDue()
    expect(await subjectsOf(vendor)).toHaveLength(2)
    expect((await subjectsOf(vendor))[0]).toBe(`21 new messages from ${COUPLE}`)
  })

  it('is sent for new messages after the receiver has opened the conversation', async () => {
    const first = await say('First')
    await waitUntilDue()
    // An email that still waits is not sent once its messages are read.
    expect(await subjectsOf(vendor)).toHaveLength(1)
    await read(first, lead.vendor)
    await say('Second')
    await waitUntilDue()
    expect(await subjectsOf(vendor)).toHaveLength(2)
    const { text } = await mailTo(api, vendor, ({ subject }) => subject.includes('message'))
    expect(text).toContain('> Second')
    expect(text).not.toContain('> First')
  })

  it('is not sent for messages that are older than two days', async () => {
    await say('Old')
    api.advance(2 * DAY)
    await sweep()
    expect(await subjectsOf(vendor)).toEqual([])
  })

  it('is sent once if several processes look for unread messages at the same time', async () => {
    await say('Hello')
    api.advance(messageMailAfterMs)
    await Promise.all([sweep(), sweep(), sweep()])
    expect(await subjectsOf(vendor)).toHaveLength(1)
  })

  it('quotes nothing to a couple whose email address is not confirmed', async () => {
    await api.db.update(accounts).set({ verifiedAt: null }).where(sql`${accounts.email} = ${couple}`)
    await say('Our secret offer', lead.vendor)
    await waitUntilDue()
    const { text, html } = await mailTo(api, couple, ({ subject }) => subject.includes('message'))
    expect(text).toContain('Open the conversation to read it.')
    expect(text + html).not.toContain('secret')
  })

  it.each([
    ['is erased', { erasedAt: new Date() }],
    ['waits for its deletion', { eraseAt: new Date(Date.now() + DAY) }],
  ])('is not sent to an account that %s', async (_state, change) => {
    await api.db.update(accounts).set(change).where(sql`${accounts.email} = ${couple}`)
    await say('Are you there?', lead.vendor)
    await waitUntilDue()
    expect(await subjectsOf(couple)).toEqual([])
  })

  it('is not sent to an account that has switched off emails about messages', async () => {
    await api.service.services.mailPreferences.set({ accountId: lead.vendorUserId, kind: 'message' }, false)
    await say('Hello')
    await waitUntilDue()
    expect(await subjectsOf(vendor)).toEqual([])
  })
})

it('an email about messages that waits for the mail server is not sent if they are read meanwhile', async () => {
  const sent: string[] = []
  let isDown = false
  const mail: MailProvider = {
    async send({ to, subject }) {
      if (isDown) throw new MailFailed('unreachable', 'The mail server gave no answer')
      sent.push(`${to} ${subject}`)
    },
    async close() {},
  }
  const outage = await startApi({}, { mail })
  try {
    const { db, service } = outage
    const emails = ['reader@example.com', 'ignorer@example.com']
    const rooms = await Promise.all(emails.map((email, index) => makeConversation(outage, email, index)))
    isDown = true
    outage.advance(messageMailAfterMs)
    await service.services.notifications.sendMessageMails()
    const waiting = sql`name = 'mail' and state = 'retry'`
    await until(async () => {
      expect((await db.execute(sql`select id from pgboss.job where ${waiting}`)).rows).toHaveLength(2)
    })
    const [first] = rooms
    if (!first) throw new Error('There is no conversation.')
    await service.services.chat.read({ id: first.vendorUserId }, first.roomId, first.messageId)
    isDown = false
    await db.execute(sql`update pgboss.job set start_after = now() where ${waiting}`)
    await until(async () => expect(sent).toEqual(['ignorer@example.com New message from Zoe']))
  } finally {
    await outage.stop()
  }
})

/** Creates a vendor with this email address, and a couple that writes to the vendor. */
async function makeConversation({ db, service }: TestApi, email: string, index: number) {
  const { accounts: people, chat, vendors } = service.services
  const { ids } = await vendors.import([makeVendor(index + 1, { email })])
  const registration = { name: 'Zoe', phone: '', passwordHash: '' }
  const account = await db.transaction((tx) => people.register(tx, `zoe${index}@example.com`, registration))
  const vendor = await people.find(db, email)
  if (!account || !vendor || ids.length === 0) throw new Error('The accounts could not be created.')
  const room = await chat.openRoom(account, vendor.id, undefined, ON_SITE)
  const roomId = Number(room.chatroom_id)
  const message = await chat.send({ id: account.id }, roomId, { message: 'Hello' })
  return { roomId, vendorUserId: vendor.id, messageId: Number(message.message_id) }
}
