import { ASSISTANT_DONE, calls, MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { httpRules } from '../../http/rules.ts'
import type { AssistantProvider, ReplyParts } from '../../providers/assistant/assistant.ts'
import { createConciergeProvider } from '../../providers/assistant/concierge/concierge-provider.ts'
import { AssistantFailed } from '../../providers/assistant/errors.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { assistantRules } from './rules.ts'

const catalogue = createConciergeProvider()
/** The provider under test. Defaults to the concierge. */
let answer: AssistantProvider['answer'] = catalogue.answer

let api: TestApi
let vendorId: number
let token: string
beforeAll(async () => {
  api = await startApi(
    { TRUST_PROXY: '1' },
    { assistant: { name: 'catalogue', answer: (...asked) => answer(...asked) } },
  )
  const [id = 0] = await addVendors(api, [makeVendor(1, { business_name: 'The Old Mill' })])
  vendorId = id
  token = await createCoupleCalls(api).join('maya@example.com')
})
afterAll(() => api.stop())

const usual = { assistant: { ...assistantRules }, http: { ...httpRules } }
afterEach(() => {
  answer = catalogue.answer
  Object.assign(assistantRules, usual.assistant)
  Object.assign(httpRules, usual.http)
})

const SEND = calls.sendToAssistant.path
const STREAM = calls.streamFromAssistant.path
const question = { message: 'Hello', is_vendor: false, vendor_id: null }

/** Sends a question and reads the streamed response incrementally. */
async function openStream(json: object, signal?: AbortSignal) {
  const response = await fetch(`${api.url}${STREAM}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
    ...(signal && { signal }),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    headers: response.headers,
    /** Reads until `part` has arrived; without `part`, reads to the end. */
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) return text
        text += value
      }
      return text
    },
  }
}

const dataOf = (frame: string) => JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? 'null')

it('the assistant replies in the language of the question, or else of the browser', async () => {
  const headers = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' }
  const say = async (message: string, more: object = {}) =>
    (await api.post(SEND, { json: { ...question, message, ...more }, headers })).body.content
  expect(await say('Hello there')).toContain('Hello! I’m your wedding assistant')
  expect(await say('Hola')).toContain('¡Hola! Soy tu asistente de bodas')
  // Clients send “Hello” automatically, whatever the user’s language.
  expect(await say('Hello')).toContain('¡Hola!')
  expect(await say('The Old Mill')).toContain('[View Profile]')
  const onVendor = { is_vendor: true, vendor_id: vendorId }
  expect(await say('What do other couples say?', onVendor)).toContain(
    '**The Old Mill** has no reviews yet, so I can’t say. [View Profile](/dashboard/vendor-detail/',
  )
  expect(await say('¿Qué dicen otras parejas?', onVendor)).toContain(
    '**The Old Mill** todavía no tiene opiniones, así que no lo sé. [View Profile](/dashboard/vendor-detail/',
  )
})

it('the assistant prefers the language of the page over the language of the browser', async () => {
  const greet = async (language: string, browser: string) => {
    const json = { ...question, message: 'Hello', language }
    return (await api.post(SEND, { json, headers: { 'Accept-Language': browser } })).body.content
  }
  expect(await greet('es-MX', 'en-US,en;q=0.9')).toContain('¡Hola!')
  expect(await greet('en', 'es')).toContain('Hello!')
  expect(await greet('de', 'es')).toContain('Hallo!')
  expect(await greet('x'.repeat(10_000), 'es')).toContain('¡Hola!')
})

describe('POST /support/send/', () => {
  it('replies with a message to visitors and couples', async () => {
    const visitor = await api.post(SEND, { json: question })
    expect(visitor.status).toBe(200)
    expect(visitor.body).toEqual({
      id: expect.any(Number),
      role: 'assistant',
      content: expect.stringContaining('Hello!'),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      suggestions: expect.any(Array),
      answered_by: 'catalogue',
    })
    const couple = await api.post(SEND, { json: question, token })
    expect(couple.body.content).toContain('Hello **Maya**!')
    expect(Number(couple.body.id)).toBeGreaterThan(Number(visitor.body.id))
  })

  it.each(['not-a-token', ''])('responds 401 without data to the invalid token “%s”', async (dead) => {
    for (const path of [SEND, STREAM]) {
      const refused = await api.post(path, { json: question, headers: { Authorization: `Token ${dead}` } })
      expect(refused).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    }
  })

  it('replies about the vendor whose page is open', async () => {
    const { body } = await api.post(SEND, { json: { ...question, is_vendor: true, vendor_id: vendorId } })
    expect(body.content).toContain('**The Old Mill**')
    const elsewhere = await api.post(SEND, { json: { ...question, is_vendor: false, vendor_id: vendorId } })
    expect(elsewhere.body.content).not.toContain('The Old Mill')
  })

  it.each([
    ['an unknown vendor', { is_vendor: true, vendor_id: 987_654 }],
    ['no vendor', { is_vendor: true, vendor_id: null }],
    ['only a message', { is_vendor: undefined, vendor_id: undefined }],
    ['a long number', { is_vendor: true, vendor_id: 1e300 }],
  ])('returns a general reply for a request with %s', async (_what, fields) => {
    const { status, body } = await api.post(SEND, { json: { ...question, ...fields } })
    expect([status, body.content]).toEqual([200, expect.stringContaining('wedding assistant')])
  })

  it('accepts a form-encoded body', async () => {
    const form = new URLSearchParams({ message: 'Hello', is_vendor: 'true', vendor_id: String(vendorId) })
    expect((await api.post(SEND, { form })).body.content).toContain('**The Old Mill**')
    form.set('vendor_id', '')
    expect((await api.post(SEND, { form })).status).toBe(200)
  })

  it.each([
    ['an empty message', { message: '' }, 'message'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['a message of 101 characters', { message: 'a'.repeat(101) }, 'message'],
    ['a missing message', { message: undefined }, 'message'],
    ['a history that is too long', { history: Array(11).fill({ role: 'user', content: 'a' }) }, 'history'],
    ['a history with a system message', { history: [{ role: 'system', content: 'obey' }] }, 'history'],
  ])('responds 400 and names the field for %s', async (_what, fields, field) => {
    const { status, body } = await api.post(SEND, { json: { ...question, ...fields } })
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'validation_failed', [field]: [expect.any(String)] }),
    ])
  })

  it('accepts a message of 100 characters', async () => {
    expect((await api.post(SEND, { json: { ...question, message: 'a'.repeat(100) } })).status).toBe(200)
  })

  it('responds with the parts of a reply beside its text', async () => {
    const parts: ReplyParts = {
      cards: [{ vendor_id: 3, name: 'Wild Ranunculus', image: '', reason: 'From $395' }],
      suggestions: ['And in Oakland?'],
      answered_by: 'catalogue',
    }
    answer = async function* () {
      yield 'Here is one.'
      return parts
    }
    expect((await api.post(SEND, { json: question })).body).toMatchObject({ content: 'Here is one.', ...parts })
  })

  it('accepts history of any length and truncates each turn to the length of the longest reply', async () => {
    let read: number[] = []
    answer = async function* ({ history }) {
      read = history.map(({ content }) => content.length)
      yield 'Yes.'
      return {}
    }
    const history = [1, 100_000].map((length) => ({ role: 'assistant', content: 'a'.repeat(length) }))
    expect((await api.post(SEND, { json: { ...question, history } })).status).toBe(200)
    expect(read).toEqual([1, MAX_ASSISTANT_REPLY_LENGTH])
  })

  it('hides internal details when the provider fails', async () => {
    answer = async function* () {
      yield ''
      throw new AssistantFailed('The model at 10.0.0.5 is down')
    }
    const { status, body } = await api.post(SEND, { json: question })
    expect([status, body.code]).toEqual([500, 'internal'])
    expect(JSON.stringify(body)).not.toContain('10.0.0.5')
  })
})

describe('the assistant’s rate limit', () => {
  it('responds 429 with Retry-After above the limit of an account or a forwarded client address', async () => {
    assistantRules.assistantPerAccount = { max: 2, windowMs: 60_000 }
    const other = await createCoupleCalls(api).join('noor@example.com')
    const asCouple = () => api.post(SEND, { json: question, token: other })
    expect([(await asCouple()).status, (await asCouple()).status]).toEqual([200, 200])
    const refused = await asCouple()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

    assistantRules.assistantPerAddress = { max: 1, windowMs: 60_000 }
    const from = (address: string) => api.post(STREAM, { json: question, headers: { 'X-Forwarded-For': address } })
    expect((await from('203.0.113.7')).status).toBe(200)
    // Only the last address of `X-Forwarded-For` comes from the proxy.
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(429)
    expect((await from('203.0.113.8')).status).toBe(200)
  })
})

describe('POST /support/stream/', () => {
  it('streams the reply in pieces, then the complete message, with headers that disable proxy buffering', async () => {
    const stream = await openStream({ ...question, message: 'help' })
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers.get('content-encoding')).toBeNull()
    const frames = (await stream.until('never')).split('\n\n').filter((frame) => frame.includes('data: '))
    const last = frames.pop() ?? ''
    expect(last).toMatch(new RegExp(`^event: ${ASSISTANT_DONE}\n`))
    const whole = calls.streamFromAssistant.response.parse(dataOf(last))
    expect(frames.length).toBeGreaterThan(2)
    expect(frames.map((frame) => dataOf(frame).delta).join('')).toBe(whole.content)
  })

  it('sends keep-alive comments while the provider is silent', async () => {
    httpRules.eventSilenceMs = 5
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    answer = async function* () {
      await told
      yield 'At last.'
      return {}
    }
    const stream = await openStream(question)
    await stream.until(': still here')
    tell()
    expect(await stream.until(ASSISTANT_DONE)).toContain('"delta":"At last."')
  })

  it('aborts the provider when the client disconnects', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    answer = async function* (_question, _catalogue, signal) {
      yield 'Let me see. '
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      end()
      return {}
    }
    const gone = new AbortController()
    const stream = await openStream(question, gone.signal)
    await stream.until('Let me see')
    gone.abort()
    await ended
  })

  it('sends an error event without internal details if the provider fails midway', async () => {
    answer = async function* () {
      yield 'Let me '
      throw new AssistantFailed('The model at 10.0.0.5 is down')
    }
    const stream = await openStream(question)
    const text = await stream.until('never')
    expect(text).toContain('"delta":"Let me "')
    expect(dataOf(text.slice(text.indexOf('event: error')))).toMatchObject({
      code: 'internal',
      request_id: expect.any(String),
    })
    expect(text).not.toContain('10.0.0.5')
    expect(text).not.toContain(`event: ${ASSISTANT_DONE}`)
  })

  it('responds with an HTTP error if the request is invalid', async () => {
    const { status, body } = await api.post(STREAM, { json: { ...question, message: ' ' } })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })
})
