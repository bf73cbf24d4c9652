import { describe, expect, it } from 'vitest'
import { type CoupleCalls, PASSWORD, setupCouple } from '../../testing/couples.ts'
import { type TestApi, until } from '../../testing/start-api.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const NEW_SIGN_IN = 'New sign-in to your account'
const CHANGED = 'Your password was changed'

let api: TestApi
let couples: CoupleCalls
let email: string
let token: string
setupCouple('mails', (couple) => {
  ;({ api, couples, email, token } = couple)
})

const logIn = (userAgent: string) => couples.logIn(email, PASSWORD, { headers: { 'User-Agent': userAgent } })

/** Returns the emails with a subject, after an email that was queued later has arrived. */
async function mailsOf(subject: string) {
  const asked = await api.service.services.mailbox.list(email)
  await api.post('/auth/login_vision/', { json: { email } })
  const mails = await until(async () => {
    const now = await api.service.services.mailbox.list(email)
    const codes = (all: typeof now) => all.filter(({ text }) => text.includes('code is')).length
    expect(codes(now)).toBeGreaterThan(codes(asked))
    return now
  })
  api.advance(60_000)
  return mails.filter((mail) => mail.subject === subject)
}

describe('the sign-in service, new-device emails', () => {
  it('sends no new-device email for the first sign-in, nor for a second sign-in from the same browser', async () => {
    await logIn('')
    expect(await mailsOf(NEW_SIGN_IN)).toEqual([])
  })

  it('sends a new-device email with the time, the device and the next steps, but without a token', async () => {
    const { body } = await logIn(CHROME)
    const mail = await until(async () => {
      const [found] = (await api.service.services.mailbox.list(email)).filter(({ subject }) => subject === NEW_SIGN_IN)
      expect(found).toBeDefined()
      return found
    })
    expect(mail?.text).toContain('Chrome on Windows')
    expect(mail?.text).toContain('UTC')
    expect(mail?.text).toContain('If this was not you')
    expect(mail?.text).toContain('http://localhost:5173/settings')
    expect(mail?.text).not.toMatch(/[?#]/)
    expect(mail?.html).not.toContain(String(body.token))
  })

  it('sends one new-device email for each new browser', async () => {
    for (let time = 0; time < 3; time++) await logIn(CHROME)
    await until(async () => expect((await mailsOf(NEW_SIGN_IN)).length).toBe(1))
  })

  it('sends the mailbox owner no new-device email for the browser that registered the address', async () => {
    await api.signIn(email)
    expect(await mailsOf(NEW_SIGN_IN)).toEqual([])
  })

  it('sends no new-device email for a handoff', async () => {
    const { body } = await api.post('/auth/handoff/', { token, json: {} })
    await api.post('/auth/handoff/redeem/', { json: { code: body.code }, headers: { 'User-Agent': CHROME } })
    expect(await mailsOf(NEW_SIGN_IN)).toEqual([])
  })
})

describe('the sign-in service, password emails', () => {
  const expectMail = () =>
    until(async () => {
      const mails = await api.service.services.mailbox.list(email)
      const [mail] = mails.filter(({ subject }) => subject === CHANGED)
      expect(mail?.text).toContain('If this was not you')
      expect(mail?.text).toContain('http://localhost:5173/forgot_password')
      expect(mail?.text).not.toContain('/reset_password/')
    })

  it('sends a password email when the password is changed in Settings', async () => {
    expect((await couples.changePassword(token, PASSWORD, 'another horse')).status).toBe(200)
    await expectMail()
  })

  it('sends a password email when the password is set by a mailed link', async () => {
    await couples.resetByMail(email, 'another horse')
    await expectMail()
  })

  it('sends no password email when the current password is wrong', async () => {
    expect((await couples.changePassword(token, 'wrong', 'another horse')).status).toBe(400)
    expect(await mailsOf(CHANGED)).toEqual([])
  })
})
