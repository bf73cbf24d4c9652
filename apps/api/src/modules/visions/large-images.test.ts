import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditsOf, settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import type { DrawScript } from '../../testing/scripted-images.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const MB = 1024 * 1024

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DRAW_TIMEOUT_MS: '60000' })
})
afterAll(() => api.stop())

async function draw(email: string, script: DrawScript) {
  const token = await api.signIn(email)
  api.images.next(script)
  const { body } = await api.post('/vision/list/', { token, form: visionForm('A barn') })
  return { token, vision: await settledVision(api, token, String(body.id)) }
}

it('a generated image of 40 MB is served at the requested width', async () => {
  const raw = { width: 4096, height: 3413, channels: 3 as const }
  const bytes = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(bytes.byteLength).toBeGreaterThan(39.9 * MB)
  const { token, vision } = await draw('large@example.com', async () => ({ bytes, type: 'image/png' }))
  expect(vision).toMatchObject({ failure: null })
  const image = await fetch(api.url + new URL(String(vision.result_image)).pathname)
  const kept = await sharp(await image.arrayBuffer()).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 240, height: 200 })
  expect(await creditsOf(api, token)).toBe(2)
})

it.each([
  ['is empty', new Uint8Array()],
  ['is 40 MB of zeros', new Uint8Array(40 * MB)],
])('a vision fails and its credit is released if the generated image %s', async (how, bytes) => {
  const { token, vision } = await draw(`${how.replaceAll(' ', '-')}@example.com`, async () => ({
    bytes,
    type: 'image/png',
  }))
  expect(vision).toMatchObject({ result_image: '', failure: { code: 'failed' } })
  expect(await creditsOf(api, token)).toBe(3)
})
