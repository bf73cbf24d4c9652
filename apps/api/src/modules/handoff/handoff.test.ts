import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handoffs } from '../../db/tables.ts'
import { limits } from '../../limits.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const redeem = (code: unknown) => api.post('/auth/handoff/redeem/', { json: { code } })
const statusOf = async (token: string) => (await api.get('/vision/list/', { token })).status

async function handOff(token: string): Promise<string> {
  const { body } = await api.post('/auth/handoff/', { token })
  return String(body.code)
}

describe('a handoff', () => {
  it('signs the same person in a second time', async () => {
    const token = await api.signIn('mila@example.com')
    const made = await api.post('/auth/handoff/', { token })
    expect(made).toMatchObject({ status: 201, body: { expires_in: 60 } })
    expect(made.headers.get('cache-control')).toBe('no-store')

    const { status, headers, body } = await redeem(made.body.code)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ userId: expect.any(Number), username: 'mila@example.com', email: 'mila@example.com' })
    expect(body.token).not.toBe(token)
    await api.post('/auth/logout/', { token })
    expect(await statusOf(String(body.token))).toBe(200)
  })

  it('is made for nobody who is not signed in', async () => {
    expect(await api.post('/auth/handoff/')).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  it('works once, however many use it at once', async () => {
    const code = await handOff(await api.signIn('noa@example.com'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await redeem(code)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  })

  it('works for a minute', async () => {
    const token = await api.signIn('ola@example.com')
    const [early, late] = [await handOff(token), await handOff(token)]
    api.advance(59_000)
    expect((await redeem(early)).status).toBe(200)
    api.advance(1_000)
    expect(await redeem(late)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  })

  it('ends with the session that made it', async () => {
    const token = await api.signIn('pia@example.com')
    const code = await handOff(token)
    await api.post('/auth/logout/', { token })
    expect((await redeem(code)).status).toBe(400)
  })

  it.each([['nonsense'], [''], ['x'.repeat(201)], [7], [undefined]])('is not %j', async (code) => {
    expect((await redeem(code)).status).toBe(400)
  })

  it('is kept as a hash, and forgotten when it has run out', async () => {
    const code = await handOff(await api.signIn('ria@example.com'))
    expect(JSON.stringify(await api.db.select().from(handoffs))).not.toContain(code)
    api.advance(limits.handoffLifeMs)
    await api.service.services.handoffs.sweep()
    expect(await api.db.select().from(handoffs)).toEqual([])
  })
})

it('tries of one address are limited', async () => {
  const own = await startApi()
  const tryOne = () => own.post('/auth/handoff/redeem/', { json: { code: 'x' } })
  await useUpAllButOne(own, 'handoff-tries-from:127.0.0.1', limits.handoffTriesPerAddress)
  expect((await tryOne()).status).not.toBe(429)
  const answer = await tryOne()
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await own.stop()
})
