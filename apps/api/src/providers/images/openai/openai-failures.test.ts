import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeReply, sendImage, sendJson, startFakeOpenAi } from '../../../testing/fake-servers/openai.ts'
import { ImageError, ImageFailed, ImageRefused, ImageTimedOut } from '../errors.ts'
import { createOpenAiImageProvider } from './openai-image-provider.ts'

const apiKey = 'sk-secret-0123456789'
const image = await sharp({ create: { width: 48, height: 32, channels: 3, background: 'plum' } })
  .png()
  .toBuffer()
const request = { prompt: 'A vineyard at dusk', edits: [], references: [], width: 1536 }
const MB = 1024 * 1024

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function setup(reply: FakeReply, timeoutMs = 10_000) {
  const peer = await startFakeOpenAi(reply)
  stops.push(peer.stop)
  return {
    peer,
    provider: createOpenAiImageProvider({ baseUrl: `${peer.origin}/v1`, apiKey, model: 'gpt-image-1', timeoutMs }),
  }
}

async function failureOf(reply: FakeReply, timeoutMs?: number): Promise<ImageError> {
  const { provider } = await setup(reply, timeoutMs)
  const failure: unknown = await provider.draw(request, new AbortController().signal).catch((error: unknown) => error)
  if (failure instanceof ImageError) return failure
  throw new Error(`Expected an ImageError, not ${inspect(failure)}`)
}

function answers(status: number, body: unknown, headers?: Record<string, string>): FakeReply {
  return (_call, response) => sendJson(response, status, body, headers)
}

describe('the OpenAI image provider', () => {
  it.each([
    [
      'OpenAI',
      400,
      { code: 'moderation_blocked', type: 'image_generation_user_error', message: 'Your request was rejected.' },
    ],
    ['DALL·E', 400, { code: 'content_policy_violation', type: 'invalid_request_error', message: 'Not allowed.' }],
    ['Azure', 400, { code: 'contentFilter', message: 'The prompt was filtered.' }],
    ['a gateway', 451, { code: 'content_filter', message: 'Blocked.' }],
    [
      'one without a code',
      400,
      { code: null, message: 'This may contain content that is not allowed by our safety system.' },
    ],
    ['one that says 200', 200, { code: 'moderation_blocked', message: 'No.' }],
  ])('throws ImageRefused if %s rejects the prompt', async (_who, status, error) => {
    const failure = await failureOf(answers(status, { error }))
    expect(failure).toBeInstanceOf(ImageRefused)
    expect(failure).toMatchObject({ code: 'refused', retryable: false })
  })
})

describe('the OpenAI image provider', () => {
  it.each([
    ['too many requests', 429, { error: { code: 'rate_limit_exceeded' } }, 'rate_limited', true],
    ['no credit left', 429, { error: { code: 'insufficient_quota', type: 'insufficient_quota' } }, 'quota', false],
    ['a wrong key', 401, { error: { code: 'invalid_api_key' } }, 'unauthorized', false],
    ['a wrong model', 404, { error: { code: 'model_not_found', message: 'No such model.' } }, 'bad_request', false],
    ['a provider that is down', 503, { error: { message: 'Overloaded.' } }, 'unavailable', true],
    ['an empty list', 200, { data: [] }, 'empty', false],
    ['a list without an image', 200, { data: [{ b64_json: '', url: null }] }, 'empty', false],
    ['another protocol', 200, { images: ['…'] }, 'malformed', false],
    [
      'base64 without an image',
      200,
      { data: [{ b64_json: Buffer.from('hello').toString('base64') }] },
      'malformed',
      false,
    ],
    ['an invalid URL', 200, { data: [{ url: 'not an address' }] }, 'malformed', false],
    ['a file URL', 200, { data: [{ url: 'file:///etc/passwd' }] }, 'malformed', false],
  ])('maps %s to the matching error', async (_what, status, body, reason, retryable) => {
    const failure = await failureOf(answers(status, body))
    expect(failure).toBeInstanceOf(ImageFailed)
    expect(failure).toMatchObject({ code: reason === 'empty' ? 'empty' : 'failed', reason, retryable })
  })

  it.each([
    ['<html>Bad gateway</html>', 502, 'unavailable'],
    ['<html>Welcome</html>', 200, 'malformed'],
    ['{"data":[{"b64_js', 200, 'malformed'],
    ['', 200, 'malformed'],
    ['null', 400, 'bad_request'],
  ])('maps the body %j with status %i to the matching error', async (body, status, reason) => {
    expect(await failureOf((_call, response) => response.writeHead(status).end(body))).toMatchObject({ reason })
  })

  it('rejects a truncated image', async () => {
    const half = image.subarray(0, image.length - 20)
    const failure = await failureOf((_call, response) => sendImage(response, half))
    expect(failure).toMatchObject({ reason: 'malformed' })
  })

  it.each([
    ['7', 7000],
    [new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['soon', undefined],
  ])('returns the Retry-After value %j in milliseconds', async (header, ms) => {
    const failure = await failureOf(answers(429, {}, { 'Retry-After': header }))
    if (!(failure instanceof ImageFailed)) throw failure
    if (ms === undefined) expect(failure.retryAfterMs).toBeUndefined()
    else expect(Math.abs((failure.retryAfterMs ?? 0) - ms)).toBeLessThan(3000)
  })

  it('does not send the API key to a redirect target', async () => {
    const { peer, provider } = await setup((_call, response) =>
      response.writeHead(307, { Location: '/elsewhere' }).end(),
    )
    await expect(provider.draw(request, new AbortController().signal)).rejects.toMatchObject({ reason: 'bad_request' })
    expect(peer.calls).toHaveLength(1)
  })
})

describe('the OpenAI image provider', () => {
  it('times out if the provider never responds', async () => {
    const failure = await failureOf(() => {}, 80)
    expect(failure).toBeInstanceOf(ImageTimedOut)
    expect(failure).toMatchObject({ code: 'timeout' })
  })

  it('times out if the provider never ends its response', async () => {
    const failure = await failureOf((_call, response) => void response.writeHead(200).write('{"data":'), 80)
    expect(failure).toBeInstanceOf(ImageTimedOut)
  })

  it('marks a broken connection as retryable', async () => {
    const failure = await failureOf((_call, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('{"data":', () => response.destroy())
    })
    expect(failure).toMatchObject({ reason: 'unavailable', retryable: true })
  })

  it('marks an unreachable provider as retryable', async () => {
    const { peer, provider } = await setup(() => {})
    await peer.stop()
    stops.pop()
    const drawing = provider.draw(request, new AbortController().signal)
    await expect(drawing).rejects.toMatchObject({ reason: 'unavailable', retryable: true })
  })
})

describe('the OpenAI image provider', () => {
  it('accepts an image of 39 MB', async () => {
    const large = Buffer.concat([image, Buffer.alloc(39 * MB)])
    const { provider } = await setup((_call, response) => sendImage(response, large))
    expect((await provider.draw(request, new AbortController().signal)).bytes.byteLength).toBe(large.length)
  })

  it('stops reading a response above 40 MB', async () => {
    let ended: Promise<number> | undefined
    const failure = await failureOf((_call, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      ended = pour(response)
    })
    expect(failure).toMatchObject({ reason: 'too_large', retryable: false })
    expect(await ended).toBeLessThan(100)
  })

  it('rejects an image just above 40 MB', async () => {
    const tooLarge = Buffer.concat([image, Buffer.alloc(40 * MB)])
    expect(await failureOf((_call, response) => sendImage(response, tooLarge))).toMatchObject({ reason: 'too_large' })
  })
})

describe('the API key', () => {
  it('appears in no error, even if the provider’s response quotes the key', async () => {
    const error = { code: `bad_${apiKey}`, message: `Incorrect API key provided: ${apiKey}` }
    for (const status of [200, 400, 401, 429, 500]) {
      expect(inspect(await failureOf(answers(status, { error })), { depth: 9 })).not.toContain(apiKey)
    }
  })
})

/** Sends up to 200 MB. Resolves to the number of megabytes sent before the client disconnected. */
async function pour(response: ServerResponse): Promise<number> {
  let sent = 0
  const megabytes = async function* () {
    for (; sent < 200; sent++) yield Buffer.alloc(MB, 'a')
  }
  // The test expects the client to disconnect.
  await pipeline(megabytes, response).catch(() => {})
  return sent
}
