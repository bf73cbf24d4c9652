import { once } from 'node:events'
import { request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImageFailed, ImageRefused, ImageTimedOut } from '../../providers/images/errors.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { visionForm } from '../../testing/photos.ts'
import { createGate, type DrawScript, failWith, neverAnswer } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { generatedImageRules } from './rules.ts'

const PATH = '/ai/generate_image/'
const PROMPT = { prompt: 'A barn at dusk' }

let api: TestApi
beforeAll(async () => {
  // The timeout is longer than any test in this file keeps a drawing pending.
  api = await startApi({ SHOW_IMAGE_GENERATOR: '1', DRAW_TIMEOUT_MS: '60000' })
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).joinConfirmed(`couple-${++people}@example.com`)
const keyOf = (digit: number) => ({ 'Idempotency-Key': `0b6f1c9e-3b0f-4a53-9c62-51b0b8a3d00${digit}` })
const generate = (token: string, headers = {}, json: object = PROMPT) => api.post(PATH, { token, json, headers })
const statusAt = async (url: unknown) => (await api.get(new URL(String(url)).pathname)).status

/** Occupies all slots of the generator until the gate is opened. */
function closeGate(): { open(): void } {
  const gate = createGate()
  for (let i = 0; i < generatedImageRules.generatedImagesAtOnce; i++) api.images.next(gate.script)
  return gate
}

describe('POST /ai/generate_image/', () => {
  it.each([
    ['JSON', { json: PROMPT }],
    ['a form', { form: new URLSearchParams(PROMPT) }],
    ['multipart', { form: formOf(PROMPT) }],
  ])('stores a generated image for a prompt sent as %s', async (_kind, body) => {
    const { status, body: answer } = await api.post(PATH, { token: await join(), ...body })
    expect(status).toBe(200)
    expect(answer.image).toMatch(/^http:\/\/api\.test\/files\/[0-9a-f]{40}\.webp$/)
    expect(await statusAt(answer.image)).toBe(200)
    expect(api.images.requests.at(-1)).toMatchObject({ prompt: 'A barn at dusk', edits: [], references: [] })
  })

  it('generates three different images for three concurrent requests, each with its own salt', async () => {
    const token = await join()
    const before = api.images.requests.length
    const answers = await Promise.all([1, 2, 3].map((digit) => generate(token, keyOf(digit))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.image)).size).toBe(3)
    expect(new Set(api.images.requests.slice(before).map(({ salt }) => salt)).size).toBe(3)
  })

  it('generates one image per idempotency key, even for concurrent requests', async () => {
    const token = await join()
    const before = api.images.requests.length
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(token, keyOf(1))))
    answers.push(await generate(token, keyOf(1)))
    expect(new Set(answers.map(({ body }) => body.image)).size).toBe(1)
    expect(api.images.requests).toHaveLength(before + 1)
    const other = await generate(token, keyOf(1), { prompt: 'A loft' })
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
  })

  it('generates a separate image for a second couple with the same key', async () => {
    const first = await generate(await join(), keyOf(2))
    const second = await generate(await join(), keyOf(2))
    expect(second.status).toBe(200)
    expect(second.body.image).not.toBe(first.body.image)
  })

  it.each([' ', 'x'.repeat(2001), undefined])('responds 400 to the prompt %j', async (prompt) => {
    const answer = await generate(await join(), {}, { prompt })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', prompt: [expect.any(String)] } })
  })

  it('responds 401 without a session', async () => {
    expect((await api.post(PATH, { json: PROMPT })).status).toBe(401)
  })
})

describe('the image generator, failures', () => {
  it('responds 400 and names the prompt if the provider rejects it', async () => {
    api.images.next(failWith(new ImageRefused('no')))
    const answer = await generate(await join())
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', prompt: [expect.any(String)] } })
  })

  it.each([
    ['times out', failWith(new ImageTimedOut('late')), /too long/],
    ['fails', failWith(new ImageFailed('unavailable', 'secret-key-of-the-provider')), /went wrong/],
    ['throws an unknown error', failWith(new TypeError('secret')), /went wrong/],
    ['sends invalid bytes', async () => ({ bytes: new Uint8Array([1, 2]), type: 'image/png' as const }), /went wrong/],
  ])('responds 500 without internal details if the provider %s, and can be retried', async (_how, script, detail) => {
    const token = await join()
    api.images.next(script)
    const answer = await generate(token, keyOf(1))
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal', detail: expect.stringMatching(detail) } })
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect((await generate(token, keyOf(1))).status).toBe(200)
  })
})

it('POST /ai/generate_image/ responds 500 after the timeout if the provider never responds', async () => {
  const hasty = await startApi({ SHOW_IMAGE_GENERATOR: '1', DRAW_TIMEOUT_MS: '200' })
  hasty.images.next(neverAnswer)
  const token = await createCoupleCalls(hasty).joinConfirmed('couple@example.com')
  const answer = await hasty.post(PATH, { token, json: PROMPT })
  await hasty.stop()
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal', detail: expect.stringMatching(/too long/) } })
})

describe('the image generator, concurrent prompts', () => {
  it('queues concurrent prompts without delaying visions', async () => {
    const token = await join()
    const gate = closeGate()
    const before = api.images.requests.length
    const drawings = [1, 2, 3, 4].map((digit) => generate(token, keyOf(digit)))
    await until(async () => expect(api.images.requests).toHaveLength(before + 3))
    const { body } = await api.post('/vision/list/', { token, form: visionForm('A garden') })
    await until(async () => {
      const vision = await api.get(`/vision/list/${body.id}/`, { token })
      expect(vision.body).toMatchObject({ is_processing: false, failure: null })
    })
    expect(api.images.requests).toHaveLength(before + 4)
    gate.open()
    expect((await Promise.all(drawings)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it.each([
    ['one couple', 1, generatedImageRules.generatedImagesWaitingEach],
    ['all couples', 7, generatedImageRules.generatedImagesWaiting],
  ])('responds 429 to prompts of %s while the queue is full', async (_whose, couples, most) => {
    const tokens = await Promise.all(Array.from({ length: couples }, join))
    const gate = closeGate()
    let waiting = 0
    const drawings = tokens.flatMap((token) =>
      Array.from({ length: generatedImageRules.generatedImagesWaitingEach + 1 }, async () => {
        waiting++
        const answer = await generate(token)
        waiting--
        return answer
      }),
    )
    await until(async () => expect(waiting).toBe(most))
    gate.open()
    const answers = await Promise.all(drawings)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(drawings.length - most)
    expect(refused[0]?.headers.get('retry-after')).toBe('10')
  })

  it('responds 429 to an account above its hourly quota, until the hour has passed', async () => {
    const token = await join()
    for (let i = 0; i < generatedImageRules.generatedImagesPerAccount.max; i++) await generate(token)
    const answer = await generate(token)
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect((await generate(await join())).status).toBe(200)
    api.advance(generatedImageRules.generatedImagesPerAccount.windowMs)
    expect((await generate(token)).status).toBe(200)
  })
})

describe('a deployment without the image generator', () => {
  it('responds 404 to a prompt, with or without a session, and draws nothing', async () => {
    const plain = await startApi()
    const token = await createCoupleCalls(plain).joinConfirmed('couple@example.com')
    const answers = [await plain.post(PATH, { token, json: PROMPT }), await plain.post(PATH, { json: PROMPT })]
    await plain.stop()
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(plain.images.requests).toEqual([])
  })
})

describe('the image generator, quotas', () => {
  const daily = generatedImageRules.generatedImagesPerAccountDaily

  it('responds 429 to an account above its daily quota, until the next day', async () => {
    const token = await join()
    const { body } = await api.get('/couple/dashboard/', { token })
    const { user } = calls.getDashboard.response.parse(body)
    await useUpAllButOne(api, `generated-images-daily:${user.id}`, daily)
    expect((await generate(token)).status).toBe(200)
    const answer = await generate(token)
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(
      generatedImageRules.generatedImagesPerAccount.windowMs / 1_000,
    )
    api.advance(daily.windowMs)
    expect((await generate(token)).status).toBe(200)
  })

  it('responds 429 to every account of a client address that is above its daily quota', async () => {
    const perAddress = generatedImageRules.generatedImagesPerAddress
    await useUpAllButOne(api, 'generated-images-address:127.0.0.1', perAddress)
    expect((await generate(await join())).status).toBe(200)
    expect((await generate(await join())).status).toBe(429)
    api.advance(perAddress.windowMs)
    expect((await generate(await join())).status).toBe(200)
  })
})

describe('the image generator, disconnects', () => {
  /** Sends a prompt. Calling `leave` disconnects the client. */
  function askAndLeave(token: string, headers = {}): { leave(): void } {
    const sent = request(`${api.url}${PATH}`, {
      method: 'POST',
      headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json', ...headers },
    })
    sent.on('error', () => {
      // Ignores the error of the aborted request.
    })
    sent.end(JSON.stringify(PROMPT))
    return { leave: () => sent.destroy() }
  }

  /** Creates a provider that never responds and reports when it was called and aborted. */
  function watch() {
    const begun = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const script: DrawScript = async (_request, signal) => {
      begun.resolve()
      await once(signal, 'abort')
      stopped.resolve()
      throw signal.reason
    }
    return { script, begun: begun.promise, stopped: stopped.promise }
  }

  it('aborts an image when its caller disconnects, and frees the slot for the next prompt', async () => {
    const token = await join()
    const drawings = Array.from({ length: generatedImageRules.generatedImagesAtOnce }, watch)
    for (const { script } of drawings) api.images.next(script)
    const callers = drawings.map(() => askAndLeave(token))
    await Promise.all(drawings.map(({ begun }) => begun))
    const next = generate(await join())
    for (const { leave } of callers) leave()
    await Promise.all(drawings.map(({ stopped }) => stopped))
    expect((await next).status).toBe(200)
  })

  it('completes an image for another caller with the same key when the first caller disconnects', async () => {
    const token = await join()
    const gate = createGate()
    let stopped = false
    api.images.next(async (drawn, signal) => {
      signal.addEventListener('abort', () => {
        stopped = true
      })
      return gate.script(drawn, signal)
    })
    const before = api.images.requests.length
    const first = askAndLeave(token, keyOf(3))
    await until(async () => expect(api.images.requests).toHaveLength(before + 1))
    const second = generate(token, keyOf(3))
    // The response shows that the second request has arrived too.
    await api.get('/healthz')
    await generate(token, keyOf(4))
    first.leave()
    gate.open()
    expect((await second).status).toBe(200)
    expect(stopped).toBe(false)
    expect(api.images.requests).toHaveLength(before + 2)
  })
})

it('generated images are deleted after they expire, and not before', async () => {
  const { generatedImages } = api.service.services
  const old = await generate(await join())
  api.advance(generatedImageRules.generatedImageLifeMs - 1_000)
  await generatedImages.sweep()
  expect(await statusAt(old.body.image)).toBe(200)
  const young = await generate(await join())
  api.advance(2_000)
  await generatedImages.sweep()
  await setImmediate()
  expect(await statusAt(old.body.image)).toBe(404)
  expect(await statusAt(young.body.image)).toBe(200)
})
