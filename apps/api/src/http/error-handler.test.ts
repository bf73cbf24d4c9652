import { expect, it } from 'vitest'
import { createLog } from '../platform/log.ts'
import { createServer } from './create-server.ts'

it('the error handler hides details of an unexpected error and logs them under the response’s request id', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const app = createServer({ log, trustProxy: 0 })
  app.get('/broken', async () => {
    throw new Error('password=hunter2')
  })
  const answer = await app.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('hunter2')
  expect(answer.json()).toMatchObject({ code: 'internal', request_id: expect.any(String) })
  expect(lines.join()).toContain(answer.json().request_id)
  expect(lines.join()).toContain('hunter2')
})

it.each([
  [403, 'forbidden', 'a path outside a folder'],
  [412, 'validation_failed', 'a changed file'],
  [416, 'validation_failed', 'an invalid range'],
])('the error handler responds %i (%s) to %s without logging an error', async (statusCode, code) => {
  const lines: string[] = []
  const app = createServer({ log: createLog('error', { write: (line) => lines.push(line) }), trustProxy: 0 })
  app.get('/refused', async () => {
    throw Object.assign(new Error('refused'), { statusCode })
  })
  const answer = await app.inject('/refused')
  expect(answer.statusCode).toBe(statusCode)
  expect(answer.json()).toMatchObject({ code })
  expect(lines).toEqual([])
})

it('the access log contains the route of a request and never its URL, query or body', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const app = createServer({ log, trustProxy: 0 })
  app.post('/visions/:id', async () => ({ ok: true }))
  await app.inject({
    method: 'POST',
    url: '/visions/secret-id?token=secret-token',
    headers: { authorization: 'Token secret-token' },
    payload: { email: 'secret@example.com' },
  })
  expect(lines.join()).toContain('/visions/:id')
  expect(lines.join()).not.toContain('secret')
})

it.each([
  [0, '203.0.113.9', '127.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [2, '6.6.6.6, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
])('with %i trusted proxies and X-Forwarded-For "%s", the client address is %s', async (trustProxy, forwarded, ip) => {
  const app = createServer({ log: createLog('silent'), trustProxy })
  app.get('/ip', async (request) => ({ ip: request.ip }))
  const answer = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })
  expect(answer.json()).toEqual({ ip })
})
