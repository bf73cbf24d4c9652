import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../testing/couples.ts'
import { hangUpload } from '../testing/hang-upload.ts'
import { startApi, type TestApi, until } from '../testing/start-api.ts'
import { createServer } from './create-server.ts'
import { createRateLimit } from './rate-limit.ts'
import { httpRules } from './rules.ts'
import { warnAboutProxy } from './warn-about-proxy.ts'

const WINDOW = httpRules.bodyWindowMs

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`couple-${++people}@example.com`)

/** Sends a request whose body never ends, and returns the response. */
async function answerTo(sent: ClientRequest) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  )
  return { status: response.statusCode, connection: response.headers.connection, body: await json(response) }
}

/** Opens a request and sends only the first bytes of its body. */
function beginBody(url: string, contentType: string, first: string | Buffer, token?: string): ClientRequest {
  const headers = { 'Content-Type': contentType, ...(token && { Authorization: `Token ${token}` }) }
  const sent = request(url, { method: 'POST', headers })
  sent.write(first)
  return sent
}

describe('the timeout for stalled bodies', () => {
  it('responds 408 to a JSON or form body that stops arriving', async () => {
    const token = await join()
    const sent = [
      beginBody(`${api.url}/auth/login_vision/`, 'application/json', '{"email": '),
      beginBody(`${api.url}/auth/login_vision/`, 'application/x-www-form-urlencoded', 'email='),
      hangUpload(api, token),
    ]
    const answers = sent.map(answerTo)
    // When this request gets a response, the earlier requests have arrived.
    await api.get('/healthz')
    await api.post('/auth/login_vision/', { json: { email: 'ada@example.com' } })
    api.advance(WINDOW)
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ status: 408, connection: 'close', body: { code: 'validation_failed' } })
    }
  })

  it('disconnects a client whose body stops arriving after its request was rejected', async () => {
    const sent = hangUpload(api, 'not-a-token')
    const closed = new Promise((resolve) => sent.on('close', resolve))
    expect(await answerTo(sent)).toMatchObject({ status: 401 })
    api.advance(WINDOW)
    await closed
  })
})

describe('the API', () => {
  it('reads a slow body to its end if it exceeds the minimum speed', async () => {
    let offset = 0
    let received = 0
    const clock = { now: () => new Date(Date.now() + offset) }
    const app = createServer({ log: pino({ level: 'silent' }), trustProxy: 0, clock })
    app.addContentTypeParser('application/octet-stream', async (_request: unknown, body: AsyncIterable<Buffer>) => {
      for await (const chunk of body) received += chunk.length
    })
    app.post('/', async () => ({ received }))
    await app.listen({ port: 0 })
    const { port } = app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/`
    const chunk = Buffer.alloc(httpRules.bodyWindowBytes)
    const moving = beginBody(url, 'application/octet-stream', chunk)
    await until(async () => expect(received).toBe(chunk.length))
    for (let sent = 2; sent <= 4; sent++) {
      moving.write(chunk)
      await until(async () => expect(received).toBe(sent * chunk.length))
      const stalled = answerTo(beginBody(url, 'application/json', '{'))
      await fetch(url)
      offset += WINDOW
      // When this request gets its 408, all other bodies have been checked.
      expect((await stalled).status).toBe(408)
    }
    const answer = answerTo(moving)
    moving.end()
    expect(await answer).toMatchObject({ status: 200, body: { received: 4 * chunk.length } })
    await app.close()
  })
})

describe('the request rate limit', () => {
  it('responds 429 with Retry-After to one account without affecting another', async () => {
    const [busy, other] = [await join(), await join()]
    const read = (token: string) => api.get('/vision/user-credits/', { token })
    const answers = []
    while (answers.at(-1)?.status !== 429 && answers.length <= httpRules.readsPerAccount.max)
      answers.push(await read(busy))
    expect(answers.length).toBeGreaterThan(httpRules.readsPerAccount.max)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await read(other)).status).toBe(200)
    api.advance(httpRules.readsPerAccount.windowMs)
    expect((await read(busy)).status).toBe(200)
  })

  it('counts requests of embedded sessions separately from those of full sessions', async () => {
    const [email, read] = ['reader@example.com', (token: string) => api.get('/vision/user-credits/', { token })]
    const [own, embedded] = [await api.signIn(email), await api.signInEmbedded(email)]
    const { max, windowMs } = httpRules.readsPerAccount
    // The next request starts at the beginning of a window.
    api.advance(windowMs - (api.clock.now().getTime() % windowMs))
    const answers = await Promise.all(Array.from({ length: max + 1 }, () => read(embedded)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await read(own)).status).toBe(200)
  })

  it('counts all requests of one IP address and resets after the window', () => {
    let now = 60_000
    const count = createRateLimit({ max: 2, windowMs: 60_000 }, { now: () => new Date(now) })
    count('203.0.113.9')
    count('203.0.113.9')
    expect(() => count('203.0.113.9')).toThrow(expect.objectContaining({ status: 429, retryAfter: 60 }))
    count('198.51.100.1')
    now += 59_000
    expect(() => count('203.0.113.9')).toThrow(expect.objectContaining({ status: 429, retryAfter: 1 }))
    now += 1_000
    count('203.0.113.9')
  })
})

describe('warnAboutProxy', () => {
  function listen(trustProxy: number): { app: FastifyInstance; lines: string[] } {
    const lines: string[] = []
    const app = createServer({ log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }), trustProxy })
    warnAboutProxy(app, trustProxy)
    app.get('/', async () => ({}))
    return { app, lines }
  }

  it.each(['x-forwarded-for', 'forwarded'])('logs one warning for requests with the header %s', async (header) => {
    const { app, lines } = listen(0)
    await app.inject('/')
    expect(lines).toEqual([])
    for (let n = 0; n < 3; n++) await app.inject({ url: '/', headers: { [header]: '203.0.113.9' } })
    expect(lines).toEqual([expect.stringContaining('TRUST_PROXY')])
    expect(lines[0]).not.toContain('203.0.113.9')
  })

  it('logs no warning if a proxy is configured', async () => {
    const { app, lines } = listen(1)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(lines).toEqual([])
  })
})
