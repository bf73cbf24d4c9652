import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const LOGIN = '/auth/login_vision/'
const MINUTE = 60_000

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const send = (email: string) => api.post(LOGIN, { json: { email } })
const redeem = (email: string, code: string) => api.post(LOGIN, { json: { email, code } })

describe('POST /auth/login_vision/', () => {
  it('returns the token of an account with three free credits for a correct code', async () => {
    const asked = await send('Ada@Example.com ')
    expect(asked.status).toBe(200)
    expect(asked.body).toEqual({ resend_after: 30, challenge: expect.any(String) })
    const { status, body } = await redeem('ada@example.com', await api.codeFor('ada@example.com'))
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.any(String),
      userId: expect.any(Number),
      username: 'ada@example.com',
      scope: 'full',
    })
    const credits = await api.get('/vision/user-credits/', { token: String(body.token) })
    expect(credits.body).toEqual({ credits: 3, email: 'ada@example.com', plan_type: 'free' })
  })

  it('never returns the code in the response', async () => {
    const { body } = await send('bea@example.com')
    expect(JSON.stringify(body)).not.toContain(await api.codeFor('bea@example.com'))
  })

  it('never stores a sign-in code in plain text in the job queue', async () => {
    await send('bob@example.com')
    const code = await api.codeFor('bob@example.com')
    const { rows } = await api.db.execute(sql`select data::text from pgboss.job where name = 'mail'`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b|bob@example`))
  })

  it('accepts each code once', async () => {
    await api.signIn('cleo@example.com')
    const again = await redeem('cleo@example.com', await api.codeFor('cleo@example.com'))
    expect(again).toMatchObject({
      status: 400,
      body: { code: 'invalid_code', detail: 'Invalid verification code. Please try again.' },
    })
  })

  it('rejects a code after ten minutes', async () => {
    await send('dora@example.com')
    const code = await api.codeFor('dora@example.com')
    api.advance(10 * MINUTE)
    expect((await redeem('dora@example.com', code)).status).toBe(400)
  })

  it('sends no new code within 30 seconds and keeps the first code valid', async () => {
    await send('eva@example.com')
    const code = await api.codeFor('eva@example.com')
    api.advance(10_000)
    expect((await send('eva@example.com')).body.resend_after).toBeLessThanOrEqual(20)
    expect((await redeem('eva@example.com', code)).status).toBe(200)
  })

  it('keeps an earlier code valid after a second email', async () => {
    await send('fay@example.com')
    const old = await api.codeFor('fay@example.com')
    api.advance(31_000)
    await send('fay@example.com')
    await api.codeFor('fay@example.com', 1)
    expect((await redeem('fay@example.com', old)).status).toBe(200)
  })

  it('mails five codes an hour per email address and client address, then one long code every five minutes', async () => {
    const email = 'gia@example.com'
    const countMails = async () => (await api.service.services.mailbox.list(email)).length
    for (let sent = 0; sent < 5; sent++) {
      expect((await send(email)).status).toBe(200)
      await api.codeFor(email, sent)
      api.advance(31_000)
    }
    for (const mails of [5, 5, 6, 6]) {
      expect(await send(email)).toMatchObject({ status: 200, body: { code_length: 8 } })
      await api.codeFor(email, mails - 1)
      expect(await countMails()).toBe(mails)
      api.advance(3 * MINUTE)
    }
    api.advance(60 * MINUTE)
    const { status, body } = await send(email)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('code_length')
  })

  it('responds 400 and names each malformed field', async () => {
    expect(await send('nobody')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', email: ['Enter a valid email address.'], request_id: expect.any(String) },
    })
    expect((await api.post(LOGIN, { json: {} })).body.email).toEqual(['This field is required.'])
    expect((await redeem('ivy@example.com', '12345')).body.code).toBe('validation_failed')
  })

  it('accepts JSON, forms and multipart bodies', async () => {
    const form = new FormData()
    form.set('email', 'jo@example.com')
    expect((await api.post(LOGIN, { form })).status).toBe(200)
    expect((await api.post(LOGIN, { form: new URLSearchParams({ email: 'kim@example.com' }) })).status).toBe(200)
  })
})
