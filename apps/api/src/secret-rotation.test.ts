import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPayCode, writePayCode } from './modules/invoices/code.ts'
import { readUnsubscribeToken, writeUnsubscribeToken } from './modules/notifications/unsubscribe-token.ts'
import { readReplyToken, writeReplyToken } from './modules/reply-addresses/reply-token.ts'
import { systemClock } from './platform/clock.ts'
import { loadSecrets } from './platform/secrets.ts'
import { createSandboxProvider } from './providers/payments/sandbox-provider.ts'
import { OWN_DEPLOYMENT, type ServerProcess, startServerProcess } from './testing/server-process.ts'

const OLD = 'the secret of more than 32 characters: old'
const NEW = 'the secret of more than 32 characters: new'

describe('secrets after a rotation', () => {
  const before = loadSecrets({ secret: OLD, dataDir: '' })
  const after = loadSecrets({ secret: NEW, previousSecrets: [OLD], dataDir: '' })
  const finished = loadSecrets({ secret: NEW, dataDir: '' })

  it('verify tokens and decrypt values of the previous secret until it is removed', () => {
    const code = writePayCode(before, 7)
    expect([before, after, finished].map((secrets) => readPayCode(secrets, code))).toEqual([7, 7, 0])
    const subscription = { accountId: 3, kind: 'message' } as const
    const link = writeUnsubscribeToken(before, subscription)
    expect(readUnsubscribeToken(after, link)).toEqual(subscription)
    expect(readUnsubscribeToken(finished, link)).toBeNull()
    const reply = { leadId: 3, accountId: 4, lastDay: 20_000 }
    expect(readReplyToken(after, writeReplyToken(before, reply))).toEqual(reply)
    expect(after.unseal(before.seal('code 1234'))).toBe('code 1234')
    expect(() => finished.unseal(before.seal('code 1234'))).toThrow()
  })

  it('accept checkout pages and payment events of the sandbox from before the rotation', async () => {
    const [old, rotated, last] = [before, after, finished].map((secrets) =>
      createSandboxProvider({ secrets, clock: systemClock, apiUrl: 'https://api.example' }),
    )
    const checkout = {
      ...{ reference: '7', title: 'Deposit', payee: 'Iris & Fern', cents: 125_000, email: 'ada@example.com' },
      ...{ successUrl: 'https://a.example/', cancelUrl: 'https://a.example/', expiresAt: new Date(0) },
    }
    const page = (await old?.open(checkout))?.url.split('/').at(-1) ?? ''
    expect([rotated, last].map((sandbox) => sandbox?.readCheckout(page))).toEqual([checkout, null])
    const event = old?.createEvent(checkout, 'paid')
    const read = async (sandbox: typeof old) => sandbox?.readEvent(event?.raw ?? Buffer.of(), event?.signature ?? '')
    expect(await read(rotated)).toMatchObject({ type: 'paid', reference: '7', cents: 125_000 })
    await expect(read(last)).rejects.toThrow('The signature is invalid')
  })

  it('sign and encrypt with the new secret only', () => {
    expect(after.sign('1234')).toBe(finished.sign('1234'))
    expect(finished.unseal(after.seal('code 1234'))).toBe('code 1234')
    expect(() => before.unseal(after.seal('code 1234'))).toThrow()
  })
})

describe('a deployment whose secret is rotated', () => {
  const settings: Record<string, string | undefined> = { ...OWN_DEPLOYMENT, APP_SECRET: OLD }
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServerProcess(settings)
  })
  afterAll(() => server.end())

  it('refuses a different secret in one sentence, and preserves sessions and mailed codes when the old one is named', {
    timeout: 300_000,
  }, async () => {
    const token = await server.signIn('ada@example.com')
    const mailed = await server.requestCode('noor@example.com')
    await server.stop('SIGTERM')
    await expect(server.restart({ APP_SECRET: NEW })).rejects.toThrow('APP_SECRET differs from the secret')
    await server.restart({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD })
    expect((await server.get('/vision/user-credits/', { token })).status).toBe(200)
    const signedIn = await server.post('/auth/login_vision/', { json: mailed })
    expect(signedIn).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    await server.stop('SIGTERM')
    await server.restart({ APP_SECRET: NEW })
    expect((await server.get('/vision/user-credits/', { token })).status).toBe(200)
  })
})
