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

describe('messages', () => {
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

  it('are multipart/alternative and pure ASCII on the wire', async () => {
    const { peer, provider } = await setup()
    await provider.send({ ...mail, subject: 'Zoë 💍', text: 'Zoë', html: '<p>Zoë</p>' })
    const raw = peer.received[0]?.raw ?? ''
    expect(raw).toMatch(/Content-Type: multipart\/alternative/)
    expect(/^[\t\r\n\x20-\x7e]*$/.test(raw)).toBe(true)
  })

  it('use pooled connections, which `close` ends', async () => {
    const { peer, provider } = await setup()
    await provider.send(mail)
    await provider.send(mail)
    expect(peer.connections()).toBe(1)
    await provider.close()
    await expect.poll(peer.connections).toBe(0)
  })

  it('use a new connection after the pooled one timed out', async () => {
    const { peer, provider } = await setup({}, '', 400)
    await provider.send(mail)
    await expect.poll(peer.connections, { timeout: 5000 }).toBe(0)
    await provider.send(mail)
    expect(peer.received).toHaveLength(2)
  })

  it('are sent after authentication with the credentials of the URL', async () => {
    const { peer, provider } = await setup({ password: 'p@ss' }, 'vowkit:p%40ss@')
    await provider.send(mail)
    expect(peer.received).toHaveLength(1)
  })
})

describe('failures', () => {
  it('a permanently rejected recipient is not retryable', async () => {
    const { provider } = await setup({ rejectRecipient: { status: 550, text: 'No such mailbox' } })
    expect(await failureOf(provider.send(mail))).toMatchObject({ code: 'rejected', retryable: false })
  })

  it('a temporarily rejected recipient is retryable', async () => {
    const { provider } = await setup({ rejectRecipient: { status: 451, text: 'Greylisted' } })
    expect(await failureOf(provider.send(mail))).toMatchObject({ code: 'deferred', retryable: true })
  })

  it('a wrong password has its own code and is never quoted', async () => {
    const { provider } = await setup({ password: 'right' }, 'vowkit:wr0ng-secret@')
    const failure = await failureOf(provider.send(mail))
    expect(failure.code).toBe('unauthorized')
    expect(inspect(failure, { depth: 9 })).not.toContain('wr0ng-secret')
  })

  it('an unreachable server is retryable', async () => {
    const { peer, provider } = await setup()
    await peer.stop()
    expect(await failureOf(provider.send(mail))).toMatchObject({ code: 'unreachable', retryable: true })
  })

  it('a server without a greeting times out', async () => {
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
