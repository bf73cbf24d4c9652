import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, sessions } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { authRules } from './rules.ts'

const LOGIN = '/auth/login_vision/'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
})
afterAll(() => api.stop())

const from = (address: string) => ({ 'X-Forwarded-For': address })
const redeem = (email: string, code: string, address = '203.0.113.1') =>
  api.post(LOGIN, { json: { email, code }, headers: from(address) })

async function sendCode(email: string): Promise<string> {
  await api.post(LOGIN, { json: { email }, headers: from('203.0.113.1') })
  return api.codeFor(email)
}

function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String((Number(right) + 1 + index) % 10_000).padStart(4, '0'))
}

describe('the sign-in service, concurrent guesses', () => {
  it('checks at most five of fifty concurrent codes, without blocking the client that requested the code', async () => {
    const email = 'target@example.com'
    const right = await sendCode(email)
    const guesses = wrongCodes(right, 50).map((code, index) => redeem(email, code, `198.51.100.${index}`))
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(400)
    expect(await redeem(email, right, '198.51.100.99')).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
    expect((await redeem(email, right, '203.0.113.1')).status).toBe(200)
  })

  it('signs in once if the correct code arrives twenty times concurrently', async () => {
    const email = 'twenty@example.com'
    const right = await sendCode(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(email, right)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [account] = await api.db.select().from(accounts).where(eq(accounts.email, email))
    const rows = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, account?.id ?? 0))
    expect(rows).toHaveLength(1)
  })

  it('responds 429 to the 501st wrong code of an address in an hour, regardless of its `X-Forwarded-For` header', async () => {
    await useUpAllButOne(api, 'code-tries-from:192.0.2.7', authRules.codeTriesPerAddress)
    expect((await redeem('nobody@example.com', '1234', '10.0.0.1, 192.0.2.7')).status).toBe(400)
    expect((await redeem('nobody@example.com', '1234', '10.0.0.2, 192.0.2.7')).status).toBe(429)
    expect((await redeem('nobody@example.com', '1234', '192.0.2.8')).status).toBe(400)
  })
})

describe('the sign-in service, concurrent code requests', () => {
  it('mails one short and one long code for twenty concurrent requests', async () => {
    const email = 'bomb@example.com'
    // Waits until the wrong codes of earlier tests no longer count.
    api.advance(authRules.codeFailuresBurst.windowMs)
    const json = { email }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post(LOGIN, { json, headers: from('192.0.2.20') })),
    )
    for (const { status } of answers) expect(status).toBe(200)
    expect(answers.filter(({ body }) => body.code_length === undefined)).toHaveLength(authRules.codesOpenPerEmail)
    await api.codeFor(email, 1)
    expect(await api.service.services.mailbox.list(email)).toHaveLength(2)
  })

  it('responds 429 to a client address that has requested a hundred codes in an hour', async () => {
    await useUpAllButOne(api, 'code-sends-from:192.0.2.30', authRules.codeSendsPerAddress)
    const send = (email: string) => api.post(LOGIN, { json: { email }, headers: from('192.0.2.30') })
    expect((await send('last@example.com')).status).toBe(200)
    const refused = await send('more@example.com')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    api.advance(authRules.codeSendsPerAddress.windowMs)
    expect((await send('more@example.com')).status).toBe(200)
  })

  it('returns the same response for email addresses with and without an account', async () => {
    await api.signIn('known@example.com')
    const known = await api.post(LOGIN, { json: { email: 'known@example.com' } })
    const unknown = await api.post(LOGIN, { json: { email: 'unknown@example.com' } })
    const challenge = expect.any(String)
    for (const { status, body } of [known, unknown])
      expect({ status, body }).toEqual({ status: 200, body: { resend_after: 30, challenge } })
    const check = (email: string) => api.post('/vision/auth/check-email/', { json: { email } })
    expect((await check('known@example.com')).body).toEqual((await check('unknown@example.com')).body)
  })
})

describe('the sign-in service, unverified accounts', () => {
  it('revokes earlier sessions and the password of an account when its mailbox is verified', async () => {
    const email = normalizeEmail('Claimed@example.com')
    const { services } = api.service
    const account = await services.accounts.findOrCreate(api.db, email)
    await api.db.update(accounts).set({ passwordHash: 'theirs' }).where(eq(accounts.id, account.id))
    const now = new Date()
    await api.db
      .insert(sessions)
      .values({ tokenHash: 'theirs', accountId: account.id, signedInAt: now, createdAt: now, lastUsedAt: now })
    await api.signIn(email)
    const [after] = await api.db.select().from(accounts).where(eq(accounts.id, account.id))
    expect(after).toMatchObject({ passwordHash: null, verifiedAt: expect.any(Date) })
    const left = await api.db.select().from(sessions).where(eq(sessions.accountId, account.id))
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain('theirs')
    expect(left).toHaveLength(1)
  })
})
