import { describe, expect, it } from 'vitest'
import type { ScriptedAnswer } from '../testing/index.ts'
import { createCodeQuestion, createConfirmation } from './create-confirmation.ts'
import { setupSite } from './test/setup.ts'

const CODE = '/auth/login_vision/'
const sent: ScriptedAnswer = { path: CODE, body: { resend_after: 30, challenge: 'c1' } }
const opened = (body: object): ScriptedAnswer => ({ path: CODE, body: { token: 'm2', username: 'maya', ...body } })

/** Creates a page where Maya is signed in with the scope `embed`, as on a partner's page. */
function setup(...script: ScriptedAnswer[]) {
  const site = setupSite({ script })
  site.client.session.signIn({ token: 'm', userId: 7, email: 'maya@example.com', scope: 'embed' })
  return { ...site, session: site.client.session }
}

describe('createConfirmation with a code', () => {
  async function confirm(...answers: ScriptedAnswer[]) {
    const site = setup(sent, ...answers)
    const { login } = createConfirmation(site.ports)
    await login.sendCode()
    login.setCode('1234')
    await expect.poll(() => login.$login.get().status).not.toBe('verifying')
    return { ...site, login }
  }

  it('sends a code to the account’s own email address and upgrades the session to full scope', async () => {
    const { session, backend, values } = await confirm(opened({ userId: 7, scope: 'full' }))
    expect(backend.to(CODE).map(({ body }) => JSON.parse(String(body)))).toEqual([
      { email: 'maya@example.com' },
      { email: 'maya@example.com', code: '1234', challenge: 'c1' },
    ])
    expect(session.token()).toBe('m2')
    expect(session.$session.get()).toMatchObject({ userId: '7', email: 'maya@example.com', scope: 'full' })
    expect(values.get('user')).not.toContain('scope')
  })

  it('keeps the account’s draft and settings after a confirmation', async () => {
    const site = setup(sent, opened({ userId: 7, scope: 'full' }))
    site.values.set('typed:settings', '{}')
    const { login } = createConfirmation(site.ports)
    await login.sendCode()
    login.setCode('1234')
    await expect.poll(() => site.session.token()).toBe('m2')
    expect(site.values.get('typed:settings')).toBe('{}')
  })

  it('rejects a code that belongs to a different account', async () => {
    const { session, login } = await confirm(opened({ userId: 8, scope: 'full' }))
    expect(session.token()).toBe('m')
    expect(login.$login.get()).toMatchObject({ status: 'verify', error: { code: 'code_invalid' } })
  })

  it('leaves the session’s scope unchanged when the code is wrong', async () => {
    const { session } = await confirm({ path: CODE, status: 400, body: { code: 'invalid_code' } })
    expect(session.$session.get()).toMatchObject({ scope: 'embed' })
  })
})

describe('createConfirmation with a password', () => {
  const LOGIN = '/auth/login/'

  it('upgrades the session to full scope when the password is correct', async () => {
    const { ports, session, backend } = setup({ path: LOGIN, body: { token: 'm2', userId: 7, scope: 'full' } })
    expect(await createConfirmation(ports).withPassword('secret')).toEqual({ ok: true })
    expect(JSON.parse(String(backend.to(LOGIN)[0]?.body))).toEqual({ username: 'maya@example.com', password: 'secret' })
    expect(session.$session.get()).toMatchObject({ scope: 'full' })
  })

  it.each([
    ['a wrong password', { status: 400, body: { code: 'invalid_credentials' } }, 'invalid_credentials'],
    ['another account', { body: { token: 'n', userId: 8 } }, 'other_account'],
    ['too many attempts', { status: 429 }, 'rate_limited'],
  ])('leaves the session unchanged after %s', async (_case, answer, code) => {
    const { ports, session } = setup({ path: LOGIN, ...answer })
    expect(await createConfirmation(ports).withPassword('secret')).toMatchObject({ ok: false, code })
    expect(session.token()).toBe('m')
  })
})

it('createCodeQuestion passes a new code and its challenge to the caller, without signing in', async () => {
  const { ports, session } = setup(sent)
  const given: object[] = []
  const { login, email } = createCodeQuestion(ports, async (code) => ({ ok: true, enter: () => void given.push(code) }))
  expect(email).toBe('maya@example.com')
  await login.sendCode()
  login.setCode('1234')
  await expect.poll(() => given).toEqual([{ email: 'maya@example.com', code: '1234', challenge: 'c1' }])
  expect(session.token()).toBe('m')
})
