import { readFileSync } from 'node:fs'
import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const VISIONS = '/vision/list/'
const PHOTOS = ['phone', 'tiles', 'with-thumbnail', 'ten-bit', 'display-p3']
const read = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../images/fixtures/${name}.heic`, import.meta.url)))
const photo = read('phone')

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

it.each(['image/heic', '', 'application/octet-stream'])('the API accepts a HEIC photo of type %j', async (type) => {
  const token = await api.signIn('heic@example.com')
  const form = visionForm('Our venue', [new Blob([photo], { type })])
  const { status, body } = await api.post(VISIONS, { token, form })
  expect(status).toBe(201)
  const { images } = calls.getVision.response.parse((await api.get(`${VISIONS}${body.id}/`, { token })).body)
  expect(images).toHaveLength(1)
  const { headers } = await api.get(new URL(images[0]?.image ?? '').pathname)
  expect(headers.get('content-type')).toBe('image/webp')
})

it.each([
  [PHOTOS.slice(0, 2), 'image/jpeg', 'IMG_0001.JPG'],
  [PHOTOS.slice(2), 'image/png', 'photo'],
])('the API detects the HEIC photos %j despite the content type %s and the file name %s', async (names, type, file) => {
  const token = await api.signIn(`${file}@example.com`)
  const form = visionForm('Our venue')
  for (const name of names) form.append('images', new File([read(name)], file, { type }))
  const { status, body } = await api.post(VISIONS, { token, form })
  expect(status).toBe(201)
  const { images } = calls.getVision.response.parse((await api.get(`${VISIONS}${body.id}/`, { token })).body)
  expect(images).toHaveLength(names.length)
  for (const { image } of images) {
    const { headers } = await api.get(new URL(image).pathname)
    expect(headers.get('content-type')).toBe('image/webp')
  }
})

it('the API rejects a broken HEIC photo with an explanation and charges nothing', async () => {
  const token = await api.signIn('broken-heic@example.com')
  const broken = new Blob([photo.subarray(0, 400)], { type: 'image/heic' })
  const message = 'We could not read this HEIC photo. Please choose it as a JPEG.'
  expect(await api.post(VISIONS, { token, form: visionForm('Our venue', [broken]) })).toMatchObject({
    status: 400,
    body: { code: 'unsupported_image', detail: message, images: [message] },
  })
  expect((await api.get('/vision/user-credits/', { token })).body.credits).toBe(3)
})
