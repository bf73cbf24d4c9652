import { Agent, request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colourAt, phonePhoto } from '../../images/image-fixtures.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { fileOf, formOf } from '../../testing/forms.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PATH = '/couple/update-profile-image/'
const create = { width: 60, height: 40, channels: 3 as const, background: '#aa3355' }

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await createCoupleCalls(api).join('photos@example.com')
})
afterAll(() => api.stop())

const send = (...image: Blob[]) => api.post(PATH, { token, form: formOf({}, { image }) })
const storedImage = async () => (await api.get('/couple/update-profile/', { token })).body.image

async function bytesAt(url: unknown): Promise<Uint8Array> {
  const key = new URL(String(url)).pathname
  return new Uint8Array(await (await fetch(`${api.url}${key}`)).arrayBuffer())
}

describe('the photo upload, accepted files', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns a photo with EXIF orientation %i upright and removes its place and time',
    async (orientation) => {
      const { status, body } = await send(fileOf(await phonePhoto(orientation)))
      expect(status).toBe(200)
      expect(body.url).toBe(await storedImage())
      const bytes = await bytesAt(body.url)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 80, format: 'webp' })
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(Buffer.from(bytes).includes('Quince')).toBe(false)
      const [red, , blue] = await colourAt(bytes, 0.2, 0.2)
      expect(red).toBeGreaterThan(blue)
    },
  )

  it.each(['png', 'gif'] as const)('accepts a %s, regardless of the file name', async (format) => {
    const bytes = await sharp({ create }).toFormat(format).toBuffer()
    expect((await send(fileOf(bytes, 'application/octet-stream'))).status).toBe(200)
  })
})

describe('the photo upload', () => {
  const refusals: [string, () => Promise<Blob>][] = [
    ['a program named like a photo', async () => fileOf('MZ\u0090\u0000 this program cannot be run in DOS mode')],
    [
      'an SVG',
      async () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'),
    ],
    ['an HTML page', async () => fileOf('<!doctype html><script>alert(1)</script>', 'image/png')],
    ['a WebP', async () => fileOf(await sharp({ create }).webp().toBuffer())],
    ['an AVIF', async () => fileOf(await sharp({ create }).avif().toBuffer())],
    ['an empty file', async () => fileOf('')],
    ['a truncated photo', async () => fileOf((await phonePhoto(1)).subarray(0, 900))],
    ['a truncated PNG', async () => fileOf((await sharp({ create }).png().toBuffer()).subarray(0, 40))],
    [
      'a photo of 108 megapixels',
      async () =>
        fileOf(
          await sharp({ create: { ...create, width: 12_000, height: 9_000 } })
            .jpeg()
            .toBuffer(),
        ),
    ],
  ]
  it.each(refusals)('responds 400 to %s, names the field, and keeps the current image', async (_what, make) => {
    await send(await makePhoto())
    const before = await storedImage()
    const answer = await send(await makePhoto(), await make())
    expect(answer).toMatchObject({ status: 400, body: { code: 'unsupported_image', image: [expect.any(String)] } })
    expect(await storedImage()).toBe(before)
  })

  it('responds 400 to six photos', async () => {
    const answer = await send(...Array(6).fill(await makePhoto()))
    expect(answer).toMatchObject({ status: 400, body: { code: 'too_many_files', image: [expect.any(String)] } })
  })

  it('responds 400 to a request without a photo', async () => {
    for (const body of [{ form: formOf({ note: 'x' }) }, { json: {} }]) {
      const answer = await api.post(PATH, { token, ...body })
      expect(answer).toMatchObject({ status: 400, body: { image: ['Please choose a photo.'] } })
    }
  })

  it('responds 400 to a photo in an unknown field', async () => {
    const answer = await api.post(PATH, { token, form: formOf({}, { images: [await makePhoto()] }) })
    expect(answer).toMatchObject({ status: 400, body: { images: [expect.any(String)] } })
  })

  it('responds 413 to a photo of 25 MB and keeps the connection open', async () => {
    const photo = new Uint8Array(25 * 1024 * 1024)
    photo.set(await phonePhoto(1))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const post = async (blob: Blob) => {
      const body = new Response(formOf({}, { image: [blob] }))
      const headers = { Authorization: `Token ${token}`, 'Content-Type': body.headers.get('content-type') ?? '' }
      const sent = request(`${api.url}${PATH}`, { method: 'POST', agent, headers })
      sent.end(Buffer.from(await body.arrayBuffer()))
      return new Promise((resolve, reject) => {
        sent.on('error', reject)
        sent.on('response', (answer) => {
          answer.resume().on('end', () => resolve({ status: answer.statusCode, isReused: sent.reusedSocket }))
        })
      })
    }
    expect(await post(fileOf(photo))).toEqual({ status: 413, isReused: false })
    expect(await post(await makePhoto())).toEqual({ status: 200, isReused: true })
    agent.destroy()
  })

  it('responds 401 if the session has ended', async () => {
    const dead = await createCoupleCalls(api).join('dead@example.com')
    await api.post('/auth/logout/', { token: dead })
    const form = formOf({ partner_name: 'Sam', wedding_date: '2027-05-03' }, { image: [await makePhoto()] })
    for (const path of [PATH, '/registration/couple-basicinfo/']) {
      expect(await api.post(path, { token: dead, form })).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    }
  })
})
