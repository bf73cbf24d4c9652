import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, creditEntries, vendors } from '../../db/tables.ts'
import { type CoupleCalls, createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const INVALID = { status: 400, body: { code: 'invalid_credentials', detail: 'Invalid credentials, please try again.' } }
const TAKEN = {
  status: 400,
  body: {
    code: 'email_taken',
    detail: 'The email is already taken, please use another one.',
    email: ['The email is already taken, please use another one.'],
  },
}

let api: TestApi
let couple: CoupleCalls
beforeAll(async () => {
  api = await startApi()
  couple = createCoupleCalls(api)
})
afterAll(() => api.stop())

describe('POST /registration/register/', () => {
  it('signs in a couple under the name they typed, with three free credits', async () => {
    const { status, body } = await couple.register('Ada@Example.com ', { username: ' Ada  de la Cruz ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      token: expect.any(String),
      userId: expect.any(Number),
      username: 'Ada  de la Cruz',
      email: 'ada@example.com',
      scope: 'full',
    })
    const credits = await api.get('/vision/user-credits/', { token: String(body.token) })
    expect(credits.body).toEqual({ credits: 3, email: 'ada@example.com', plan_type: 'free' })
    const [stored] = await api.db.select().from(accounts).where(eq(accounts.email, 'ada@example.com'))
    expect(stored).toMatchObject({ firstName: 'Ada', lastName: 'de la Cruz', phone: '4155550134', verifiedAt: null })
  })

  it('stores the password as an Argon2id hash only', async () => {
    await couple.join('hash@example.com')
    const [stored] = await api.db.select().from(accounts).where(eq(accounts.email, 'hash@example.com'))
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(stored)).not.toContain(PASSWORD)
  })

  it('responds 400 if the email address has an account, even one created by a code', async () => {
    await couple.join('bea@example.com')
    expect(await couple.register('BEA@example.com')).toMatchObject(TAKEN)
    const token = await api.signIn('code@example.com')
    expect(await couple.register('code@example.com')).toMatchObject(TAKEN)
    expect(await couple.statusOf(token)).toBe(200)
    expect(await couple.logIn('code@example.com', PASSWORD)).toMatchObject(INVALID)
  })

  it('creates one account for twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => couple.register('race@example.com')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(TAKEN)
    const grants = await api.db
      .select()
      .from(creditEntries)
      .innerJoin(accounts, eq(accounts.id, creditEntries.accountId))
      .where(eq(accounts.email, 'race@example.com'))
    expect(grants).toHaveLength(1)
  })

  it('creates separate accounts for couples with the same name', async () => {
    const [one, other] = [await couple.register('one@example.com'), await couple.register('other@example.com')]
    expect(one.body.username).toBe(other.body.username)
    expect(one.body.userId).not.toBe(other.body.userId)
  })
})

describe('POST /auth/login/', () => {
  it('returns a new token and its account, regardless of case and spaces in the email address', async () => {
    const { body: registered } = await couple.register('cleo@example.com')
    const { status, body } = await couple.logIn(' CLEO@example.com', PASSWORD)
    expect(status).toBe(200)
    expect(body).toEqual({ ...registered, token: expect.any(String) })
    expect(body.token).not.toBe(registered.token)
    expect(await couple.statusOf(body.token)).toBe(200)
  })

  it('accepts a password in any Unicode normalization form', async () => {
    await couple.register('accent@example.com', { password: 'caf\u00e9 au lait' })
    expect((await couple.logIn('accent@example.com', 'cafe\u0301 au lait')).status).toBe(200)
  })

  it('returns the same response to a wrong password, an unknown email address and an account without a password', async () => {
    await couple.join('dora@example.com')
    await api.signIn('passwordless@example.com')
    const attempts = [
      ['dora@example.com', 'wrong'],
      ['dora@example.com', undefined],
      ['dora@example.com', ''],
      ['nobody@example.com', PASSWORD],
      ['passwordless@example.com', PASSWORD],
      ['not an email address', PASSWORD],
      ['', PASSWORD],
    ] as const
    for (const [username, password] of attempts) {
      const { status, body } = await couple.logIn(username, password)
      expect({ status, body }).toEqual({ ...INVALID, body: { ...INVALID.body, request_id: expect.any(String) } })
    }
  })

  it('returns the couple’s name after a later sign-in by code', async () => {
    await couple.join('named@example.com')
    await api.post('/auth/login_vision/', { json: { email: 'named@example.com' } })
    const code = await api.codeFor('named@example.com')
    const answer = await api.post('/auth/login_vision/', { json: { email: 'named@example.com', code } })
    expect(answer.body.username).toBe('Maya Lindqvist')
  })

  it('keeps an account’s other sessions when one session signs out', async () => {
    const token = await couple.join('out@example.com')
    const { body: other } = await couple.logIn('out@example.com', PASSWORD)
    expect((await api.post('/auth/logout/', { token })).status).toBe(200)
    expect(await couple.statusOf(token)).toBe(401)
    expect(await couple.statusOf(other.token)).toBe(200)
  })
})

describe('an email address that someone else registered', () => {
  it('belongs to the owner of the mailbox after a sign-in by code', async () => {
    const strangers = await couple.join('mine@example.com')
    const token = await api.signIn('mine@example.com')
    expect(await couple.statusOf(strangers)).toBe(401)
    expect(await couple.statusOf(token)).toBe(200)
    expect(await couple.logIn('mine@example.com', PASSWORD)).toMatchObject(INVALID)
  })

  it('keeps the password that the owner set after the verification', async () => {
    await couple.join('proved@example.com')
    await api.signIn('proved@example.com')
    await couple.resetByMail('proved@example.com', 'a second one')
    await api.signIn('proved@example.com')
    expect((await couple.logIn('proved@example.com', 'a second one')).status).toBe(200)
  })
})

describe('the sign-in of a vendor with a password', () => {
  it('marks an account that has a desk and no couple’s profile', async () => {
    const email = 'fern@example.com'
    const logIn = async () => (await api.post('/auth/login/', { json: { username: email, password: PASSWORD } })).body
    const token = await couple.join(email)
    expect(await logIn()).not.toHaveProperty('is_desk_only')
    const [account] = await api.db.select().from(accounts).where(eq(accounts.email, email))
    await api.db.insert(vendors).values({
      accountId: account?.id ?? 0,
      businessName: 'Fern & Fig',
      createdAt: new Date(),
    })
    expect(await logIn()).toMatchObject({ is_desk_only: true })
    expect((await api.get('/couple/dashboard/', { token })).body).toMatchObject({ is_desk_only: true })
    await api.post('/couple/update-profile/', { token, json: { partner_name: 'Noor' } })
    expect(await logIn()).not.toHaveProperty('is_desk_only')
    expect((await api.get('/couple/dashboard/', { token })).body).not.toHaveProperty('is_desk_only')
  })
})
