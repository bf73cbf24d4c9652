import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../db/tables.ts'
import { requestDeletion } from '../../testing/account-deletion.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { makeLead } from '../../testing/leads.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { accountDeletionRules } from './service.ts'

const PATH = '/couple/account/'
const RESTORE = '/couple/account/restore/'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
async function setup() {
  const email = `leaver-${++people}@example.com`
  const token = await createCoupleCalls(api).join(email)
  const mails = () => api.service.services.mailbox.list(email)
  return { email, token, mails, state: async () => (await api.get(PATH, { token })).body }
}

describe('DELETE /couple/account/', () => {
  it('schedules the deletion in 14 days if the code is correct', async () => {
    const { email, token, state } = await setup()
    expect(await state()).toEqual({})
    const { status, body } = await requestDeletion(api, email, token)
    expect(status).toBe(200)
    const days = (new Date(String(body.deletes_at)).getTime() - api.clock.now().getTime()) / 86_400_000
    expect(days).toBeCloseTo(14, 2)
    expect(await state()).toEqual({ deletes_at: body.deletes_at })
    expect((await api.get('/couple/dashboard/', { token })).body.deletes_at).toBe(body.deletes_at)
  })

  it('responds 400 to a wrong code and to a code of another account', async () => {
    const { email, token, state } = await setup()
    const other = await setup()
    await api.post('/auth/login_vision/', { json: { email } })
    await api.post('/auth/login_vision/', { json: { email: other.email } })
    const [right, foreign] = [await api.codeFor(email), await api.codeFor(other.email)]
    const wrong = String((Number(right) + 1) % 10_000).padStart(4, '0')
    for (const code of [wrong, ...(foreign === right ? [] : [foreign])]) {
      const answer = await api.delete(PATH, { token, json: { code } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
    }
    expect(await state()).toEqual({})
  })

  it.each([{}, { code: '12' }, { code: 1234, challenge: 5 }, []])('responds 400 to the body %j', async (json) => {
    const { token } = await setup()
    expect((await api.delete(PATH, { token, json })).status).toBe(400)
  })

  it('responds 401 without a session', async () => {
    expect((await api.delete(PATH, { json: { code: '1234' } })).status).toBe(401)
    expect((await api.post(RESTORE, { json: {} })).status).toBe(401)
  })

  it('redeems the code: a second request needs a new code and keeps the first deletion date', async () => {
    const { email, token } = await setup()
    const first = await requestDeletion(api, email, token)
    const code = await api.codeFor(email)
    expect((await api.delete(PATH, { token, json: { code } })).status).toBe(400)
    api.advance(60_000)
    const second = await requestDeletion(api, email, token)
    expect(second.body.deletes_at).toBe(first.body.deletes_at)
  })

  it('revokes every session except the caller’s', async () => {
    const { email, token } = await setup()
    const { statusOf, logIn } = createCoupleCalls(api)
    const elsewhere = String((await logIn(email, 'correct horse')).body.token)
    expect(await statusOf(elsewhere)).toBe(200)
    await requestDeletion(api, email, token)
    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 401])
  })

  it('allows sign-ins during the 14 days before the erasure', async () => {
    const { email, token } = await setup()
    const { body } = await requestDeletion(api, email, token)
    api.advance(13 * 86_400_000)
    const again = await api.signIn(email)
    expect((await api.get(PATH, { token: again })).body.deletes_at).toBe(body.deletes_at)
  })

  it('sends an email with the date and the effect of the deletion, and a link to the settings page', async () => {
    const { email, token, mails } = await setup()
    const { body } = await requestDeletion(api, email, token)
    const day = new Date(String(body.deletes_at)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    const mail = await until(async () => {
      const [newest] = await mails()
      expect(newest?.subject).toBe(`Your account will be deleted on ${day}`)
      return newest
    })
    expect(mail?.text).toContain('http://localhost:5173/settings#delete-account')
  })

  it('responds 403 to a vendor’s account and names the support address', async () => {
    const { vendor, vendorId } = await makeLead(api)
    expect((await api.get(PATH, { token: vendor })).body).toEqual({ deletion_blocked: 'vendor' })
    const { status, body } = await api.delete(PATH, { token: vendor, json: { code: '1234' } })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(body.detail).toContain('contact support')
    expect((await api.get(`/vendor/detail/get/${vendorId}/`)).status).toBe(200)
  })

  it('responds 403 to a demo account that all visitors share', async () => {
    const demo = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0' })
    try {
      const token = String((await createCoupleCalls(demo).logIn('maya@example.com', 'wedding-demo')).body.token)
      expect((await demo.get(PATH, { token })).body).toEqual({ deletion_blocked: 'demo' })
      const { status, body } = await demo.delete(PATH, { token, json: { code: '1234' } })
      expect([status, body.code]).toEqual([403, 'forbidden'])
    } finally {
      await demo.stop()
    }
  })
})

describe('POST /couple/account/restore/', () => {
  it('cancels the deletion and confirms the cancellation by email', async () => {
    const { email, token, mails, state } = await setup()
    await requestDeletion(api, email, token)
    expect((await api.post(RESTORE, { token, json: {} })).status).toBe(200)
    expect(await state()).toEqual({})
    // Emails are sent concurrently, so their order can differ.
    await until(async () => expect((await mails()).map(({ subject }) => subject)).toContain('Your account stays'))
    api.advance(accountDeletionRules.deletionGraceMs)
    await api.service.services.accountDeletion.sweep()
    expect((await api.post('/auth/login_vision/', { json: { email } })).status).toBe(200)
    const [row] = await api.db.select().from(accounts).where(eq(accounts.email, email))
    expect(row?.erasedAt).toBeNull()
  })

  it('does nothing and sends no email if no deletion is scheduled', async () => {
    const { token, mails } = await setup()
    expect((await api.post(RESTORE, { token, json: {} })).status).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).not.toContain('Your account stays')
  })
})
