import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, allowances, passwordResets } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { type CoupleCalls, createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { authRules } from './rules.ts'

const NEXT = 'another horse'
const INVALID = { status: 400, body: { code: 'invalid_link', request_id: expect.any(String) } }

let api: TestApi
let couple: CoupleCalls
beforeAll(async () => {
  api = await startApi({ SITE_URL: 'https://weddings.example.com' })
  couple = createCoupleCalls(api)
})
afterAll(() => api.stop())

const ask = (email: unknown) => api.post('/auth/forgot-password/', { json: { email } })
const checkByGet = (link: string) => api.get(`/auth/reset-password/?token=${encodeURIComponent(link)}`)
const check = (link: string) => api.post('/auth/reset-password/check/', { json: { token: link } })
const mailsTo = async (email: string) => {
  const mails = await api.service.services.mailbox.list(email)
  // Omits the email that the registration sends.
  return mails.filter(({ subject }) => subject !== 'Confirm your email')
}

/** Waits until earlier emails have been sent: the queues are first in, first out. */
async function waitForMails(marker: string): Promise<void> {
  await couple.join(marker)
  await couple.mailedLink(marker)
}

describe('POST /auth/forgot-password/', () => {
  it('mails a link to the site', async () => {
    await couple.join('ada@example.com')
    const link = await couple.mailedLink(' ADA@example.com')
    const [mail] = await mailsTo('ada@example.com')
    // The token is in the fragment, so that no server and no other site receives it.
    const address = `https://weddings.example.com/reset_password/#/reset_password/${link}`
    expect(mail?.text).toContain(`${address}\n`)
    expect(mail?.html).toContain(`href="${address}"`)
  })

  it('returns the same response for an email address without an account and sends no email', async () => {
    await couple.join('known@example.com')
    const known = await ask('known@example.com')
    const unknown = await ask('unknown@example.com')
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    await waitForMails('after-unknown@example.com')
    expect(await mailsTo('known@example.com')).toHaveLength(1)
    expect(await mailsTo('unknown@example.com')).toEqual([])
  })

  it('responds 400 with an explanation to a malformed email address', async () => {
    for (const email of ['nobody', '', 'a@b', 7, ['ada@example.com'], null]) {
      expect(await ask(email)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } })
    }
    expect((await ask('nobody')).body.email).toEqual(['Enter a valid email address.'])
  })

  it('mails one link for twenty concurrent requests', async () => {
    await couple.join('bomb@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('bomb@example.com')))
    for (const { status } of answers) expect(status).toBe(201)
    await waitForMails('after-bomb@example.com')
    expect(await mailsTo('bomb@example.com')).toHaveLength(1)
  })

  it('mails five links an hour per email address and client address, whether or not the email address has an account', async () => {
    await couple.join('often@example.com')
    for (const email of ['often@example.com', 'never@example.com']) {
      for (let sent = 0; sent < 5; sent++) {
        expect((await ask(email)).status).toBe(201)
        api.advance(31_000)
      }
      const refused = await ask(email)
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    api.advance(authRules.resetSendsPerClient.windowMs)
    expect((await ask('often@example.com')).status).toBe(201)
  })

  it('keeps the owner’s earlier links valid after attackers used up the limit of reset emails', async () => {
    await couple.join('flooded@example.com')
    const link = await couple.mailedLink('flooded@example.com')
    api.advance(31_000)
    await useUpAllButOne(api, 'reset-sends:flooded@example.com', {
      ...authRules.resetSendsPerEmail,
      max: authRules.resetSendsPerEmail.max + 1,
    })
    expect((await ask('flooded@example.com')).status).toBe(201)
    await waitForMails('after-flooded@example.com')
    expect(await mailsTo('flooded@example.com')).toHaveLength(1)
    expect((await couple.reset(link, NEXT)).status).toBe(200)
  })

  it('accepts a hundred requests an hour from one client address', async () => {
    const endsAt = new Date(api.clock.now().getTime() + authRules.resetSendsPerAddress.windowMs)
    const key = 'reset-sends-from:127.0.0.1'
    await api.db
      .update(allowances)
      .set({ used: authRules.resetSendsPerAddress.max, endsAt })
      .where(eq(allowances.key, key))
    expect((await ask('anybody@example.com')).status).toBe(429)
    await api.db.delete(allowances).where(eq(allowances.key, key))
  })
})

describe('the password reset', () => {
  it('accepts any number of checks of a reset link', async () => {
    await couple.join('look@example.com')
    const link = await couple.mailedLink('look@example.com')
    for (let time = 0; time < 3; time++) {
      expect(await check(link)).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    }
    expect(await checkByGet(link)).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect((await couple.reset(link, NEXT)).status).toBe(200)
    for (const look of [check, checkByGet]) expect(await look(link)).toMatchObject(INVALID)
  })

  it('sets the password, signs in and revokes every other session', async () => {
    const { body: registered } = await couple.register('bea@example.com')
    const { status, body } = await couple.reset(await couple.mailedLink('bea@example.com'), NEXT)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...registered,
      token: expect.any(String),
      redirect_user: 'Couple',
      message: expect.any(String),
    })
    expect(await couple.statusOf(registered.token)).toBe(401)
    expect(await couple.statusOf(body.token)).toBe(200)
    expect((await couple.logIn('bea@example.com', PASSWORD)).status).toBe(400)
    expect((await couple.logIn('bea@example.com', NEXT)).status).toBe(200)
    const [stored] = await api.db.select().from(accounts).where(eq(accounts.email, 'bea@example.com'))
    expect(stored?.verifiedAt).not.toBeNull()
  })

  it('sets the first password of an account that was created by a code', async () => {
    await api.signIn('code@example.com')
    await couple.resetByMail('code@example.com', NEXT)
    expect((await couple.logIn('code@example.com', NEXT)).status).toBe(200)
  })

  it('redirects a vendor to the vendors’ own site', async () => {
    await addVendors(api, [makeVendor(1)])
    const { body } = await couple.reset(await couple.mailedLink('vendor1@example.com'), NEXT)
    expect(body).toMatchObject({ redirect_user: 'Vendor' })
  })

  it('accepts a reset link once, even for ten concurrent requests', async () => {
    await couple.join('once@example.com')
    const link = await couple.mailedLink('once@example.com')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => couple.reset(link, `${NEXT} number ${index}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(INVALID)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await couple.logIn('once@example.com', `${NEXT} number ${winner}`)).status).toBe(200)
    expect(await couple.reset(link, NEXT)).toMatchObject(INVALID)
  })

  it('keeps an earlier reset link valid, and revokes both links when one of them is used', async () => {
    await couple.join('two@example.com')
    const first = await couple.mailedLink('two@example.com')
    api.advance(31_000)
    const second = await couple.mailedLink('two@example.com')
    const answers = await Promise.all([couple.reset(first, NEXT), couple.reset(second, NEXT)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    for (const link of [first, second]) expect(await check(link)).toMatchObject(INVALID)
    expect(await couple.mailedLink('two@example.com')).not.toBe(second)
  })

  it('expires a reset link after an hour and deletes it', async () => {
    await couple.join('late@example.com')
    const link = await couple.mailedLink('late@example.com')
    api.advance(authRules.resetLifeMs)
    expect(await check(link)).toMatchObject(INVALID)
    expect(await couple.reset(link, NEXT)).toMatchObject(INVALID)
    await api.service.services.auth.sweep()
    expect(await api.db.select().from(passwordResets)).toEqual([])
  })

  it('rejects a reset link that was never mailed', async () => {
    for (const link of ['', 'x', "' or 1=1 --", '../../etc/passwd']) {
      expect((await check(link)).status).toBe(400)
      expect((await couple.reset(link, NEXT)).status).toBe(400)
    }
    expect(await api.get('/auth/reset-password/')).toMatchObject({ status: 400, body: { token: [expect.any(String)] } })
  })

  it('keeps a reset link valid after an unacceptable password', async () => {
    await couple.join('short@example.com')
    const link = await couple.mailedLink('short@example.com')
    expect(await couple.reset(link, 'short')).toMatchObject({
      status: 400,
      body: { new_password: ['Use at least 8 characters.'] },
    })
    expect((await couple.reset(link, NEXT)).status).toBe(200)
  })

  it('stores no reset link in plain text in any table', async () => {
    await couple.join('open@example.com')
    const link = await couple.mailedLink('open@example.com')
    expect(JSON.stringify(await api.db.select().from(passwordResets))).not.toContain(link)
    const { rows } = await api.db.execute(sql`select data::text from pgboss.job`)
    expect(JSON.stringify(rows)).not.toContain(link)
    expect(JSON.stringify(rows)).not.toContain('open@example.com')
  })
})
