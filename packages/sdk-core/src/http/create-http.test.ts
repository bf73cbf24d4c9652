import { describe, expect, it } from 'vitest'
import { assistantWire } from '../contract/assistant/wire.ts'
import { authWire } from '../contract/auth/wire.ts'
import { creditsWire } from '../contract/vision/credits-wire.ts'
import { visionWire } from '../contract/vision/wire.ts'
import type { Notice } from '../platform/platform.ts'
import { fakePlatform, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createHttp } from './create-http.ts'

const VISION_PATH = '/vision/list/v1/'
const params = { id: 'v1' }

function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const owner = new AbortController()
  const state = { token: 'tok' as string | null, language: undefined as string | undefined }
  const notices: Notice[] = []
  const unauthorized: string[] = []
  const narrow: string[] = []
  const http = createHttp({
    ...platform,
    apiHost: 'https://api.test',
    owner: owner.signal,
    token: () => state.token,
    language: () => state.language,
    notify: (notice) => void notices.push(notice),
    onConfirmationRequired: (method) => void narrow.push(method),
    onUnauthorized: (path) => void unauthorized.push(path),
  })
  return { ...platform, http, state, notices, unauthorized, narrow, owner }
}

const vision = { id: 'v1', description: 'a barn', is_processing: true }

/** A call that sends the token if there is one. */
const ASK = { method: 'GET', path: '/market/x/', auth: 'optional' } as const

it('a call outside the session’s scope requests a confirmation and does not end the session', async () => {
  const body = { code: 'confirmation_required', detail: 'No.' }
  const { http, narrow, unauthorized } = setup({ status: 403, body, always: true })
  const result = await http.call(visionWire.getVision, { params })
  expect(result).toMatchObject({ ok: false, error: { code: 'confirmation_required', retryable: false } })
  expect([narrow, unauthorized]).toEqual([['GET'], []])
})

it('a call that requires a confirmed email address shows the backend’s message, without a retry', async () => {
  const detail = 'Confirm your email to write to more vendors today.'
  const body = { code: 'unverified', detail }
  const { http, notices, backend } = setup({ status: 429, body, headers: { 'Retry-After': '1' }, always: true })
  const result = await http.call(visionWire.getVision, { params })
  expect(result).toMatchObject({ ok: false, error: { code: 'unverified', retryable: false } })
  expect(notices).toEqual([{ code: 'unverified', message: detail }])
  expect(backend.requests).toHaveLength(1)
})

it('every request includes the language of the page, if there is one', async () => {
  const { http, state, backend } = setup({ body: vision, always: true })
  await http.call(visionWire.getVision, { params })
  state.language = 'es'
  await http.call(visionWire.getVision, { params })
  expect(backend.requests.map(({ headers }) => headers['Accept-Language'])).toEqual([undefined, 'es'])
})

describe('http.call', () => {
  it('sends the call to the API host with the current token', async () => {
    const { http, state, backend } = setup({ body: vision, always: true })
    await http.call(visionWire.getVision, { params })
    state.token = 'other'
    await http.call(visionWire.getVision, { params })
    expect(backend.requests.map(({ path, headers }) => [path, headers.Authorization])).toEqual([
      [VISION_PATH, 'Token tok'],
      [VISION_PATH, 'Token other'],
    ])
  })

  it('returns the response as the contract defines it, even if optional fields are missing', async () => {
    const { http } = setup({ body: vision })
    const result = await http.call(visionWire.getVision, { params })
    expect(result).toMatchObject({ ok: true, status: 200, data: { title: '', is_task_processing: false } })
  })

  it('fails with `invalid_response` when the response violates the contract', async () => {
    const { http } = setup({ body: { nothing: true } })
    const result = await http.call(creditsWire.getCredits, {})
    expect(result).toMatchObject({ ok: false, status: 200, error: { code: 'invalid_response' } })
  })

  it('drops a sign-in code that the backend leaks in a response', async () => {
    const { http } = setup({ body: { wildcard_code: '1234', resend_after: 30 } })
    const result = await http.call(authWire.loginVision, { body: { email: 'maya@example.com' } })
    expect(result).toEqual({ ok: true, status: 200, data: { resend_after: 30 } })
  })

  it('sends no request while signed out if the call requires a session', async () => {
    const { http, state, backend, unauthorized } = setup()
    state.token = null
    expect(await http.call(creditsWire.getCredits, {})).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
    expect(backend.requests).toHaveLength(0)
    expect(unauthorized).toEqual(['/vision/user-credits/'])
  })

  it('sends a form with its files and reports the progress', async () => {
    const { http, backend } = setup({ status: 201, body: { id: 'v1' } })
    const progress: number[] = []
    await http.call(visionWire.createVision, {
      body: { description: 'a barn', partner: undefined },
      files: { images: [new Blob(['1']), new Blob(['2'])] },
      idempotencyKey: 'key',
      onProgress: (done) => void progress.push(done),
    })
    const { body, headers } = backend.requests[0] ?? {}
    if (!(body instanceof FormData)) throw new Error('The body is no form.')
    expect([...body.keys()]).toEqual(['description', 'images', 'images'])
    expect(headers).toEqual({ Authorization: 'Token tok', 'Idempotency-Key': 'key' })
    expect(progress).toEqual([0.5, 1])
  })
})

describe('createHttp: token', () => {
  const cases: [string, string, string, boolean][] = [
    ['POST', '/auth/login/', 'a stale one would block signing in', false],
    ['POST', 'registration/register/', 'public', false],
    ['POST', '/auth/forgot-password/', 'public', false],
    ['GET', '/auth/reset-password/?token=x', 'public', false],
    ['POST', '/auth/login_vision/', 'by contract', false],
    ['POST', '/vision/auth/check-email/', 'by contract', false],
    ['GET', '/auth/magic-link/demo/', 'public', false],
    ['GET', '/auth/vendors/magic-link/demo/?page=1', 'public', false],
    ['GET', 'vision/vision-packs/', 'by contract', false],
    ['GET', '/social_auth/login/google-oauth2/', 'by contract', false],
    ['POST', '/support/send/', 'by contract', true],
    ['GET', '/vision/list/', 'by contract', true],
    ['POST', '/vision/list/v1/', 'by contract', true],
    ['GET', 'vision/user-credits/', 'by contract', true],
    ['POST', '/vision/vision-packs/create-checkout/', 'by contract', true],
    ['GET', '/market/setup/', 'unknown to the contract', true],
  ]
  it.each(cases)('decides by the path whether %s %s sends the token (%s): %s', async (method, path, _why, travels) => {
    const { http, backend } = setup({ always: true })
    await (method === 'GET' ? http.get(path) : http.post(path, {}))
    expect('Authorization' in (backend.requests[0]?.headers ?? {})).toBe(travels)
  })

  it('does not send the stored strings "null" and "undefined" as a token', async () => {
    const { http, state, backend } = setup({ always: true })
    state.token = null
    await http.post('/market/setup/account/', {})
    expect(backend.requests[0]?.headers).not.toHaveProperty('Authorization')
  })

  it('reports an expired token once, with the path of the call', async () => {
    const { http, unauthorized } = setup({ status: 401 })
    expect(await http.call(creditsWire.getCredits, {})).toMatchObject({ ok: false, status: 401 })
    expect(unauthorized).toEqual(['/vision/user-credits/'])
  })

  it('reports a missing token when the backend requires one, unless a session has started meanwhile', async () => {
    for (const [later, reported] of [
      [null, ['/market/x/']],
      ['tok', []],
    ] as const) {
      const { http, state, unauthorized } = setup({ status: 401 })
      state.token = null
      const pending = http.call(ASK, {})
      state.token = later
      expect(await pending).toMatchObject({ ok: false, status: 401 })
      expect(unauthorized).toEqual(reported)
    }
  })

  it('does not report a 401 of a public call as an expired token', async () => {
    const { http, unauthorized } = setup({ status: 401 })
    await http.post('/auth/login/', {})
    expect(unauthorized).toEqual([])
  })

  it('does not redirect when an assistant call gets a 401', async () => {
    const { http, unauthorized } = setup({ status: 401 })
    const body = { message: 'Hello', is_vendor: false, vendor_id: null }
    expect(await http.call(assistantWire.sendToAssistant, { body })).toMatchObject({ ok: false, status: 401 })
    expect(unauthorized).toEqual([])
  })

  it('discards a late response, including a 401, when the session that sent the request has ended', async () => {
    for (const status of [200, 401]) {
      const { http, state, unauthorized } = setup({ status, body: { credits: 3, email: 'a@example.com' } })
      const pending = http.call(creditsWire.getCredits, {})
      state.token = 'somebody else'
      expect(await pending).toMatchObject({ ok: false, error: { code: 'session_changed' } })
      expect(unauthorized).toEqual([])
    }
  })
})

describe('createHttp: failed call', () => {
  it('returns an error with the backend’s code, message and fields', async () => {
    const body = { detail: 'No.', code: 'validation_failed', request_id: 'r1', email: ['Enter a valid email address.'] }
    const { http } = setup({ status: 400, body })
    const result = await http.post('/auth/login_vision/', {})
    expect(result).toMatchObject({
      ok: false,
      status: 400,
      data: body,
      error: { code: 'validation_failed', message: 'No.', requestId: 'r1', fields: { email: [body.email[0]] } },
    })
  })

  it.each([
    [402, 'no_credits'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [413, 'too_large'],
    [418, 'unexpected'],
    [500, 'internal'],
  ])('maps the status %i to the code %s when the body has no code', async (status, code) => {
    const { http } = setup({ status, body: '<html>' })
    expect(await http.post('/market/x/', {})).toMatchObject({ ok: false, status, error: { code } })
  })

  it.each<[string, ScriptedAnswer, boolean]>([
    ['has no body', { status: 500 }, true],
    ['has an unknown code', { status: 503, body: { code: 'maintenance' } }, true],
    ['has the code of another status', { status: 500, body: { code: 'validation_failed' } }, true],
    ['is a rate limit with an unknown code', { status: 429, body: { code: 'throttled' } }, true],
    ['reports that a provider is not configured', { status: 503, body: { code: 'not_configured' } }, false],
    ['is a rejection with an unknown code', { status: 409, body: { code: 'sold_out' } }, false],
  ])('decides from status and code whether a retry may help if the response %s', async (_what, answer, retryable) => {
    const { http } = setup(answer)
    expect(await http.post('/market/x/', {})).toMatchObject({ ok: false, error: { retryable } })
  })

  it('shows a notice when a POST gets no response, but not when a GET gets no response', async () => {
    const { http, notices, clock, logged } = setup({ fault: 'refuse', always: true })
    expect(await http.post('/market/x/', {})).toMatchObject({ ok: false, status: 0, error: { code: 'network' } })
    expect(notices).toEqual([{ code: 'network' }])
    const got = http.get('/market/x/')
    await clock.advance(10_000)
    expect(await got).toMatchObject({ ok: false, status: 0 })
    expect(notices).toHaveLength(1)
    expect(logged).toEqual(['GET /market/x/ failed.'])
  })

  it('logs a failed DELETE and resolves to undefined', async () => {
    const { http, logged, unauthorized } = setup({ status: 401 }, { status: 200, body: { gone: true } })
    expect(await http.delete('/files/1/')).toBeUndefined()
    expect(logged).toEqual(['DELETE /files/1/ failed.'])
    expect(unauthorized).toEqual(['/files/1/'])
    expect(await http.delete('/files/1/')).toEqual({ gone: true })
  })

  it('aborts a request after 20 seconds without data, and an upload after a longer time', async () => {
    const { http, clock, backend } = setup({ fault: 'hang', always: true })
    const plain = http.call(ASK, {})
    const upload = http.call(visionWire.createVision, { body: { description: 'x' }, files: { images: [] } })
    await clock.advance(20_000)
    expect(await plain).toMatchObject({ ok: false, error: { code: 'timeout' } })
    expect(backend.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await clock.advance(160_000)
    expect(await upload).toMatchObject({ ok: false, error: { code: 'timeout' } })
  })

  it('does not abort an upload while the upload makes progress', async () => {
    let report: (done: number) => void = () => undefined
    const platform = fakePlatform()
    const { clock } = platform
    const slow = createHttp({
      ...platform,
      apiHost: 'https://api.test',
      owner: new AbortController().signal,
      token: () => 'tok',
      onConfirmationRequired: () => undefined,
      onUnauthorized: () => undefined,
      upload: (_url, _init, onProgress) => {
        report = onProgress
        return new Promise(() => undefined)
      },
    })
    let isOver = false
    const options = { files: { images: [] }, onProgress: () => undefined }
    const upload = slow.call(visionWire.createVision, { body: { description: 'x' }, ...options })
    void upload.then(() => (isOver = true))
    for (let minute = 1; minute <= 20; minute++) {
      await clock.advance(60_000)
      report(minute / 20)
    }
    await clock.advance(179_000)
    expect(isOver).toBe(false)
    await clock.advance(1_000)
    expect(await upload).toMatchObject({ ok: false, error: { code: 'timeout' } })
  })

  it('fails with `aborted` when the caller aborts, also during a retry delay', async () => {
    const { http, clock } = setup({ fault: 'refuse', always: true })
    const stopped = new AbortController()
    const pending = http.get('/market/x/', { signal: stopped.signal })
    await clock.advance(0)
    stopped.abort()
    expect(await pending).toMatchObject({ ok: false, error: { code: 'aborted' } })
    expect(clock.sleepers()).toBe(0)
  })

  it('fails with `aborted` when the client is destroyed', async () => {
    const { http, owner } = setup({ fault: 'hang' })
    const pending = http.call(creditsWire.getCredits, {})
    await settle()
    owner.abort()
    expect(await pending).toMatchObject({ ok: false, error: { code: 'aborted' } })
    expect(await http.call(creditsWire.getCredits, {})).toMatchObject({ ok: false, error: { code: 'aborted' } })
  })
})

describe('createHttp: retries', () => {
  it.each<[string, ScriptedAnswer, number]>([
    ['a refused connection', { fault: 'refuse' }, 2],
    ['a bad gateway', { status: 502 }, 2],
    ['a 503', { status: 503 }, 2],
    ['a 503 with an unknown code', { status: 503, body: { code: 'maintenance' } }, 2],
    ['a provider that is not configured', { status: 503, body: { code: 'not_configured' } }, 1],
    ['a 500', { status: 500 }, 1],
    ['a 404', { status: 404 }, 1],
  ])('retries a GET after %s only if it may succeed', async (_name, answer, attempts) => {
    const { http, clock } = setup(answer, { status: 200, body: 'fine' })
    const seen = http.get('/x/')
    await clock.advance(1_000)
    expect((await seen).ok).toBe(attempts > 1)
  })

  it('waits for the delay in Retry-After before a retry', async () => {
    const { http, clock, backend } = setup({ status: 429, headers: { 'Retry-After': '7' } }, { body: {} })
    const pending = http.get('/x/')
    await clock.advance(6_999)
    expect(backend.requests).toHaveLength(1)
    await clock.advance(1_000)
    expect((await pending).ok).toBe(true)
  })

  it('does not retry when Retry-After is minutes long', async () => {
    const { http } = setup({ status: 429, headers: { 'Retry-After': 'Mon, 01 Jun 2026 12:05:00 GMT' } })
    expect(await http.get('/x/')).toMatchObject({ error: { code: 'rate_limited', retryAfterMs: 300_000 } })
  })

  it('retries a GET three times at most', async () => {
    const { http, clock, backend } = setup({ status: 502, always: true })
    const pending = http.get('/x/')
    await clock.advance(60_000)
    expect(await pending).toMatchObject({ ok: false, status: 502 })
    expect(backend.requests).toHaveLength(4)
  })

  it('retries a POST with the same idempotency key, and does not retry a POST without a key', async () => {
    const { http, clock, backend } = setup({ fault: 'lose' }, { status: 201, body: { id: 'v1' } }, { fault: 'lose' })
    const body = { description: 'a barn' }
    const keyed = http.call(visionWire.createVision, { body, idempotencyKey: 'key' })
    await clock.advance(1_000)
    expect(await keyed).toMatchObject({ ok: true, data: { id: 'v1' } })
    expect(backend.requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key', 'key'])
    expect(await http.call(visionWire.createVision, { body })).toMatchObject({ ok: false, status: 0 })
    expect(backend.requests).toHaveLength(3)
  })
})

it('a request body is the same JSON on a page that defines toJSON on arrays', async () => {
  const { http, backend } = setup({})
  Reflect.set(Array.prototype, 'toJSON', () => 'spoilt')
  try {
    await http.post('/market/x/', { ids: [1, 2, undefined], none: undefined, deep: { list: ['a'] } })
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
  expect(backend.requests[0]?.body).toBe('{"ids":[1,2,null],"deep":{"list":["a"]}}')
})

it('the query of a GET omits missing values', async () => {
  const { http, backend } = setup({})
  await http.get('market/search/', { params: { q: 'a b', page: 2, none: null } })
  expect(backend.requests[0]?.path).toBe('/market/search/?q=a%20b&page=2')
})
