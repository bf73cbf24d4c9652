import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type FakeReply,
  type ReceivedCall,
  readForm,
  sendImage,
  startFakeOpenAi,
} from '../../../testing/fake-servers/openai.ts'
import { createOpenAiImageProvider, type OpenAiOptions } from './openai-image-provider.ts'

const image = await sharp({ create: { width: 48, height: 32, channels: 3, background: 'plum' } })
  .png()
  .toBuffer()
const signal = new AbortController().signal
const request = { prompt: 'A vineyard at dusk', edits: [], references: [], width: 1536 }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function setup(
  reply: FakeReply = (_call, response) => sendImage(response, image),
  options?: Partial<OpenAiOptions>,
) {
  const peer = await startFakeOpenAi(reply)
  stops.push(peer.stop)
  const baseUrl = `${peer.origin}/v1`
  const provider = createOpenAiImageProvider({
    baseUrl,
    apiKey: 'sk-secret',
    model: 'gpt-image-1',
    timeoutMs: 5000,
    ...options,
  })
  return { peer, provider }
}

describe('the OpenAI image provider', () => {
  it('posts a prompt without images to /generations as JSON, with the API key', async () => {
    const { peer, provider } = await setup()
    const drawn = await provider.draw(request, signal)
    expect(drawn.type).toBe('image/png')
    expect(image.equals(drawn.bytes)).toBe(true)
    const [call] = peer.calls
    expect(call).toMatchObject({ path: '/v1/images/generations', authorization: 'Bearer sk-secret' })
    const body: unknown = JSON.parse(String(call?.body))
    expect(body).toEqual({
      model: 'gpt-image-1',
      prompt:
        'A photograph of a wedding scene. Place: vineyard. Time and light: dusk.\n' +
        "The couple's own words: “A vineyard at dusk”",
      n: 1,
      size: '1536x1024',
    })
  })

  it('counts each image that the server has drawn, for its price', async () => {
    let images = 0
    const { provider } = await setup(undefined, { countImage: () => images++ })
    await provider.draw(request, signal)
    await provider.draw(request, signal)
    expect(images).toBe(2)
  })

  it('posts one reference image to /edits in a form field without brackets', async () => {
    const { peer, provider } = await setup()
    await provider.draw({ ...request, references: [{ bytes: image, role: 'inspiration' }] }, signal)
    expect(peer.calls[0]?.path).toBe('/v1/images/edits')
    const form = await formOf(peer.calls)
    expect(form.get('model')).toBe('gpt-image-1')
    expect(form.get('prompt')).toContain('A vineyard at dusk')
    const file = form.get('image')
    expect(file).toMatchObject({ name: 'picture-1.png', type: 'image/png', size: image.length })
  })

  it('posts an edit with the previous image, then the references, and only the last prompt', async () => {
    const { peer, provider } = await setup()
    const reference = { bytes: await sharp(image).webp().toBuffer(), role: 'inspiration' as const }
    const edits = ['more candles', 'peonies instead of roses']
    await provider.draw({ ...request, edits, references: [reference, reference], previous: { image } }, signal)
    const form = await formOf(peer.calls)
    const names = form.getAll('image[]').map((file) => (file instanceof File ? file.name : ''))
    expect(names).toEqual(['picture-1.png', 'picture-2.webp', 'picture-3.webp'])
    expect(form.get('prompt')).toMatch(
      /^Change the first picture .* Added peonies\. .*\r?\nThe couple's own words: “peonies instead of roses”\r?\n/,
    )
    expect(form.get('prompt')).not.toContain('more candles')
  })

  it('posts the photo of the venue first and asks to keep it, with the placement of the ceremony', async () => {
    const { peer, provider } = await setup()
    const venue = await sharp(image).webp().toBuffer()
    const placement = { arch: { x: 0.25, y: 0.6 }, aisle_end: { x: 0.5, y: 1 } }
    const references = [
      { bytes: image, role: 'inspiration' as const },
      { bytes: venue, role: 'venue' as const },
    ]
    await provider.draw({ ...request, references, placement }, signal)
    const form = await formOf(peer.calls)
    const names = form.getAll('image[]').map((file) => (file instanceof File ? file.name : ''))
    expect(names).toEqual(['picture-1.webp', 'picture-2.png'])
    expect(form.get('prompt')).toMatch(/^Add a wedding ceremony to the photo in the first picture/)
    expect(form.get('prompt')).toContain('The foot of the arch is 25% from the left and 60% from the top.')
    expect(form.get('prompt')).toContain('Take colours, flowers and mood from the other pictures.')
  })

  it('omits the place and the light of the prompt from the frame when the photo of the venue shows them', async () => {
    const { peer, provider } = await setup()
    const references = [{ bytes: image, role: 'venue' as const }]
    await provider.draw({ ...request, prompt: 'A vineyard at dusk with a flower arch', references }, signal)
    const prompt = String((await formOf(peer.calls)).get('prompt'))
    expect(prompt).toContain('Structures: flower arch.')
    expect(prompt).not.toContain('Place:')
  })

  it('writes an English frame and quotes the words of a Spanish prompt unchanged', async () => {
    const { peer, provider } = await setup()
    const words = 'Una boda en la playa con 12 mesas redondas y sin globos'
    await provider.draw({ ...request, prompt: words }, signal)
    expect(promptOf(peer.calls)).toBe(
      'A photograph of a wedding scene. Place: beach. Tables and seats: 12 round tables. Without: balloons.\n' +
        `The couple's own words: “${words}”`,
    )
  })

  it('writes the change of a Spanish edit in English', async () => {
    const { peer, provider } = await setup()
    await provider.draw({ ...request, edits: ['añade 3 farolillos de papel'], previous: { image } }, signal)
    const prompt = String((await formOf(peer.calls)).get('prompt'))
    expect(prompt).toContain('Added 3 paper lanterns.')
    expect(prompt).toContain('“añade 3 farolillos de papel”')
  })

  it('writes the reverse change for an edit that undoes the edit before it', async () => {
    const { peer, provider } = await setup()
    await provider.draw({ ...request, edits: ['add paper lanterns', 'undo'], previous: { image } }, signal)
    expect(String((await formOf(peer.calls)).get('prompt'))).toContain('Removed paper lanterns.')
  })

  it('names no similar venue for a place that the vocabulary knows only by a similar venue', async () => {
    const { peer, provider } = await setup()
    await provider.draw({ ...request, prompt: 'An igloo with lanterns' }, signal)
    expect(promptOf(peer.calls)).toContain('wedding scene. Objects: lanterns.\n')
  })

  it('sends dall-e-2 at most 1,000 characters for a prompt that fits', async () => {
    const { peer, provider } = await setup(undefined, { model: 'dall-e-2' })
    const words = `A beach with lanterns and a piano ${'and our story '.repeat(60)}`
    await provider.draw({ ...request, prompt: words }, signal)
    expect(promptOf(peer.calls)).toContain(words)
    expect(promptOf(peer.calls).length).toBeLessThanOrEqual(1000)
  })

  it('omits the changes of an edit that leaves no room for them in a prompt for dall-e-2', async () => {
    const { peer, provider } = await setup(undefined, { model: 'dall-e-2' })
    const edit = `add paper lanterns ${'and our story '.repeat(60)}`
    await provider.draw({ ...request, edits: [edit], previous: { image } }, signal)
    const prompt = String((await formOf(peer.calls)).get('prompt'))
    expect(prompt).toContain(edit)
    expect(prompt).not.toContain('Added paper lanterns.')
  })

  it('returns the understood phrases of the prompt, and no phrases that the image does not show', async () => {
    const { provider } = await setup()
    const { reading } = await provider.draw({ ...request, prompt: 'A vineyard with a hologram' }, signal)
    expect(reading).toEqual({ understood: [{ phrase: 'vineyard', as: 'vineyard' }] })
  })

  it.each([
    ['dall-e-3', '1792x1024'],
    ['dall-e-2', '1024x1024'],
    ['any-other', '1536x1024'],
  ])('requests from the model %s an image of the size %s', async (model, size) => {
    const { peer, provider } = await setup(undefined, { model })
    await provider.draw(request, signal)
    expect(JSON.parse(String(peer.calls[0]?.body))).toMatchObject({ model, size })
  })

  it('sends no Authorization header if no API key is configured', async () => {
    const { peer, provider } = await setup(undefined, { apiKey: undefined })
    await provider.draw(request, signal)
    expect(peer.calls[0]?.authorization).toBeUndefined()
  })

  it('preserves the path and query of the base URL', async () => {
    const { peer } = await setup()
    const baseUrl = `${peer.origin}/openai/v1/?api-version=2026-01`
    await createOpenAiImageProvider({ baseUrl, model: 'm', timeoutMs: 5000 }).draw(request, signal)
    expect(peer.calls[0]?.path).toBe('/openai/v1/images/generations?api-version=2026-01')
  })
})

describe('createOpenAiImageProvider', () => {
  it.each(['api.example/v1', 'ftp://api.example', 'https://user:hunter2@api.example/v1', ''])(
    'rejects the base URL %j without quoting a password',
    (baseUrl) => {
      const create = () => createOpenAiImageProvider({ baseUrl, model: 'm', timeoutMs: 1 })
      expect(create).toThrow(/IMAGE_BASE_URL/)
      expect(create).not.toThrow(/hunter2/)
    },
  )

  it.each(['hunter2\n', 'hunter2 hunter2', 'hünter2', ''])('rejects the API key %j without quoting it', (apiKey) => {
    const create = () => createOpenAiImageProvider({ baseUrl: 'https://api.example', apiKey, model: 'm', timeoutMs: 1 })
    expect(create).toThrow(/IMAGE_API_KEY/)
    expect(create).not.toThrow(/h.nter2/)
  })
})

function promptOf([call]: ReceivedCall[]): string {
  return String(JSON.parse(String(call?.body)).prompt)
}

async function formOf(calls: ReceivedCall[]) {
  const [call] = calls
  if (!call) throw new Error('Nothing was asked')
  return readForm(call)
}
