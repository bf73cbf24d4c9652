import { connect } from 'node:net'
import { type Call, calls, ErrorBody } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ SHOW_IMAGE_GENERATOR: '1' })
})
afterAll(() => api.stop())

const DEAD_TOKEN = 'not-a-token'

describe('a call of the contract', () => {
  it.each(Object.entries(calls))('%s has a route in the API', async (_name, call) => {
    const url = call.path.replace(/\{(\w+)\}/g, ':$1')
    expect(api.service.app.hasRoute({ method: call.method, url })).toBe(true)
    const path = call.path.replace(/\{\w+\}/, '1')
    const send = { GET: api.get, POST: api.post, PATCH: api.patch, DELETE: api.delete }[call.method]
    const { status, headers, body } = await send(path, call.method === 'GET' ? {} : { json: {} })
    if (call.auth === 'required') expect(status).toBe(401)
    if (status >= 400) expect(ErrorBody.parse(body)).toEqual(body)
    if ('noStore' in call) expect(headers.get('cache-control')).toBe('no-store')
  })

  it('ignores an invalid token if it needs no authentication', async () => {
    const { status } = await api.post('/auth/login_vision/', { token: DEAD_TOKEN, json: { email: 'ada@example.com' } })
    expect(status).toBe(200)
    expect((await api.get('/vision/vision-packs/', { token: DEAD_TOKEN })).status).toBe(200)
  })

  it('responds 401 to an invalid token, an unknown scheme and a padded token if it needs authentication', async () => {
    for (const authorization of [`Token ${DEAD_TOKEN}`, 'Basic YTpi', 'Token', 'Token a b']) {
      const answer = await api.get('/vision/list/', { headers: { authorization } })
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    }
  })
})

describe('the API', () => {
  const login = (headers: Record<string, string>, body: string) =>
    fetch(`${api.url}/auth/login_vision/`, { method: 'POST', headers, body })

  it('responds 400 to a malformed body without quoting it', async () => {
    const answer = await login({ 'Content-Type': 'application/json' }, '{"email": secret')
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('secret')
  })

  it.each([
    ['a NUL', 'a\0b'],
    ['half of a surrogate pair', 'a\ud83d'],
  ])('responds 400 and names the field if a string in the body contains %s', async (_what, text) => {
    const token = await api.signIn(`${text.charCodeAt(1)}@example.com`)
    for (const field of ['description', 'partner']) {
      const answer = await api.post('/vision/list/', { token, json: { description: 'A barn', [field]: text } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', [field]: [expect.any(String)] } })
    }
  })

  it('responds 400 to a body with too long a list', async () => {
    const json = { email: Array(65).fill('ada@example.com') }
    expect(await api.post('/auth/login_vision/', { json })).toMatchObject({
      status: 400,
      body: { email: ['Send at most 64 values.'] },
    })
  })

  it('responds 415 to a body of an unknown content type', async () => {
    const answer = await login({ 'Content-Type': 'application/xml' }, '<a/>')
    expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' })
    expect(answer.status).toBe(415)
  })

  it('responds 413 to a body above one megabyte', async () => {
    const answer = await login({ 'Content-Type': 'application/json' }, JSON.stringify({ email: 'x'.repeat(2 ** 20) }))
    expect(await answer.json()).toMatchObject({ code: 'too_large' })
    expect(answer.status).toBe(413)
  })

  const head = '--b\r\nContent-Disposition: form-data; name="email"'
  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['is cut in a text', 'multipart/form-data; boundary=b', `${head}\r\n\r\nada@`],
    ['is cut in a file', 'multipart/form-data; boundary=b', `${head}; filename="a.png"\r\n\r\nada@`],
    [
      'has a part with a wrong type',
      'multipart/form-data; boundary=b',
      `${head}\r\nContent-Type: application/json\r\n\r\n{ada\r\n--b--`,
    ],
  ])('responds 400 to a multipart form that %s', async (_how, type, body) => {
    const answer = await login({ 'Content-Type': type }, body)
    expect(await answer.json()).toMatchObject({ code: 'validation_failed' })
    expect(answer.status).toBe(400)
  })

  it('responds 400 to a body with unexpected files', async () => {
    const form = new FormData()
    form.set('email', 'ada@example.com')
    form.set('extra', new Blob(['x']))
    expect(await api.post('/auth/login_vision/', { form })).toMatchObject({
      status: 400,
      body: { extra: ['This field does not accept files.'] },
    })
  })

  it('responds 400 to a body that is not an object', async () => {
    expect((await login({ 'Content-Type': 'application/json' }, '[1]')).status).toBe(400)
  })
})

describe('the API, CORS', () => {
  it('allows cross-origin requests without credentials, and lets browsers cache the preflight for a day', async () => {
    const answer = await fetch(`${api.url}/vision/list/`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Idempotency-Key/)
    expect(answer.headers.get('access-control-max-age')).toBe('86400')
  })

  it('lets pages of other origins read error responses', async () => {
    const { headers } = await api.get('/vision/list/', { headers: { Origin: 'https://partner.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
  })
})

describe('the API', () => {
  it('responds with JSON to an unknown path', async () => {
    expect(await api.get('/nothing')).toMatchObject({ status: 404, body: { code: 'not_found', detail: 'Not found.' } })
  })

  it('responds with an HTML error page to a browser navigation', async () => {
    const start = '/social_auth/login/google-oauth2/'
    expect(await api.get(start)).toMatchObject({ status: 503, body: { code: 'not_configured' } })
    const { status, headers, body } = await api.get(start, { headers: { Accept: 'text/html' } })
    expect(status).toBe(503)
    expect(headers.get('content-type')).toContain('text/html')
    expect(body.text).toContain('Please sign in with your email')
    expect(body.text).toContain('<link rel="icon" href="data:,">')
    expect(headers.get('content-security-policy')).toContain('img-src data:')
  })

  it('responds 400 to malformed HTTP and continues to run', async () => {
    const socket = connect(api.service.apiPort, '127.0.0.1')
    socket.write('NOT HTTP\r\n\r\n')
    await new Promise((resolve) => socket.on('close', resolve).resume())
    expect((await api.get('/healthz')).status).toBe(200)
  })
})

describe('the API', () => {
  it('returns the public configuration of the deployment without unset values', async () => {
    expect((await api.get('/config/')).body).toEqual({
      site_url: 'http://localhost:5173',
      vision_url: 'http://vision.localhost:5173',
      google: false,
      payments: false,
      is_illustrated: true,
      currency: 'USD',
      monthly_plan_price: '29.99',
      time_zone: 'UTC',
      mailbox_url: 'http://api.test/dev/mailbox',
    })
  })

  it('reports that it is healthy and ready', async () => {
    expect((await api.get('/healthz')).status).toBe(200)
    expect((await api.get('/readyz')).status).toBe(200)
  })

  it('serves the contract as OpenAPI 3.1 with a documentation page', async () => {
    const { body } = await api.get('/openapi.json')
    const failure = { $ref: '#/components/responses/402' }
    const form = { schema: { allOf: [{}, { properties: { images: { maxItems: 5 } } }] } }
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/vision/list/': {
          post: {
            security: [{ token: [] }],
            parameters: [{ name: 'Idempotency-Key' }],
            requestBody: { content: { 'multipart/form-data': form } },
            responses: { 402: failure },
          },
        },
      },
    })
    const encoding = { image: { contentType: 'image/jpeg, image/png, image/gif' } }
    expect(body).toMatchObject({
      paths: {
        '/couple/update-profile-image/': {
          post: { requestBody: { content: { 'multipart/form-data': { encoding } } } },
        },
      },
    })
    for (const { path, method, auth, openTo = [] } of Object.values<Call>(calls)) {
      const operation = ['paths', path, method.toLowerCase()]
      expect(body).toHaveProperty(operation)
      if (auth === 'none') expect(body).not.toHaveProperty([...operation, 'x-scopes'])
      else expect(body).toHaveProperty([...operation, 'x-scopes'], ['full', ...openTo])
      if (auth === 'required' && openTo.length < 2) expect(body).toHaveProperty([...operation, 'responses', '403'])
    }
    const page = await fetch(`${api.url}/docs/`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/(src|href)="https?:/)
  })

  it('lists three packs of credits', async () => {
    expect((await api.get('/vision/vision-packs/')).body).toEqual([
      { id: 1, credits: 5, price: '4.99', percentage_off: null },
      { id: 2, credits: 15, price: '11.99', percentage_off: 20 },
      { id: 3, credits: 40, price: '24.99', percentage_off: 37 },
    ])
  })
})
