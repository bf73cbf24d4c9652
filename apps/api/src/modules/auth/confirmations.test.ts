import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, emailConfirmations } from '../../db/tables.ts'
import { digest } from '../../platform/secrets.ts'
import { type CoupleCalls, PASSWORD, setupCouple } from '../../testing/couples.ts'
import { type TestApi, until } from '../../testing/start-api.ts'

const DAY = 24 * 60 * 60 * 1_000

let api: TestApi
let couples: CoupleCalls
let email: string
let token: string
setupCouple('confirm', (couple) => {
  ;({ api, couples, email, token } = couple)
})

/** Returns the tokens of the links that were mailed to an address, newest first. */
async function linksFor(to: string, atLeast = 1): Promise<string[]> {
  return until(async () => {
    const mails = await api.service.services.mailbox.list(to)
    const links = mails.flatMap(({ text }) => /\/confirm_email#([0-9a-f]+)/.exec(text)?.[1] ?? [])
    expect(links.length).toBeGreaterThanOrEqual(atLeast)
    return links
  })
}

const confirm = (link: unknown, as = token) =>
  api.post('/couple/account/confirmation/redeem/', { token: as, json: { token: link } })
const send = (as = token) => api.post('/couple/account/confirmation/', { token: as, json: {} })
const isConfirmed = async (as = token) => (await api.get('/couple/dashboard/', { token: as })).body.email_confirmed

describe('a confirmation link', () => {
  it('is mailed with its token in the fragment, and stored as a hash', async () => {
    const [link = ''] = await linksFor(email)
    const [mail] = await api.service.services.mailbox.list(email)
    expect(mail?.text).toContain(`http://localhost:5173/confirm_email#${link}\n`)
    const rows = await api.db.select().from(emailConfirmations)
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(digest(link))
    expect(JSON.stringify(rows)).not.toContain(link)
  })

  it('confirms the account in the account’s own session, and keeps the password and the sessions', async () => {
    const { body: other } = await couples.logIn(email, PASSWORD)
    expect(await isConfirmed()).toBe(false)
    const [link] = await linksFor(email)
    expect(await confirm(link)).toMatchObject({ status: 200, body: { detail: 'Your email is confirmed.' } })
    expect(await isConfirmed()).toBe(true)
    expect(await couples.statusOf(other.token)).toBe(200)
    expect((await couples.logIn(email, PASSWORD)).status).toBe(200)
    await api.signIn(email)
    expect((await couples.logIn(email, PASSWORD)).status).toBe(200)
  })

  it('confirms nothing without a session or in a session of another account', async () => {
    const [link] = await linksFor(email)
    const stranger = await couples.join(`stranger-of-${email}`)
    expect(await confirm(link, 'not-a-token')).toMatchObject({ status: 401 })
    expect(await confirm(link, stranger)).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
    expect([await isConfirmed(), await isConfirmed(stranger)]).toEqual([false, false])
  })

  it('does not restore an attacker’s password after the mailbox owner signed in by code', async () => {
    const owner = await api.signIn(email)
    expect(await couples.statusOf(token)).toBe(401)
    expect((await couples.logIn(email, PASSWORD)).status).toBe(400)
    const [link] = await linksFor(email)
    expect(await confirm(link, owner)).toMatchObject({ status: 200 })
    expect(await isConfirmed(owner)).toBe(true)
  })

  it('returns the same response when followed twice', async () => {
    const [link] = await linksFor(email)
    expect([(await confirm(link)).status, (await confirm(link)).status]).toEqual([200, 200])
  })

  it('expires after 7 days and is deleted', async () => {
    const [link = ''] = await linksFor(email)
    api.advance(7 * DAY)
    expect(await confirm(link)).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
    await api.service.services.auth.sweep()
    const kept = await api.db
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.tokenHash, digest(link)))
    expect(kept).toEqual([])
  })

  it.each(['', 'x', 'f'.repeat(64), 'f'.repeat(5000), null, 7])(
    'is rejected with 400 if its token is %j',
    async (link) => {
      expect((await confirm(link)).status).toBe(400)
      expect(await isConfirmed()).toBe(false)
    },
  )
})

describe('POST /couple/account/confirmation/', () => {
  it('mails one confirmation link at a time and five an hour', async () => {
    expect(await send()).toMatchObject({ status: 200, body: { resend_after: 30 } })
    const { status, headers } = await send()
    expect([status, headers.get('retry-after')]).toEqual([429, '30'])
    for (let sent = 1; sent < 5; sent++) {
      api.advance(30_000)
      expect((await send()).status).toBe(200)
    }
    api.advance(30_000)
    expect((await send()).status).toBe(429)
    expect(await linksFor(email, 6)).toHaveLength(6)
  })

  it('keeps earlier links valid', async () => {
    await send()
    const links = await linksFor(email, 2)
    expect((await confirm(links[1])).status).toBe(200)
  })

  it('sends no email to an account whose email address is confirmed', async () => {
    const owner = await api.signIn(email)
    expect(await send(owner)).toMatchObject({ status: 200, body: { detail: 'Your email is already confirmed.' } })
    expect(await linksFor(email)).toHaveLength(1)
  })
})

it('a first sign-in by code confirms the email address and sends no confirmation email', async () => {
  const fresh = `fresh-${email}`
  expect(await isConfirmed(await api.signIn(fresh))).toBe(true)
  const mails = await api.service.services.mailbox.list(fresh)
  expect(mails.map(({ subject }) => subject)).not.toContain('Confirm your email')
  const [row] = await api.db.select().from(accounts).where(eq(accounts.email, fresh))
  expect(row?.verifiedAt).not.toBeNull()
})
