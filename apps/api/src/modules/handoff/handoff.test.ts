import { CLOSE_CODES } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handoffs } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { handoffRules } from './service.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const redeem = (code: unknown, origin?: string) =>
  api.post('/auth/handoff/redeem/', { json: { code }, ...(origin && { origin }) })
const statusOf = async (token: string) => (await api.get('/vision/list/', { token })).status

async function handOff(token: string): Promise<string> {
  const { body } = await api.post('/auth/handoff/', { token })
  return String(body.code)
}

describe('the handoff service', () => {
  it('starts a second session of the same account', async () => {
    const token = await api.signIn('mila@example.com')
    const made = await api.post('/auth/handoff/', { token })
    expect(made).toMatchObject({ status: 201, body: { expires_in: 60 } })
    expect(made.headers.get('cache-control')).toBe('no-store')

    const { status, headers, body } = await redeem(made.body.code)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ userId: expect.any(Number), username: 'mila@example.com', email: 'mila@example.com' })
    expect(body.token).not.toBe(token)
    expect(await statusOf(String(body.token))).toBe(200)
  })

  it('responds 401 to a handoff request without a session', async () => {
    expect(await api.post('/auth/handoff/')).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  it('redeems a handoff code once for concurrent requests', async () => {
    const code = await handOff(await api.signIn('noa@example.com'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await redeem(code)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  })

  it('expires a handoff code after a minute', async () => {
    const token = await api.signIn('ola@example.com')
    const [early, late] = [await handOff(token), await handOff(token)]
    api.advance(59_000)
    expect((await redeem(early)).status).toBe(200)
    api.advance(1_000)
    expect(await redeem(late)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  })

  it('revokes a handoff code with the session that created it', async () => {
    const token = await api.signIn('pia@example.com')
    const code = await handOff(token)
    await api.post('/auth/logout/', { token })
    expect((await redeem(code)).status).toBe(400)
  })

  it.each([['nonsense'], [''], ['x'.repeat(201)], [7], [undefined]])('responds 400 to the code %j', async (code) => {
    expect((await redeem(code)).status).toBe(400)
  })

  it('stores a handoff code as a hash and deletes it after it expires', async () => {
    const code = await handOff(await api.signIn('ria@example.com'))
    expect(JSON.stringify(await api.db.select().from(handoffs))).not.toContain(code)
    api.advance(handoffRules.handoffLifeMs)
    await api.service.services.handoffs.sweep()
    expect(await api.db.select().from(handoffs)).toEqual([])
  })
})

describe('a handoff code for a page', () => {
  const SITE = 'http://localhost:5173'
  const PAGE = `${SITE}/dashboard/messages/?chatroom_id=5&chatroom_name=Ana%20Bo`
  const RESERIALIZED = `${SITE}/dashboard/messages/?chatroom_id=5&chatroom_name=Ana+Bo#end`

  async function codeFor(target: string, email: string) {
    const answer = await api.post('/auth/handoff/', { token: await api.signInEmbedded(email), json: { target } })
    return { status: answer.status, code: String(answer.body.code) }
  }
  const redeemOn = (code: string, target: string | undefined, origin: string) =>
    api.post('/auth/handoff/redeem/', { json: { code, ...(target && { target }) }, origin })

  it('starts a session with the scope embed on this page, once', async () => {
    const { code } = await codeFor(PAGE, 'cleo@example.com')
    const { status, body } = await redeemOn(code, RESERIALIZED, SITE)
    expect({ status, scope: body.scope }).toEqual({ status: 200, scope: 'embed' })
    expect(await redeemOn(code, PAGE, SITE)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  })

  it.each([
    ['another page of the site', `${SITE}/settings`, SITE],
    ['the page with another query', `${SITE}/dashboard/messages/?chatroom_id=6`, SITE],
    ['no page', undefined, SITE],
    ['a page of another origin that names this page', PAGE, PARTNER_ORIGIN],
    ['a script that names no valid URL', 'nonsense', SITE],
  ])('is invalid and spent on %s', async (_, target, origin) => {
    const { code } = await codeFor(PAGE, `${crypto.randomUUID()}@example.com`)
    expect(await redeemOn(code, target, origin)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
    expect((await redeemOn(code, PAGE, SITE)).status).toBe(400)
  })

  it.each([
    'https://evil.example/',
    'http://localhost:5173.evil.example/',
    'http://localhost:5173@evil.example/',
    'javascript:alert(1)',
    '/settings',
    '',
  ])('responds 400 to a code for %j', async (target) => {
    expect((await codeFor(target, 'dora@example.com')).status).toBe(400)
  })

  it('covers the conversation, a vendor, a vision and a magic link', async () => {
    for (const path of [
      '/dashboard/messages/?chatroom_id=5',
      '/dashboard/vendor-detail/3',
      '/dashboard/vendors/manage/3',
      '/magic-link/abc/',
    ]) {
      const { code } = await codeFor(SITE + path, `${crypto.randomUUID()}@example.com`)
      expect((await redeemOn(code, SITE + path, SITE)).status).toBe(200)
    }
    const vision = 'http://vision.localhost:5173'
    const { code } = await codeFor(`${vision}/vision-board/view/1`, 'elsa@example.com')
    expect((await redeemOn(code, `${vision}/vision-board/view/1`, vision)).status).toBe(200)
  })
})

describe('the handoff service, child sessions', () => {
  const DAY = 24 * 60 * 60 * 1_000
  const profileOf = async (token: string) => (await api.get('/couple/update-profile/', { token })).status

  async function childOf(token: string, origin?: string): Promise<string> {
    const { body } = await redeem(await handOff(token), origin)
    return String(body.token)
  }

  it('starts a session with the scope `full` after a handoff between our two sites', async () => {
    const { body } = await redeem(await handOff(await api.signIn('sara@example.com')))
    expect(body.scope).toBe('full')
    expect(await profileOf(String(body.token))).toBe(200)
  })

  it('starts a session with the scope embed if another origin redeems the code', async () => {
    const code = await handOff(await api.signIn('tara@example.com'))
    const { body } = await redeem(code, PARTNER_ORIGIN)
    expect(body.scope).toBe('embed')
    expect(await profileOf(String(body.token))).toBe(403)
  })

  it('starts a session with the scope embed on the site if an element created the code', async () => {
    const { body } = await redeem(await handOff(await api.signInEmbedded('uma@example.com')))
    expect(body.scope).toBe('embed')
    expect(await profileOf(String(body.token))).toBe(403)
  })

  it('never widens the scope in a chain of handoffs', async () => {
    let token = await api.signInEmbedded('vida@example.com')
    for (let step = 0; step < 5; step++) token = await childOf(token)
    expect(await statusOf(token)).toBe(200)
    expect(await profileOf(token)).toBe(403)
  })

  it('revokes a child session and its descendants when the session that created its handoff code is revoked', async () => {
    const token = await api.signIn('wera@example.com')
    const child = await childOf(token)
    const grandchild = await childOf(child, PARTNER_ORIGIN)
    await api.post('/auth/logout/', { token })
    expect(await Promise.all([child, grandchild].map(statusOf))).toEqual([401, 401])
  })

  it('keeps the session that created a code when its child session ends', async () => {
    const token = await api.signIn('xena@example.com')
    await api.post('/auth/logout/', { token: await childOf(token) })
    expect(await statusOf(token)).toBe(200)
  })

  it('closes the socket of a child session when the session that created its code is revoked', async () => {
    const token = await api.signIn('yara@example.com')
    const { body } = await redeem(await handOff(token))
    const socket = await joinChat(api.url, Number(body.userId), String(body.token))
    await api.post('/auth/logout/', { token })
    expect(await socket.closed).toEqual({ code: CLOSE_CODES.unauthorized })
  })

  it('expires a child session 90 days after the first sign-in of its chain', async () => {
    let token = await api.signIn('zora@example.com')
    for (let day = 0; day < 89; day += 20) {
      api.advance(20 * DAY)
      if (day < 80) token = await childOf(token)
    }
    expect(await statusOf(token)).toBe(401)
  })

  it('keeps a child session while it is used, even if the session that created its code is idle', async () => {
    const token = await childOf(await api.signIn('abby@example.com'))
    for (let step = 0; step < 3; step++) {
      api.advance(20 * DAY)
      await api.service.services.auth.sweep()
      expect(await statusOf(token)).toBe(200)
    }
  })

  it('leaves no child session if the session that created its code ends concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const token = await api.signIn(`bea-${round}@example.com`)
      const code = await handOff(token)
      const [{ status, body }] = await Promise.all([redeem(code), api.post('/auth/logout/', { token })])
      expect([200, 400]).toContain(status)
      if (status === 200) expect(await statusOf(String(body.token))).toBe(401)
    }
  })
})

it('the number of attempts at handoff codes is limited per client address', async () => {
  const own = await startApi()
  const tryOne = () => own.post('/auth/handoff/redeem/', { json: { code: 'x' } })
  await useUpAllButOne(own, 'handoff-tries-from:127.0.0.1', handoffRules.handoffTriesPerAddress)
  expect((await tryOne()).status).not.toBe(429)
  const answer = await tryOne()
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await own.stop()
})
