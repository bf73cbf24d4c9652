import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeSmtpOptions, startFakeSmtp } from '../../testing/fake-servers/smtp.ts'
import { type Mail, MailFailed } from './mail.ts'
import { createSmtpProvider } from './smtp-provider.ts'

const from = 'Vowkit <hello@vowkit.example>'
const mail: Mail = { to: 'maya@example.com', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function setup(options?: FakeSmtpOptions, userInfo?: string, timeoutMs = 2000) {
  const peer = await startFakeSmtp(options)
  const provider = createSmtpProvider({ url: peer.url(userInfo), from, timeoutMs })
  stops.push(() => provider.close(), peer.stop)
  return { peer, provider }
}

async function failureOf(sending: Promise<void>): Promise<MailFailed> {
  const failure = await sending.then(
    () => new Error('sent'),
    (error: unknown) => error,
  )
  if (failure instanceof MailFailed) return failure
  throw failure
}

describe('emails over SMTP', () => {
  it('have sender, recipient and an Auto-Submitted header', async () => {
    const { peer, provider } = await setup()
    await provider.send(mail)
    const [message] = peer.received
    expect(message?.mail.from).toEqual({ name: 'Vowkit', address: 'hello@vowkit.example' })
    expect(message?.mail.to).toEqual([{ name: '', address: 'maya@example.com' }])
    expect(message?.mail.messageId).toMatch(/^<.+@vowkit\.example>$/)
    expect(message?.mail.date).toBeTruthy()
    expect(message?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('have headers for one-click unsubscription if they can be unsubscribed from', async () => {
    const { peer, provider } = await setup()
    const unsubscribeUrl = `https://api.example.com/unsubscribe/${'12-message-'.repeat(8)}`
    await provider.send({ ...mail, unsubscribeUrl })
    await provider.send(mail)
    const [first, second] = peer.received.map(({ mail }) =>
      mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    )
    expect(first).toEqual([
      ['list-unsubscribe', `<${unsubscribeUrl}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ])
    expect(second).toEqual([])
  })

  it('have the given reply address and attachments', async () => {
    const { peer, provider } = await setup()
    const attachments = [{ name: 'receipt-1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }]
    await provider.send({ ...mail, replyTo: 'reply+1@in.vowkit.example', attachments })
    const [received] = peer.received
    expect(received?.mail.replyTo).toEqual([{ name: '', address: 'reply+1@in.vowkit.example' }])
    const [file] = received?.mail.attachments ?? []
    expect(file).toMatchObject({ filename: 'receipt-1.pdf', mimeType: 'application/pdf', disposition: 'attachment' })
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7')
  })

  it('are sent as multipart/alternative in pure ASCII', async () => {
    const { peer, provider } = await setup()
    await provider.send({ ...mail, subject: 'Zoë 💍', text: 'Zoë', html: '<p>Zoë</p>' })
    const raw = peer.received[0]?.raw ?? ''
    expect(raw).toMatch(/Content-Type: multipart\/alternative/)
    expect(/^[\t\r\n\x20-\x7e]*$/.test(raw)).toBe(true)
  })

  it('are sent over pooled connections that `close` shuts down', async () => {
    const { peer, provider } = await setup()
    await provider.send(mail)
    await provider.send(mail)
    expect(peer.connections()).toBe(1)
    await provider.close()
    await expect.poll(peer.connections).toBe(0)
  })

  it('are sent over a new connection after the pooled connection timed out', async () => {
    const { peer, provider } = await setup({}, '', 400)
    await provider.send(mail)
    await expect.poll(peer.connections, { timeout: 30_000 }).toBe(0)
    await provider.send(mail)
    expect(peer.received).toHaveLength(2)
  })

  it('are sent after authentication with the credentials in the URL', async () => {
    const { peer, provider } = await setup({ password: 'p@ss' }, 'vowkit:p%40ss@')
    await provider.send(mail)
    expect(peer.received).toHaveLength(1)
  })
})

describe('the SMTP provider', () => {
  it('marks a permanent rejection of the recipient as not retryable', async () => {
    const { provider } = await setup({ rejectRecipient: { status: 550, text: 'No such mailbox' } })
    expect(await failureOf(provider.send(mail))).toMatchObject({ code: 'rejected', retryable: false })
  })

  it('marks a temporary rejection of the recipient as retryable', async () => {
    const { provider } = await setup({ rejectRecipient: { status: 451, text: 'Greylisted' } })
    expect(await failureOf(provider.send(mail))).toMatchObject({ code: 'deferred', retryable: true })
  })

  it('reports a wrong password with a separate error code and never quotes the password', async () => {
    const { provider } = await setup({ password: 'right' }, 'vowkit:wr0ng-secret@')
    const failure = await failureOf(provider.send(mail))
    expect(failure.code).toBe('unauthorized')
    expect(inspect(failure, { depth: 9 })).not.toContain('wr0ng-secret')
  })

  it('marks an unreachable server as retryable', async () => {
    const { peer, provider } = await setup()
    await peer.stop()
    expect(await failureOf(provider.send(mail))).toMatchObject({ code: 'unreachable', retryable: true })
  })

  it('times out if the server sends no greeting', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const provider = createSmtpProvider({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 100 })
    expect(await failureOf(provider.send(mail))).toMatchObject({ code: 'unreachable' })
    await provider.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  it.each(['http://mail.example', 'user:secret@mail.example', ''])('rejects %j as an SMTP URL', (url) => {
    const create = () => createSmtpProvider({ url, from })
    expect(create).toThrow(/SMTP_URL must start with/)
    expect(create).not.toThrow(/secret/)
  })
})
