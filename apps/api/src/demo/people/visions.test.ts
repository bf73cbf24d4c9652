import { calls, FREE_CREDITS } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { MAYA_VISIONS } from './maya-visions.ts'
import { seedDemoVisions } from './visions.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0' })
  const json = { username: 'maya@example.com', password: 'wedding-demo' }
  token = String((await api.post('/auth/login/', { json })).body.token)
})
afterAll(() => api.stop())

async function list() {
  const { data } = calls.listVisions.response.parse((await api.get('/vision/list/', { token })).body)
  return data
}

it('Maya has three finished visions, newest first, and all her free credits', async () => {
  const visions = await list()
  expect(visions.map(({ description }) => description)).toEqual(MAYA_VISIONS.map(({ description }) => description))
  expect(visions.every(({ result_image }) => Boolean(result_image))).toBe(true)
  const credits = calls.getCredits.response.parse((await api.get('/vision/user-credits/', { token })).body)
  expect(credits.credits).toBe(FREE_CREDITS)
})

it('a demo vision shows the image of its last edit, and every image can be loaded', async () => {
  const [newest] = await list()
  const { body } = await api.get(`/vision/list/${newest?.id}/`, { token })
  const vision = calls.getVision.response.parse(body)
  expect(vision.is_processing).toBe(false)
  const edits = vision.history_images
  expect(edits.map(({ description }) => description)).toEqual(MAYA_VISIONS[0]?.edits)
  expect(edits.at(-1)?.image).toBe(vision.result_image)
  const images = new Set([vision.original_image, ...edits.map(({ image }) => image)])
  expect(images.size).toBe(3)
  for (const image of images) expect((await api.get(new URL(String(image)).pathname)).status).toBe(200)
})

it('seedDemoVisions adds no visions on the next start', async () => {
  await seedDemoVisions({ db: api.db, clock: api.clock, ...api.service.services })
  expect(await list()).toHaveLength(3)
})
