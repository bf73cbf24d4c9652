import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeReply, sendJson, startFakeOpenAi } from '../../../testing/fake-servers/openai.ts'
import { createOpenAiImageProvider } from './openai-image-provider.ts'
import { isPublicAddress } from './public-address.ts'

const image = await sharp({ create: { width: 48, height: 32, channels: 3, background: 'plum' } })
  .jpeg()
  .toBuffer()
const request = { prompt: 'A vineyard at dusk', edits: [], references: [], width: 1536 }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(reply: FakeReply) {
  const peer = await startFakeOpenAi(reply)
  stops.push(peer.stop)
  return peer
}

/** Starts a provider that returns the image URL `url`, and serves `/result` with `reply`. */
async function setup(url: string, reply: FakeReply = (_call, response) => response.end(image), timeoutMs = 5000) {
  const peer = await start((call, response, incoming) => {
    if (call.path.startsWith('/result')) reply(call, response, incoming)
    else sendJson(response, 200, { data: [{ url: url.replace('{origin}', peer.origin) }] })
  })
  const provider = createOpenAiImageProvider({ baseUrl: peer.origin, apiKey: 'sk-secret', model: 'm', timeoutMs })
  return { peer, draw: (signal = new AbortController().signal) => provider.draw(request, signal) }
}

describe('the download of an image by URL', () => {
  it('sends no API key when it downloads from the provider’s host', async () => {
    const { peer, draw } = await setup('{origin}/result?signature=1')
    const { bytes, type } = await draw()
    expect(type).toBe('image/jpeg')
    expect(image.equals(bytes)).toBe(true)
    expect(peer.calls[1]).toMatchObject({ path: '/result?signature=1', authorization: undefined })
  })

  it('follows the provider’s redirects', async () => {
    const { draw } = await setup('{origin}/result/1', ({ path }, response) => {
      if (path === '/result/2') response.end(image)
      else response.writeHead(302, { Location: '2' }).end('moved')
    })
    expect((await draw()).type).toBe('image/jpeg')
  })

  it.each([
    [403, 'expired'],
    [404, 'gone'],
    [500, 'broken'],
  ])('throws `result_unavailable` for status %i (%s)', async (status) => {
    const { draw } = await setup('{origin}/result', (_call, response) => response.writeHead(status).end('no'))
    await expect(draw()).rejects.toMatchObject({ reason: 'result_unavailable', retryable: true })
  })

  it('stops after too many redirects', async () => {
    const { peer, draw } = await setup('{origin}/result', (_call, response) => {
      response.writeHead(302, { Location: '/result' }).end()
    })
    await expect(draw()).rejects.toMatchObject({ reason: 'result_unavailable' })
    expect(peer.calls.length).toBeLessThan(7)
  })

  it('throws `malformed` for an HTML page', async () => {
    const { draw } = await setup('{origin}/result', (_call, response) => response.end('<html>Sign in</html>'))
    await expect(draw()).rejects.toMatchObject({ reason: 'malformed' })
  })

  it('rejects an image above 40 MB', async () => {
    const large = Buffer.concat([image, Buffer.alloc(40 * 1024 * 1024)])
    const { draw } = await setup('{origin}/result', (_call, response) => response.end(large))
    await expect(draw()).rejects.toMatchObject({ reason: 'too_large' })
  })

  it('times out for an endless response', async () => {
    const { draw } = await setup('{origin}/result', (_call, response) => void response.write(image), 100)
    await expect(draw()).rejects.toMatchObject({ code: 'timeout' })
  })

  it('aborts the download when the drawing is aborted', async () => {
    const aborting = new AbortController()
    const { draw } = await setup('{origin}/result', (_call, response) => {
      response.write(image, () => aborting.abort(new Error('nobody waits')))
    })
    await expect(draw(aborting.signal)).rejects.toThrow('nobody waits')
  })
})

describe('the download from a private address', () => {
  it.each([
    'http://127.0.0.1:1/result',
    'http://localhost:1/result',
    'http://2130706433:1/result',
    'http://[::1]:1/result',
    'http://[::ffff:127.0.0.1]:1/result',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.5/',
  ])('does not connect to %s', async (url) => {
    const { draw } = await setup(url)
    await expect(draw()).rejects.toMatchObject({ reason: 'result_unavailable' })
  })

  it.each(['127.0.0.1', 'localhost'])(
    'does not connect to a different port of %s, directly or by redirect',
    async (host) => {
      const inner = await start((_call, response) => response.end(image))
      const address = inner.origin.replace('127.0.0.1', host)
      const direct = await setup(address)
      await expect(direct.draw()).rejects.toMatchObject({ reason: 'result_unavailable' })
      const redirected = await setup('{origin}/result', (_call, response) => {
        response.writeHead(302, { Location: address }).end()
      })
      await expect(redirected.draw()).rejects.toMatchObject({ reason: 'result_unavailable' })
      expect(inner.calls).toEqual([])
    },
  )

  it.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2606:4700:4700::1111', true],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['localhost', false],
  ])('isPublicAddress(%j) returns %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected)
  })
})
