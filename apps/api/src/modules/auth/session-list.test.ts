import { CLOSE_CODES, calls } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { joinChat } from '../../testing/chat-socket.ts'
import { type CoupleCalls, PASSWORD, setupCouple } from '../../testing/couples.ts'
import { PARTNER_ORIGIN, type TestApi } from '../../testing/start-api.ts'

const HOUR = 60 * 60 * 1_000
const DAY = 24 * HOUR
const PATH = '/couple/account/sessions/'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let api: TestApi
let couples: CoupleCalls
let email: string
let token: string
setupCouple('sessions', (couple) => {
  ;({ api, couples, email, token } = couple)
})

async function logIn(userAgent: string): Promise<string> {
  const { body } = await couples.logIn(email, PASSWORD, { headers: { 'User-Agent': userAgent } })
  return String(body.token)
}

async function list(as = token) {
  const { status, headers, body } = await api.get(PATH, { token: as })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  return calls.listSessions.response.parse(body)
}

const end = (id: unknown, as = token) => api.delete(`${PATH}${id}/`, { token: as })

async function childOf(parent: string): Promise<string> {
  const { body } = await api.post('/auth/handoff/', { token: parent, json: {} })
  const { body: session } = await api.post('/auth/handoff/redeem/', { json: { code: body.code } })
  return String(session.token)
}

describe('GET /couple/account/sessions/', () => {
  it('returns the device and place of each session: first the caller’s, then by last use', async () => {
    const chrome = await logIn(CHROME)
    api.advance(HOUR)
    await logIn(IPHONE)
    const sessions = await list(chrome)
    expect(sessions.map(({ device, place, is_current }) => [device, place, is_current])).toEqual([
      ['Chrome on Windows', 'site', true],
      ['Safari on iOS', 'site', false],
      [expect.any(String), 'site', false],
    ])
  })

  it('returns the host of the embedding page for a session that a widget started', async () => {
    await api.signInEmbedded(email)
    const owner = await api.signIn(email)
    const embedded = (await list(owner)).find(({ place }) => place === 'embed')
    expect(embedded?.host).toBe(new URL(PARTNER_ORIGIN).host)
  })

  it('contains no token, no hash and no client address', async () => {
    const { body } = await api.get(PATH, { token })
    const told = JSON.stringify(body)
    for (const secret of [token, '127.0.0.1', 'hash']) expect(told).not.toContain(secret)
  })

  it('omits expired sessions', async () => {
    await logIn(IPHONE)
    api.advance(20 * DAY)
    await list()
    api.advance(20 * DAY)
    expect(await list()).toHaveLength(1)
  })

  it('responds 403 to a session that an embedded widget started', async () => {
    const embedded = await api.signInEmbedded(`element-${email}`)
    for (const answer of [await api.get(PATH, { token: embedded }), await api.delete(PATH, { token: embedded })])
      expect(answer).toMatchObject({ status: 403, body: { code: 'confirmation_required' } })
  })
})

describe('DELETE /couple/account/sessions/{id}/', () => {
  it('revokes the session and the sessions that its handoffs started, and no others', async () => {
    const lost = await logIn(IPHONE)
    const child = await childOf(lost)
    const other = await logIn(CHROME)
    const id = (await list(lost)).find(({ is_current }) => is_current)?.id
    expect((await end(id)).status).toBe(200)
    expect(await Promise.all([lost, child, other, token].map(couples.statusOf))).toEqual([401, 401, 200, 200])
  })

  it('closes the session’s sockets', async () => {
    const lost = await logIn(IPHONE)
    const { body } = await api.get('/couple/dashboard/', { token: lost })
    const { id: userId } = calls.getDashboard.response.parse(body).user
    const socket = await joinChat(api.url, Number(userId), lost)
    await end((await list(lost))[0]?.id)
    expect(await socket.closed).toEqual({ code: CLOSE_CODES.unauthorized })
  })

  it('responds 404 to an unknown id and to the id of another account', async () => {
    const stranger = await couples.join(`other-${email}`)
    const foreign = (await list(stranger))[0]?.id
    for (const id of [foreign, '00000000-0000-4000-8000-000000000000', 'x', '%00', '1'])
      expect(await end(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await couples.statusOf(stranger)).toBe(200)
  })

  it('responds 401 without a valid token', async () => {
    expect((await api.get(PATH)).status).toBe(401)
    expect((await end('00000000-0000-4000-8000-000000000000', 'dead')).status).toBe(401)
    expect((await api.delete(PATH)).status).toBe(401)
  })
})

describe('DELETE /couple/account/sessions/', () => {
  it('keeps the caller’s session and the sessions of other accounts', async () => {
    const others = [await logIn(IPHONE), await logIn(CHROME)]
    const stranger = await couples.join(`keeps-${email}`)
    expect((await api.delete(PATH, { token })).status).toBe(200)
    expect(await Promise.all([...others, stranger, token].map(couples.statusOf))).toEqual([401, 401, 200, 200])
    expect(await list()).toHaveLength(1)
  })

  it('keeps the caller’s session even if it was started by a handoff of a revoked session', async () => {
    const child = await childOf(token)
    expect((await api.delete(PATH, { token: child })).status).toBe(200)
    expect(await Promise.all([token, child].map(couples.statusOf))).toEqual([401, 200])
  })
})
