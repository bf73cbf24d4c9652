import { eq } from 'drizzle-orm'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../db/tables.ts'
import { DAY } from '../../platform/units.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { notificationRules } from '../notifications/rules.ts'
import { replyAddressRules } from '../reply-addresses/rules.ts'
import { mailReplyRules } from './rules.ts'

const DOMAIN = 'in.vowkit.example'

let api: TestApi
let port: number
let lead: TestLead
let couple: string
let vendor: string
let made = 0
beforeAll(async () => {
  port = await findFreePort()
  api = await startApi({ INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_SMTP_PORT: String(port) })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  made++
  ;[couple, vendor] = [`buyer${made}@example.com`, `seller${made}@example.com`]
})

const messagesPath = () => `/chat/chats/${lead.roomId}/messages`

/** Sends a message and returns the reply address of the email about it. */
async function addressAfter(token: string, receiver: string): Promise<string> {
  await api.post(messagesPath(), { token, json: { message: 'Do you have peonies in May?' } })
  api.advance(notificationRules.messageMailAfterMs)
  await api.service.services.notifications.sendMessageMails()
  const { reply_to } = await mailTo(api, receiver, ({ subject }) => subject.includes('message'))
  return String(reply_to)
}

/** Sends an email to the receiver of the API over SMTP. Rejects with the reply of the server. */
async function send(mail: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    await transport.sendMail({ subject: 'Re: New message', text: 'Yes, we do!', ...mail })
  } finally {
    transport.close()
  }
}

async function texts(): Promise<string[]> {
  const { body } = await api.get(messagesPath(), { token: lead.couple })
  return (body as unknown as { message: string }[]).map(({ message }) => message)
}

const GMAIL_QUOTE = `

On Mon, Nov 23, 2026 at 8:00 PM Vowkit <hello@vowkit.example> wrote:

> Maya Lindqvist wrote:
>
> > Do you have peonies in May?`

const SPANISH_QUOTE = `

El lun, 23 nov 2026 a las 20:00, Vowkit (<hello@vowkit.example>) escribió:

> Maya Lindqvist escribió:`

const OUTLOOK_QUOTE = `

________________________________
From: Vowkit <hello@vowkit.example>
Sent: Monday, November 23, 2026 8:00 PM
To: Fern <fern@example.com>
Subject: New message from Maya Lindqvist

Maya Lindqvist wrote:`

describe('an answer to an email about a message', () => {
  it('appears in the conversation without the quoted text and the signature', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await send({
      from: `Fern <${vendor}>`,
      to,
      text: `Yes, we do!\n\nWhite ones too.\n\n-- \nFern\n555-0100${GMAIL_QUOTE}`,
    })
    expect(await texts()).toEqual(['Do you have peonies in May?', 'Yes, we do!\n\nWhite ones too.'])
  })

  it('reaches the other side live', async () => {
    const to = await addressAfter(lead.vendor, couple)
    const socket = await joinChat(api.url, lead.vendorUserId, lead.vendor)
    await send({ from: couple, to, text: 'See you on Friday.' })
    expect(await socket.next('message')).toMatchObject({ message: 'See you on Friday.', roomId: lead.roomId })
    socket.close()
  })

  it.each([
    ['Gmail', GMAIL_QUOTE],
    ['Gmail in Spanish', SPANISH_QUOTE],
    ['Outlook', OUTLOOK_QUOTE],
    ['an iPhone', '\n\nSent from my iPhone'],
  ])('is stored without the quote of %s', async (_program, quote) => {
    const to = await addressAfter(lead.couple, vendor)
    await send({ from: vendor, to, text: `Yes, we do!${quote}` })
    expect((await texts()).at(-1)).toBe('Yes, we do!')
  })

  it('can be HTML without a text part', async () => {
    const to = await addressAfter(lead.couple, vendor)
    const html = '<p>Yes, <b>we do</b>!</p><p>See <a href="https://a.example">our page</a>.</p><img src="cid:logo">'
    await send({ from: vendor, to, html, text: undefined })
    expect((await texts()).at(-1)).toBe('Yes, we do!\n\nSee our page.')
  })

  it('is stored once if the mail server delivers it twice', async () => {
    const to = await addressAfter(lead.couple, vendor)
    const messageId = '<once@mail.example>'
    await send({ from: vendor, to, messageId })
    await send({ from: vendor, to, messageId })
    expect(await texts()).toHaveLength(2)
  })

  it('marks the conversation as read for the account that answers', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await send({ from: vendor, to })
    const { body } = await api.get(`/chat/users/${lead.vendorUserId}/chats`, { token: lead.vendor })
    expect(body).toMatchObject([{ roomId: lead.roomId, unread: 0 }])
  })

  it('is accepted if the mail server changed the case of the address', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await send({ from: vendor.toUpperCase(), to: to.toUpperCase() })
    expect(await texts()).toHaveLength(2)
  })

  it('is accepted with a logo in its signature', async () => {
    const to = await addressAfter(lead.couple, vendor)
    const logo = { filename: 'logo.png', content: 'png', contentType: 'image/png', cid: 'logo' }
    await send({ from: vendor, to, attachments: [logo] })
    expect(await texts()).toHaveLength(2)
  })
})

describe('the answer to an inquiry email', () => {
  it('follows the inquiry in the conversation', async () => {
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json: { message: 'Peonies?' } })
    const { reply_to: to, text } = await mailTo(api, vendor, ({ subject }) => subject.startsWith('New inquiry'))
    expect(text).toContain('You can also answer this email.')
    await send({ from: vendor, to: String(to) })
    expect(await texts()).toEqual(['Peonies?', 'Yes, we do!'])
  })
})

describe('the mail receiver refuses', () => {
  it('an email from another sender than the recipient of our email', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await expect(send({ from: 'mallory@example.com', to })).rejects.toThrow(
      /550 Send your answer from the email address/,
    )
    expect(await texts()).toHaveLength(1)
  })

  it('the address of one account from the other account of the conversation', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await expect(send({ from: couple, to })).rejects.toThrow('550')
  })

  it.each([
    ['a changed signature', (to: string) => to.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'))],
    ['another lead', (to: string) => to.replace(/\+[^-]+/, '+zz')],
    ['another domain', (to: string) => to.replace(DOMAIN, 'other.example')],
    ['no token', () => `hello@${DOMAIN}`],
  ])('an address with %s', async (_fault, change) => {
    const to = await addressAfter(lead.couple, vendor)
    await expect(send({ from: vendor, to: change(to) })).rejects.toThrow(/550 This address does not exist/)
  })

  it('an address that has expired', async () => {
    const to = await addressAfter(lead.couple, vendor)
    api.advance(replyAddressRules.replyAddressLifeMs + DAY)
    await expect(send({ from: vendor, to })).rejects.toThrow(/550 This address has expired/)
    api.advance(-replyAddressRules.replyAddressLifeMs - DAY)
  })

  it('an email with an attachment, and names the reason', async () => {
    const to = await addressAfter(lead.couple, vendor)
    const attachments = [{ filename: 'contract.pdf', content: 'pdf' }]
    await expect(send({ from: vendor, to, attachments })).rejects.toThrow(/550 We do not accept attachments by email/)
    expect(await texts()).toHaveLength(1)
  })

  it('an email above the size limit', async () => {
    const to = await addressAfter(lead.couple, vendor)
    const text = 'a'.repeat(mailReplyRules.inboundMailBytes)
    await expect(send({ from: vendor, to, text })).rejects.toThrow(/5\d\d/)
  })

  it('an email without text above the quoted text', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await expect(send({ from: vendor, to, text: GMAIL_QUOTE.trim() })).rejects.toThrow(
      /550 Your email contains no text/,
    )
  })

  it('an answer that is longer than a message', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await expect(send({ from: vendor, to, text: 'word '.repeat(2_500) })).rejects.toThrow(/550 Your answer is too long/)
  })

  it.each([
    ['has been deleted', () => couple, 'has been deleted'],
    ['sends the answer and has been deleted', () => vendor, 'has been deleted'],
  ])('an email if the account that %s', async (_state, email, reason) => {
    const to = await addressAfter(lead.couple, vendor)
    await api.db.update(accounts).set({ erasedAt: new Date() }).where(eq(accounts.email, email()))
    await expect(send({ from: vendor, to })).rejects.toThrow(reason)
  })

  it('an email in a blocked conversation', async () => {
    const to = await addressAfter(lead.couple, vendor)
    await api.post(`/chat/chats/${lead.roomId}/block`, { token: lead.couple })
    await expect(send({ from: vendor, to })).rejects.toThrow(/550 This conversation is blocked/)
  })

  it('a second recipient of the same email, which the mail server delivers separately', async () => {
    const to = await addressAfter(lead.couple, vendor)
    const other = to.replace('reply+', 'REPLY+')
    await send({ from: vendor, to, envelope: { from: vendor, to: [to, other] } })
    expect(await texts()).toHaveLength(2)
  })
})

describe('the mail receiver ignores', () => {
  it.each([
    ['an out-of-office notice', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['an email of a mailing list', { headers: { Precedence: 'list' } }],
    ['a delivery report', { envelope: { from: '' } }],
  ])('%s, and sends no email about it', async (_kind, { envelope, ...mail }: SendMailOptions) => {
    const to = await addressAfter(lead.couple, vendor)
    const before = (await api.service.services.mailbox.list()).length
    await send({ from: vendor, to, ...mail, ...(envelope && { envelope: { ...envelope, to } }) })
    expect(await texts()).toHaveLength(1)
    expect(await api.service.services.mailbox.list()).toHaveLength(before)
  })
})

it('an email to a couple with an unconfirmed address cannot be answered', async () => {
  await api.db.update(accounts).set({ verifiedAt: null }).where(eq(accounts.email, couple))
  expect(await addressAfter(lead.vendor, couple)).toBe('undefined')
})

it('emails have no reply address if no mail receiver is configured', async () => {
  const closed = await startApi()
  try {
    const { vendorId, couple: token } = await makeLead(closed)
    await closed.post(`/vendor/detail/get/${vendorId}/`, { token, json: {} })
    const mail = await mailTo(closed, 'seller1@example.com', ({ subject }) => subject.startsWith('New inquiry'))
    expect(mail.reply_to).toBeUndefined()
    expect(mail.text).not.toContain('answer this email')
  } finally {
    await closed.stop()
  }
})
