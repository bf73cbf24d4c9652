import { createRasterPool } from '@vowkit/illustrator/raster'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendImage, startFakeOpenAi } from '../../testing/fake-servers/openai.ts'
import { createIllustratorProvider } from './illustrator/illustrator-provider.ts'
import type { DrawRequest, ImageProvider } from './images.ts'
import { createOpenAiImageProvider } from './openai/openai-image-provider.ts'

interface Subject {
  provider: ImageProvider
  stop(): Promise<void>
}

async function startIllustrator(): Promise<Subject> {
  const provider = createIllustratorProvider({ pool: createRasterPool(), variantPool: createRasterPool() })
  return { provider, stop: () => provider.close() }
}

async function startModel(): Promise<Subject> {
  const drawn = await sharp({ create: { width: 240, height: 160, channels: 3, background: 'plum' } })
    .png()
    .toBuffer()
  const peer = await startFakeOpenAi((_call, response) => sendImage(response, drawn))
  const provider = createOpenAiImageProvider({ baseUrl: peer.origin, model: 'm', timeoutMs: 20_000 })
  return {
    provider,
    async stop() {
      await provider.close()
      await peer.stop()
    },
  }
}

const request: DrawRequest = {
  prompt: 'A ceremony in the vineyard at golden hour with blush roses',
  edits: [],
  references: [],
  width: 240,
}
const signal = new AbortController().signal

describe.each([
  ['the illustrator', startIllustrator],
  ['a model over HTTP', startModel],
])('%s', (_name, start) => {
  let provider: ImageProvider
  let stop: () => Promise<void>
  beforeAll(async () => {
    const subject = await start()
    provider = subject.provider
    stop = subject.stop
  })
  afterAll(() => stop())

  it('draws a landscape image from a prompt', async () => {
    const { bytes, type } = await provider.draw(request, signal)
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([240, 160])
    expect(type).toBe(`image/${format}`)
  })

  it('draws with reference images', async () => {
    const reference = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer()
    const { bytes } = await provider.draw(
      {
        ...request,
        references: [
          { bytes: reference, role: 'inspiration' },
          { bytes: reference, role: 'inspiration' },
        ],
      },
      signal,
    )
    expect((await sharp(bytes).metadata()).width).toBe(240)
  })

  it('draws an edit from a state that was serialized to JSON', async () => {
    const first = await provider.draw(request, signal)
    const state: unknown = JSON.parse(JSON.stringify(first.state ?? null))
    const previous = { image: first.bytes, state }
    const { bytes } = await provider.draw({ ...request, edits: ['add string lights'], previous }, signal)
    expect((await sharp(bytes).metadata()).width).toBe(240)
  })

  it('draws an edit of an image that a different provider drew', async () => {
    const first = await provider.draw(request, signal)
    const previous = { image: first.bytes, state: { other: true } }
    const { bytes } = await provider.draw({ ...request, edits: ['add string lights'], previous }, signal)
    expect((await sharp(bytes).metadata()).width).toBe(240)
  })

  it('rejects with the abort reason before and during a drawing', async () => {
    const reason = new Error('nobody waits')
    await expect(provider.draw(request, AbortSignal.abort(reason))).rejects.toBe(reason)
    const aborting = new AbortController()
    const drawing = provider.draw(request, aborting.signal)
    aborting.abort(reason)
    await expect(drawing).rejects.toBe(reason)
  })

  it('draws several images concurrently and continues after an abort', async () => {
    const drawn = await Promise.all([provider.draw(request, signal), provider.draw(request, signal)])
    expect(drawn.every(({ bytes }) => bytes.byteLength > 0)).toBe(true)
  })
})
