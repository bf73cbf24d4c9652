import { afterEach, describe, expect, it } from 'vitest'
import { chatRules } from '../modules/chat/rules.ts'
import type { Providers } from '../providers.ts'
import { joinChat } from '../testing/chat-socket.ts'
import { startApi, type TestApi, until } from '../testing/start-api.ts'

let api: TestApi
afterEach(() => api.stop())

/** Starts an API and returns a function that reads the lines of its log. */
async function startLogged(providers: Partial<Providers> = {}) {
  const lines: string[] = []
  api = await startApi({ LOG_LEVEL: 'info' }, providers, { logTo: { write: (line) => lines.push(line) } })
  return () => lines.map((line): Record<string, unknown> => JSON.parse(line))
}

describe('the id of a request', () => {
  it('is in a header of the response, in the error body and in the log line with route and account', async () => {
    const readLog = await startLogged()
    const token = await api.signIn('identified@example.com')
    const { body } = await api.get('/couple/dashboard/', { token })
    const response = await fetch(`${api.url}/vendor/detail/get/987654/`, {
      headers: { authorization: `Token ${token}`, 'x-request-id': 'from-the-proxy-1' },
    })
    expect(response.headers.get('x-request-id')).toBe('from-the-proxy-1')
    expect(await response.json()).toMatchObject({ request_id: 'from-the-proxy-1' })
    const line = await until(async () => {
      const found = readLog().find(({ request }) => request === 'from-the-proxy-1')
      if (!found) throw new Error('The response has not been logged.')
      return found
    })
    expect(line).toMatchObject({
      method: 'GET',
      route: '/vendor/detail/get/:id/',
      account: Object(body.user).id,
      status: 404,
      msg: 'answered',
    })
    const log = JSON.stringify(readLog())
    for (const secret of [token, 'identified@example.com', '987654']) expect(log).not.toContain(secret)
  })

  it.each([
    ['an email address', 'ada@example.com'],
    ['a long text', 'x'.repeat(65)],
    ['a short text', 'x'],
  ])('is generated if the request brings %s', async (_, given) => {
    api = await startApi()
    const response = await fetch(`${api.url}/healthz`, { headers: { 'x-request-id': given } })
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  })

  it('is in the log line of a body that could not be parsed', async () => {
    const readLog = await startLogged()
    const headers = { 'content-type': 'application/json', 'x-request-id': 'malformed-body' }
    const response = await fetch(`${api.url}/auth/login_vision/`, { method: 'POST', headers, body: '{' })
    expect(await response.json()).toMatchObject({ request_id: 'malformed-body' })
    await until(async () =>
      expect(readLog()).toContainEqual(expect.objectContaining({ request: 'malformed-body', status: 400 })),
    )
  })

  it('is in the log lines of the socket that the request opened', async () => {
    const readLog = await startLogged()
    const token = await api.signIn('socket@example.com')
    const { body } = await api.get('/couple/dashboard/', { token })
    const account = Number(Object(body.user).id)
    const socket = await joinChat(api.url, account, token)
    socket.send('x'.repeat(chatRules.socketFrameBytes + 1))
    const line = await until(async () => {
      const found = readLog().find(({ msg }) => msg === 'a socket failed')
      if (!found) throw new Error('The failure has not been logged.')
      return found
    })
    expect(line).toMatchObject({ request: expect.any(String), route: '/ws/users/:userId/chat/', account })
  })
})

it('a failed job is logged with its id and its queue', async () => {
  const fail = () => Promise.reject(new Error('The mail server is down.'))
  const readLog = await startLogged({ mail: { send: fail, close: async () => undefined } })
  await api.post('/auth/login_vision/', { json: { email: 'queued@example.com' } })
  await until(async () =>
    expect(readLog()).toContainEqual(
      expect.objectContaining({ msg: 'a job failed', queue: 'mail', job: expect.any(String), retry: 0 }),
    ),
  )
  expect(JSON.stringify(readLog())).not.toContain('queued@example.com')
})
