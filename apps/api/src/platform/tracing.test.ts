import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCollector } from '../testing/fake-servers/otlp-collector.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../testing/fake-servers/webhook-receiver.ts'
import { makeLead } from '../testing/leads.ts'
import { startApi, until } from '../testing/start-api.ts'
import { arrived, createWebhookCalls } from '../testing/webhooks.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const SERVER = 2
const CLIENT = 3
const FAILED = 2

describe('the trace of a process', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  let receiver: WebhookReceiver
  const log: string[] = []
  beforeAll(async () => {
    collector = await startCollector()
    receiver = await startWebhookReceiver()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, WEBHOOK_PRIVATE_HOSTS: '1', LOG_LEVEL: 'info' }
    const api = await startApi(env, {}, { logTo: { write: (line) => log.push(line) } })
    const lead = await makeLead(api)
    const headers = { authorization: `Token ${lead.couple}`, traceparent: `00-${TRACE}-${PARENT}-01` }
    await fetch(`${api.url}/vendor/detail/get/987654/`, { headers })
    await createWebhookCalls(api, lead.vendor).add(receiver.url, ['message.created'])
    await api.post(`/chat/chats/${lead.roomId}/messages`, { token: lead.couple, json: { message: 'A private word' } })
    await arrived(receiver, 1)
    await api.post('/auth/login_vision/', { json: { email: 'traced@example.com' } })
    await api.codeFor('traced@example.com')
    // Stopping sends the remaining spans.
    await api.stop()
  })
  afterAll(async () => {
    await receiver.close()
    await collector.stop()
  })

  it('continues the trace of a request’s traceparent, with the route and the status', () => {
    const span = collector.spans.find(({ traceId, kind }) => traceId === TRACE && kind === SERVER)
    expect(span).toMatchObject({
      name: 'GET /vendor/detail/get/:id/',
      parentSpanId: PARENT,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/vendor/detail/get/:id/',
        'http.response.status_code': 404,
        'vowkit.account.id': expect.any(Number),
      },
    })
  })

  it('has a span for each statement of a request, with its name', () => {
    const statements = collector.spans.filter(
      ({ traceId, attributes }) => traceId === TRACE && attributes['db.system.name'] === 'postgresql',
    )
    expect(statements.map(({ name }) => name)).toContain('select sessions')
    for (const { name, kind, attributes } of statements) {
      expect(kind).toBe(CLIENT)
      expect(attributes['db.query.summary']).toBe(name)
    }
  })

  it('has a span for each job, with the calls of providers as children', () => {
    const job = collector.spans.find(({ name }) => name === 'job mail')
    const sent = collector.spans.find(({ name, parentSpanId }) => name === 'mail.send' && parentSpanId === job?.spanId)
    expect(sent).toMatchObject({ traceId: job?.traceId, kind: CLIENT })
  })

  it('is passed on to the receivers of webhooks', () => {
    const span = collector.spans.find(({ name }) => name === 'webhook')
    expect(receiver.received[0]?.headers.traceparent).toBe(`00-${span?.traceId}-${span?.spanId}-01`)
  })

  it('has its id in the log lines', () => {
    expect(log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ trace: TRACE, route: '/vendor/detail/get/:id/', status: 404 }),
    )
  })

  it('contains no email address, no message and no URL', () => {
    const sent = collector.bodies.map(({ body }) => body).join()
    for (const secret of ['@example.com', 'A private word', '987654']) expect(sent).not.toContain(secret)
  })
})

it('a failed call of a provider has a span with the status of an error, without the message of the error', async () => {
  const collector = await startCollector()
  const log: string[] = []
  const broken = () => Promise.reject(new Error('The mail server is down.'))
  const api = await startApi(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'error' },
    { mail: { send: broken, close: async () => undefined } },
    { logTo: { write: (line) => log.push(line) } },
  )
  await api.post('/auth/login_vision/', { json: { email: 'failed@example.com' } })
  await until(async () => expect(log.join()).toContain('a job failed'))
  await api.stop()
  const sent = collector.spans.find(({ name }) => name === 'mail.send')
  expect(sent).toMatchObject({ status: { code: FAILED }, attributes: { 'error.type': 'Error' } })
  expect(JSON.stringify(collector.bodies)).not.toContain('The mail server is down.')
  await collector.stop()
})

it('a process without a collector and without a metrics port loads no library of the telemetry SDK', () => {
  const script = `
    const loaded = []
    require('node:module').registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
    import('./src/start.ts').then(({ startService }) => {
      console.log(JSON.stringify({ sdk: loaded.filter((url) => /opentelemetry.(sdk|exporter)/.test(url)), count: loaded.length, kind: typeof startService }))
    })`
  const node = execFileSync(process.execPath, ['--conditions=source', '-e', script], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  })
  const { sdk, count, kind } = JSON.parse(node)
  expect(kind).toBe('function')
  expect(count).toBeGreaterThan(500)
  expect(sdk).toEqual([])
})
