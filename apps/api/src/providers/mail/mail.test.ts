import { afterEach, describe, expect, it } from 'vitest'
import { startFakeSmtp } from '../../testing/fake-servers/smtp.ts'
import { type Mail, MailFailed, type MailProvider } from './mail.ts'
import { createMailboxProvider } from './mailbox-provider.ts'
import { createSmtpProvider } from './smtp-provider.ts'

interface Subject {
  provider: MailProvider
  delivered(): Mail[]
  stop(): Promise<void>
}

async function startMailbox(): Promise<Subject> {
  const mails: Mail[] = []
  const provider = createMailboxProvider({ append: async (mail) => void mails.push(mail) })
  return { provider, delivered: () => mails, stop: () => provider.close() }
}

async function startSmtp(): Promise<Subject> {
  const peer = await startFakeSmtp()
  const provider = createSmtpProvider({ url: peer.url(), from: 'Vowkit <hello@vowkit.example>' })
  return {
    provider,
    delivered: () =>
      peer.received.map(({ recipients, mail }) => ({
        to: recipients.join(' '),
        subject: mail.subject ?? '',
        text: mail.text?.trimEnd() ?? '',
        html: mail.html?.trimEnd() ?? '',
      })),
    async stop() {
      await provider.close()
      await peer.stop()
    },
  }
}

const mail: Mail = {
  to: 'maya@example.com',
  subject: 'Your code for Vowkit',
  text: 'Your code is 4821.',
  html: '<p>Your code is <b>4821</b>.</p>',
}

describe.each([
  ['the mailbox', startMailbox],
  ['SMTP', startSmtp],
])('%s', (_name, start) => {
  const running: Subject[] = []
  afterEach(async () => {
    for (const subject of running.splice(0)) await subject.stop()
  })
  async function setup(): Promise<Subject> {
    const subject = await start()
    running.push(subject)
    return subject
  }

  it('the mail provider delivers recipient, subject, text and HTML unchanged', async () => {
    const { provider, delivered } = await setup()
    await provider.send(mail)
    expect(delivered()).toEqual([mail])
  })

  it('the mail provider preserves all writing systems, long lines and lines that start with a dot', async () => {
    const { provider, delivered } = await setup()
    const text = `Zoë & Łukasz — 婚礼 💍\n.\n..dots\n${'a long line '.repeat(200)}end`
    const letter = { ...mail, subject: 'Ваша мечта — ready 💐', text, html: `<p>${text}</p>` }
    await provider.send(letter)
    expect(delivered()).toEqual([letter])
  })

  it('the mail provider delivers each of several concurrent emails once', async () => {
    const { provider, delivered } = await setup()
    const letters = Array.from({ length: 20 }, (_, i) => ({ ...mail, subject: `Letter ${i}` }))
    await Promise.all(letters.map((letter) => provider.send(letter)))
    expect(new Set(delivered().map(({ subject }) => subject)).size).toBe(20)
    expect(delivered()).toHaveLength(20)
  })

  it.each([
    ['a second recipient', { to: 'maya@example.com, eve@example.com' }],
    ['a name around the address', { to: 'Maya <maya@example.com>' }],
    ['a group of recipients', { to: 'all:maya@example.com;' }],
    ['a header in the address', { to: 'maya@example.com\r\nBcc: eve@example.com' }],
    ['a header in the subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
    ['a bare line feed in the subject', { subject: 'Hello\nX-Evil: 1' }],
    ['an empty address', { to: '' }],
    ['an address without a host', { to: 'maya@' }],
  ])('the mail provider rejects %s and delivers nothing', async (_what, change) => {
    const { provider, delivered } = await setup()
    const failure = await provider.send({ ...mail, ...change }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailFailed)
    expect(failure).toMatchObject({ code: 'invalid_message', retryable: false })
    expect(delivered()).toEqual([])
  })
})
