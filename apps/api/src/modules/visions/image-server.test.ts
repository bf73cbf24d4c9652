import { calls } from '@vowkit/sdk-core/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOpenAiImageProvider } from '../../providers/images/openai/openai-image-provider.ts'
import { sendImage, startFakeOpenAi } from '../../testing/fake-servers/openai.ts'
import { settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let peer: Awaited<ReturnType<typeof startFakeOpenAi>>
beforeAll(async () => {
  const drawn = await sharp({ create: { width: 240, height: 160, channels: 3, background: 'plum' } })
    .png()
    .toBuffer()
  peer = await startFakeOpenAi((_call, response) => sendImage(response, drawn))
  const images = createOpenAiImageProvider({ baseUrl: peer.origin, model: 'm', timeoutMs: 20_000 })
  api = await startApi({}, { images })
})
afterAll(async () => {
  await api.stop()
  await peer.stop()
})

it('responds with understood but without not_drawn for a vision and an edit from an image server', async () => {
  const token = await api.signIn('model@example.com')
  const created = await api.post('/vision/list/', { token, form: visionForm('A vineyard with a hologram') })
  const id = String(created.body.id)
  await settledVision(api, token, id)
  await api.post(`/vision/list/${id}/`, { token, json: { description: 'add paper lanterns and a hologram' } })
  const vision = calls.getVision.response.parse(await settledVision(api, token, id))
  expect(vision.understood).toEqual([{ phrase: 'vineyard', as: 'vineyard' }])
  expect(vision).not.toHaveProperty('not_drawn')
  expect(vision.history_images.at(-1)?.understood).toEqual([{ phrase: 'paper lanterns', as: 'paper lanterns' }])
  expect(vision.history_images.at(-1)).not.toHaveProperty('not_drawn')
})
