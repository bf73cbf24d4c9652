import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { type CoupleCalls, createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { authRules } from './rules.ts'

const HOUR = 60 * 60 * 1_000
const LOCKED = { status: 429, body: { code: 'rate_limited' } }

let api: TestApi
let couple: CoupleCalls
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  couple = createCoupleCalls(api)
})
afterAll(() => api.stop())

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

const STRANGER = from('198.51.100.9')

async function failTenTimes(email: string, options = {}): Promise<void> {
  for (let tried = 0; tried < 10; tried++) expect((await couple.logIn(email, 'wrong', options)).status).toBe(400)
}

/** Uses up the failure limit that all client addresses share. */
async function failFromEverywhere(email: string): Promise<void> {
  await useUpAllButOne(api, `password-failures:${email}`, authRules.passwordFailuresPerAccount)
  expect((await couple.logIn(email, 'wrong', STRANGER)).status).toBe(400)
  expect(await couple.logIn(email, 'wrong', STRANGER)).toMatchObject(LOCKED)
}

describe('createPasswordVerifier', () => {
  it('locks a client address out for an hour after ten wrong passwords, even for the correct one', async () => {
    await couple.join('ada@example.com')
    await couple.join('bystander@example.com')
    await failTenTimes('ada@example.com')
    const refused = await couple.logIn('ada@example.com', PASSWORD)
    expect(refused).toMatchObject(LOCKED)
    expect(refused.body.detail).toMatch(/code by email.*"Forgot password"/)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
    expect(await couple.logIn('ADA@example.com', 'wrong')).toMatchObject(LOCKED)
    expect((await couple.logIn('bystander@example.com', PASSWORD)).status).toBe(200)
    api.advance(HOUR)
    expect((await couple.logIn('ada@example.com', PASSWORD)).status).toBe(200)
  })

  it('locks out only the address that sent the wrong passwords', async () => {
    await couple.join('owner@example.com')
    await failTenTimes('owner@example.com', STRANGER)
    expect(await couple.logIn('owner@example.com', PASSWORD, STRANGER)).toMatchObject(LOCKED)
    expect((await couple.logIn('owner@example.com', PASSWORD)).status).toBe(200)
  })

  it('does not lock out an address with an earlier sign-in when many addresses send wrong passwords', async () => {
    const home = from('203.0.113.80')
    await couple.join('known@example.com')
    expect((await couple.logIn('known@example.com', PASSWORD, home)).status).toBe(200)
    await failFromEverywhere('known@example.com')
    expect((await couple.logIn('known@example.com', PASSWORD, home)).status).toBe(200)
    const abroad = from('203.0.113.81')
    expect(await couple.logIn('known@example.com', PASSWORD, abroad)).toMatchObject(LOCKED)
    const token = await api.signIn('known@example.com')
    expect(await couple.statusOf(token)).toBe(200)
    api.advance(authRules.knownClientMs)
    await failFromEverywhere('known@example.com')
    expect(await couple.logIn('known@example.com', PASSWORD, home)).toMatchObject(LOCKED)
  })

  it('locks out a client address after wrong passwords for an email address without an account', async () => {
    await failTenTimes('nobody@example.com')
    expect(await couple.logIn('nobody@example.com', PASSWORD)).toMatchObject(LOCKED)
  })

  it.each([
    ['ten', 'one address', 10, () => '198.51.100.1'],
    ['fifty', 'a hundred addresses', 50, (n: number) => `198.51.100.${n}`],
  ])('checks at most %s passwords if a hundred arrive concurrently from %s', async (word, _from, max, addressOf) => {
    const email = `${word}@example.com`
    await couple.join(email)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => couple.logIn(email, 'wrong', from(addressOf(n)))),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(max)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - max)
  })

  it('clears the failures when a password is set by a mailed link', async () => {
    await couple.join('cleo@example.com')
    await failTenTimes('cleo@example.com')
    await failFromEverywhere('cleo@example.com')
    await couple.resetByMail('cleo@example.com', 'remembered now')
    expect((await couple.logIn('cleo@example.com', 'remembered now')).status).toBe(200)
  })
})

it('the correct password signs in any number of times', async () => {
  await couple.join('dora@example.com')
  for (let time = 0; time < 12; time++) expect((await couple.logIn('dora@example.com', PASSWORD)).status).toBe(200)
})

describe('the sign-in service, limits per client address', () => {
  it('allows one client address five hundred passwords an hour, regardless of its `X-Forwarded-For` header', async () => {
    await couple.join('eva@example.com')
    await useUpAllButOne(api, 'password-tries-from:192.0.2.7', authRules.passwordTriesPerAddress)
    expect((await couple.logIn('eva@example.com', 'wrong', from('10.0.0.1, 192.0.2.7'))).status).toBe(400)
    expect(await couple.logIn('eva@example.com', PASSWORD, from('10.0.0.2, 192.0.2.7'))).toMatchObject(LOCKED)
    expect((await couple.logIn('eva@example.com', PASSWORD, from('192.0.2.8'))).status).toBe(200)
  })

  it('allows one client address a hundred registrations an hour', async () => {
    const register = (email: string) =>
      api.post('/registration/register/', {
        ...from('192.0.2.9'),
        json: { username: 'Fay', email, phone_number: '4155550134', password: PASSWORD },
      })
    await useUpAllButOne(api, 'registrations-from:192.0.2.9', authRules.registrationsPerAddress)
    expect((await register('last@example.com')).status).toBe(201)
    const refused = await register('more@example.com')
    expect(refused).toMatchObject(LOCKED)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

it('the API ignores `X-Forwarded-For` unless a proxy is configured', async () => {
  const open = await startApi()
  try {
    await useUpAllButOne(open, 'password-tries-from:127.0.0.1', authRules.passwordTriesPerAddress)
    const { logIn } = createCoupleCalls(open)
    expect((await logIn('a@example.com', 'wrong', from('203.0.113.1'))).status).toBe(400)
    expect((await logIn('b@example.com', 'wrong', from('203.0.113.2'))).status).toBe(429)
  } finally {
    await open.stop()
  }
})
