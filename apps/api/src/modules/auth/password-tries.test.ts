import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../limits.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { type CoupleCalls, createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

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

async function failTenTimes(email: string): Promise<void> {
  for (let tried = 0; tried < 10; tried++) expect((await couple.logIn(email, 'wrong')).status).toBe(400)
}

describe('wrong passwords', () => {
  it('lock an account after ten, for the right one too and from every address, until an hour is over', async () => {
    await couple.join('ada@example.com')
    await couple.join('bystander@example.com')
    await failTenTimes('ada@example.com')
    const refused = await couple.logIn('ada@example.com', PASSWORD, from('198.51.100.1'))
    expect(refused).toMatchObject(LOCKED)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
    expect(await couple.logIn('ADA@example.com', 'wrong')).toMatchObject(LOCKED)
    expect((await couple.logIn('bystander@example.com', PASSWORD)).status).toBe(200)
    api.advance(HOUR)
    expect((await couple.logIn('ada@example.com', PASSWORD)).status).toBe(200)
  })

  it('lock an unknown e-mail alike', async () => {
    await failTenTimes('nobody@example.com')
    expect(await couple.logIn('nobody@example.com', PASSWORD)).toMatchObject(LOCKED)
  })

  it('are tried ten times at most when a hundred arrive at once from a hundred addresses', async () => {
    await couple.join('bea@example.com')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => couple.logIn('bea@example.com', 'wrong', from(`198.51.100.${index}`))),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  it('do not lock out somebody who sets a new password by mail', async () => {
    await couple.join('cleo@example.com')
    await failTenTimes('cleo@example.com')
    await couple.resetByMail('cleo@example.com', 'remembered now')
    expect((await couple.logIn('cleo@example.com', 'remembered now')).status).toBe(200)
  })
})

it('signs in with the right password as often as anybody likes', async () => {
  await couple.join('dora@example.com')
  for (let time = 0; time < 12; time++) expect((await couple.logIn('dora@example.com', PASSWORD)).status).toBe(200)
})

describe('one client address', () => {
  it('tries five hundred passwords an hour, whoever the caller says it is', async () => {
    await couple.join('eva@example.com')
    await useUpAllButOne(api, 'password-tries-from:192.0.2.7', limits.passwordTriesPerAddress)
    expect((await couple.logIn('eva@example.com', 'wrong', from('10.0.0.1, 192.0.2.7'))).status).toBe(400)
    expect(await couple.logIn('eva@example.com', PASSWORD, from('10.0.0.2, 192.0.2.7'))).toMatchObject(LOCKED)
    expect((await couple.logIn('eva@example.com', PASSWORD, from('192.0.2.8'))).status).toBe(200)
  })

  it('registers a hundred accounts an hour', async () => {
    const register = (email: string) =>
      api.post('/registration/register/', {
        ...from('192.0.2.9'),
        json: { username: 'Fay', email, phone_number: '4155550134', password: PASSWORD },
      })
    await useUpAllButOne(api, 'registrations-from:192.0.2.9', limits.registrationsPerAddress)
    expect((await register('last@example.com')).status).toBe(201)
    const refused = await register('more@example.com')
    expect(refused).toMatchObject(LOCKED)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

it('believes nobody about the address unless told of a proxy', async () => {
  const open = await startApi()
  try {
    await useUpAllButOne(open, 'password-tries-from:127.0.0.1', limits.passwordTriesPerAddress)
    const { logIn } = createCoupleCalls(open)
    expect((await logIn('a@example.com', 'wrong', from('203.0.113.1'))).status).toBe(400)
    expect((await logIn('b@example.com', 'wrong', from('203.0.113.2'))).status).toBe(429)
  } finally {
    await open.stop()
  }
})
