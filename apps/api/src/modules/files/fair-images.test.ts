import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { fileOf, formOf } from '../../testing/forms.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { createGate } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const PHOTO = '/couple/update-profile-image/'
/** Enough photos that waiting for all of them takes measurably longer. */
const LARGE = 12
/** Large photos that may complete before the small one: two in progress when it arrives, and one just completed. */
const UNDER_WAY = 3

let api: TestApi
let large: Blob
beforeAll(async () => {
  api = await startApi()
  const create = { width: 7000, height: 7000, channels: 3 as const, background: '#336699' }
  large = fileOf(await sharp({ create }).png().toBuffer(), 'image/png')
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`couple-${++people}@example.com`)
const sendPhoto = (token: string, photo: Blob) => api.post(PHOTO, { token, form: formOf({}, { image: [photo] }) })

/** Sends many large photos concurrently. Resolves when the first one is processed. */
async function keepBusy() {
  const token = await join()
  const statuses: number[] = []
  const all = Array.from({ length: LARGE }, async () => {
    statuses.push((await sendPhoto(token, large)).status)
  })
  await until(async () => expect(statuses.length).toBeGreaterThan(0))
  return { statuses, finished: Promise.all(all) }
}

it('a small photo waits for at most one of the many large photos of another account', async () => {
  const token = await join()
  const photo = await makePhoto()
  const busy = await keepBusy()
  const before = busy.statuses.length
  expect((await sendPhoto(token, photo)).status).toBe(200)
  expect(busy.statuses.length - before).toBeLessThanOrEqual(UNDER_WAY)
  await busy.finished
  expect(busy.statuses).toEqual(Array(LARGE).fill(200))
})

it('a vision is drawn while uploads are queued', async () => {
  const token = await join()
  const gate = createGate()
  api.images.next(gate.script)
  const { body } = await api.post('/vision/list/', { token, form: visionForm('A barn') })
  await until(async () => expect(api.images.requests).toHaveLength(1))
  const busy = await keepBusy()
  gate.open()
  await until(async () => {
    const vision = await api.get(`/vision/list/${body.id}/`, { token })
    expect(vision.body).toMatchObject({ is_processing: false, failure: null })
  })
  expect(busy.statuses.length).toBeLessThanOrEqual(LARGE / 2)
  await busy.finished
})
