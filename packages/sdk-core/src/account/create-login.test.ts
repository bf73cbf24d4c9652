import { describe, expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { createLogin } from './create-login.ts'
import { normalizeCode } from './normalize-code.ts'

const PATH = '/auth/login_vision/'
const sent: ScriptedAnswer = { body: { resend_after: 30 } }
const right: ScriptedAnswer = { body: { token: 't', userId: 7, username: 'maya' } }
const wrong: ScriptedAnswer = { status: 400, body: { detail: 'No.', code: 'invalid_code' } }

function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform })
  const login = createLogin(client.ports)
  return { ...platform, client, login, state: () => login.$login.get() }
}

async function setupAtCode(...script: ScriptedAnswer[]) {
  const all = setup(sent, ...script)
  all.login.setEmail(' maya@example.com ')
  await all.login.sendCode()
  return all
}

describe('createLogin in the email step', () => {
  it.each([
    ['', 'email_required'],
    ['   ', 'email_required'],
    ['maya', 'email_invalid'],
    ['maya@example', 'email_invalid'],
  ])('rejects the email address %j without a request', async (email, code) => {
    const { login, state, backend } = setup()
    login.setEmail(email)
    await login.sendCode()
    expect(state()).toMatchObject({ status: 'email', error: { code } })
    expect(backend.requests).toHaveLength(0)
  })

  it('sends one code when the visitor clicks several times', async () => {
    const { login, state, backend } = setup(sent)
    login.setEmail(' maya@example.com ')
    await Promise.all([login.sendCode(), login.sendCode()])
    expect(backend.to(PATH).map(({ body }) => body)).toEqual(['{"email":"maya@example.com"}'])
    expect(state()).toMatchObject({ status: 'verify', error: null, code: '' })
  })

  it.each<[string, ScriptedAnswer, object]>([
    ['a server error', { status: 500 }, { code: 'send_failed' }],
    ['a rejected address', { status: 400, body: { email: ['No.'] } }, { code: 'email_invalid' }],
    ['no response', { fault: 'refuse' }, { code: 'send_error', isUnanswered: true }],
    [
      'a rate limit with a delay',
      { status: 429, headers: { 'Retry-After': '12' } },
      { code: 'rate_limited', seconds: 12 },
    ],
    ['a rate limit without a delay', { status: 429 }, { code: 'rate_limited', seconds: undefined }],
    ['a rate limit with another code', { status: 429, body: { code: 'throttled' } }, { code: 'rate_limited' }],
  ])('reports %s when sending a code fails', async (_name, answer, error) => {
    const { login, state } = setup(answer)
    login.setEmail('maya@example.com')
    await login.sendCode()
    expect(state()).toMatchObject({ status: 'email', email: 'maya@example.com', error })
  })
})

describe('createLogin in the code step', () => {
  it('verifies a complete code automatically, once, and signs in', async () => {
    const { login, state, backend, client } = await setupAtCode(right)
    for (const typed of ['1', '12', '123', '1234', '1234']) login.setCode(typed)
    await expect.poll(() => state().status).toBe('done')
    expect(backend.to(PATH).at(-1)?.body).toBe('{"email":"maya@example.com","code":"1234"}')
    expect(backend.to(PATH)).toHaveLength(2)
    expect(client.session.$session.get()).toMatchObject({ userId: '7', email: 'maya@example.com', planType: 'free' })
  })

  it('clears a wrong code, and does not verify the same code again', async () => {
    const { login, state, backend } = await setupAtCode(wrong)
    login.setCode('0000')
    await expect.poll(() => state()).toMatchObject({ status: 'verify', code: '', error: { code: 'code_invalid' } })
    expect(backend.to(PATH)).toHaveLength(2)
  })

  it.each<[string, ScriptedAnswer, object]>([
    ['no response', { fault: 'refuse' }, { code: 'verify_error', isUnanswered: true }],
    ['a server error', { status: 500 }, { code: 'verify_error' }],
    ['a response without a token', { body: {} }, { code: 'verify_error' }],
    ['too many attempts', { status: 429, headers: { 'Retry-After': '60' } }, { code: 'rate_limited', seconds: 60 }],
  ])('keeps the typed code after %s', async (_name, answer, error) => {
    const { login, state, backend } = await setupAtCode(answer, right)
    login.setCode('1234')
    await expect.poll(() => state()).toMatchObject({ status: 'verify', code: '1234', error })
    const asked = backend.to(PATH).length
    login.setCode('1234')
    expect(state().status).toBe('verify')
    expect(backend.to(PATH)).toHaveLength(asked)
    await login.verify()
    expect(state().status).toBe('done')
  })

  it('sends no request until the code is complete', async () => {
    const { login, state } = await setupAtCode()
    login.setCode('12')
    await login.verify()
    expect(state()).toMatchObject({ status: 'verify', error: { code: 'code_required' } })
  })

  it('counts down 30 seconds by the clock until another code can be requested', async () => {
    const { login, clock, backend, client } = await setupAtCode(sent)
    const seconds: number[] = []
    login.$resendIn.subscribe((left) => void seconds.push(left))
    await login.sendCode()
    expect(backend.to(PATH)).toHaveLength(1)
    await clock.advance(29_000)
    expect(seconds.at(-1)).toBe(1)
    await clock.advance(1_000)
    expect(seconds).toHaveLength(31)
    await login.sendCode()
    expect(backend.to(PATH)).toHaveLength(2)
    expect(login.$resendIn.get()).toBe(30)
    client.destroy()
    expect(clock.sleepers()).toBe(0)
  })
})

describe('createLogin with a long code', () => {
  const long: ScriptedAnswer = { body: { resend_after: 30, challenge: 'c1', code_length: 8 } }

  it("takes the code's length from the response and verifies a complete long code automatically", async () => {
    const { login, state, backend } = setup(long, right)
    login.setEmail('maya@example.com')
    await login.sendCode()
    expect(state()).toMatchObject({ status: 'verify', codeLength: 8 })
    for (const typed of ['a', 'abcd', 'ABCDef', 'ABCDEFGH']) login.setCode(typed)
    await expect.poll(() => state().status).toBe('done')
    expect(JSON.parse(String(backend.to(PATH).at(-1)?.body))).toEqual({
      email: 'maya@example.com',
      code: 'ABCDEFGH',
      challenge: 'c1',
    })
  })

  it('does not verify a long code after four characters', async () => {
    const { login, state, backend } = setup(long)
    login.setEmail('maya@example.com')
    await login.sendCode()
    login.setCode('2345')
    await login.verify()
    expect(state()).toMatchObject({ status: 'verify', code: '2345', error: { code: 'code_required' } })
    expect(backend.to(PATH)).toHaveLength(1)
  })

  it.each([0, 6, 1_000_000])(
    'falls back to a code of four digits when the backend sends the unsupported length %d',
    async (code_length) => {
      const { login, state } = setup({ body: { code_length } })
      login.setEmail('maya@example.com')
      await login.sendCode()
      expect(state().codeLength).toBe(4)
    },
  )
})

it('createLogin sends the code with the challenge from the latest response', async () => {
  const { login, state, backend, clock } = setup(
    { body: { resend_after: 30, challenge: 'c1' } },
    { body: { resend_after: 30, challenge: 'c2' } },
    right,
  )
  login.setEmail('maya@example.com')
  await login.sendCode()
  await clock.advance(30_000)
  await login.sendCode()
  login.setCode('1234')
  await expect.poll(() => state().status).toBe('done')
  expect(JSON.parse(String(backend.to(PATH).at(-1)?.body))).toMatchObject({ code: '1234', challenge: 'c2' })
})

it('createLogin stores the scope of the session that the backend returns for a code', async () => {
  const { login, client } = await setupAtCode({ body: { token: 't', userId: 7, scope: 'embed' } })
  login.setCode('1234')
  await expect.poll(() => client.session.token()).toBe('t')
  expect(client.session.$session.get()).toMatchObject({ scope: 'embed' })
})

it('createLogin clears the sign-in on reset() and ignores a late response', async () => {
  const { login, state, client } = await setupAtCode(right)
  login.setCode('1234')
  login.reset()
  await client.config().catch(() => null)
  expect(state()).toEqual({ status: 'email', email: '', code: '', codeLength: 4, error: null })
  expect(client.session.token()).toBeNull()
})

it.each([
  ['1234', '1234'],
  ['12 34', '1234'],
  ['12-34', '1234'],
  ['１２３４', '1234'],
  [' 1234\n', '1234'],
  ['Your Vowkit code is 4821. It expires in 10 minutes.', '4821'],
  ['Code: 48 21', '4821'],
  ['12', '12'],
  ['1a2', '12'],
  ['12345', '1234'],
  ['', ''],
])('normalizeCode converts %j to the code %j', (text, code) => {
  expect(normalizeCode(text)).toBe(code)
})

it.each([
  ['abcdefgh', 'ABCDEFGH'],
  ['ABCD-EFGH', 'ABCDEFGH'],
  ['ab cd ef gh', 'ABCDEFGH'],
  ['ＡＢＣＤ２３４５', 'ABCD2345'],
  ['Your sign-in code is ABCD2345.', 'ABCD2345'],
  ['your sign-in code is abcd2345.', 'ABCD2345'],
  ['Your sign-in code is 7KMW PQRX.\n\nIt works once, within 10 minutes.', '7KMWPQRX'],
  ['7km', '7KM'],
  ['0O1IlLU', ''],
  ['ABCDEFGHJ', 'ABCDEFGH'],
])('normalizeCode converts %j to the long code %j', (text, code) => {
  expect(normalizeCode(text, 8)).toBe(code)
})
