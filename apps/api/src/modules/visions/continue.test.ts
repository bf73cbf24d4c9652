import { randomUUID } from 'node:crypto'
import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedFiles, unclaimedFiles } from '../../db/tables.ts'
import { filesInStore } from '../../testing/documents.ts'
import { creditsOf, settledVision } from '../../testing/packs.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const VISIONS = '/vision/list/'
let api: TestApi
let token: string
let id: string
let people = 0
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  token = await api.signIn(`starter${++people}@example.com`)
  const { body } = await api.post(VISIONS, { token, form: visionForm('A barn', [await makePhoto()]) })
  id = String(body.id)
  await read(id)
  await edit(id, 'At night')
})

const read = async (vision: string) => calls.getVision.response.parse(await settledVision(api, token, vision))
async function edit(vision: string, description: string) {
  await api.post(`${VISIONS}${vision}/`, { token, json: { description } })
  return read(vision)
}
function start(json: object, key: string = randomUUID()) {
  return api.post(VISIONS, { token, json: { from_vision: id, ...json }, headers: { 'Idempotency-Key': key } })
}
async function started(json: object) {
  const { status, body } = await start(json)
  expect(status).toBe(201)
  return read(String(body.id))
}
async function bytesOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(api.url + new URL(url).pathname)).arrayBuffer())
}

describe('POST a vision that starts from another one with the same prompt', () => {
  it('shows the image after the last edit at once, without drawing, and has all of its edits', async () => {
    const source = await read(id)
    const requests = api.images.requests.length
    const vision = await started({ description: ' A barn ' })
    expect(api.images.requests).toHaveLength(requests)
    expect(vision).toMatchObject({ is_processing: false, history_images: [], palette: source.palette, title: 'A barn' })
    expect(vision.result_image).not.toBe(source.result_image)
    expect((await bytesOf(vision.result_image)).equals(await bytesOf(source.result_image))).toBe(true)
  })

  it('passes the scene with its edits, and the reference images, to the next edit', async () => {
    const source = await read(id)
    const vision = await started({ description: 'A barn' })
    expect(vision.images).toHaveLength(1)
    expect(vision.images).not.toEqual(source.images)
    await edit(vision.id, 'More roses')
    const request = api.images.requests.at(-1)
    expect(request).toMatchObject({ prompt: 'A barn', edits: ['More roses'], previous: { state: { edits: 1 } } })
    expect(request?.references).toHaveLength(1)
  })

  it('costs one credit, and nothing without credits', async () => {
    await started({ description: 'A barn' })
    expect(await creditsOf(api, token)).toBe(1)
    await started({ description: 'A barn' })
    const before = await filesInStore(api)
    expect((await start({ description: 'A barn' })).status).toBe(402)
    expect(await filesInStore(api)).toEqual(before)
  })

  it('creates one vision for two requests with the same idempotency key', async () => {
    const key = randomUUID()
    const answers = await Promise.all([start({ description: 'A barn' }, key), start({ description: 'A barn' }, key)])
    answers.push(await start({ description: 'A barn' }, key))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await creditsOf(api, token)).toBe(1)
    expect(await api.db.$count(unclaimedFiles)).toBe(0)
  })

  it('copies the files, so that each vision survives the deletion of the other', async () => {
    const stored = await api.db.$count(storedFiles)
    const before = await filesInStore(api)
    const vision = await started({ description: 'A barn' })
    await api.delete(`/vision/${vision.id}/`, { token })
    expect(await filesInStore(api)).toEqual(before)
    expect(await api.db.$count(storedFiles)).toBe(stored)

    const next = await started({ description: 'A barn' })
    await api.delete(`/vision/${id}/`, { token })
    for (const url of [next.result_image, ...next.images.map(({ image }) => image)])
      expect((await api.get(new URL(url).pathname)).status).toBe(200)
  })
})

describe('POST a vision that starts from another one', () => {
  it('draws the prompt from scratch if the prompt was changed', async () => {
    const vision = await started({ description: 'A castle' })
    expect(vision.description).toBe('A castle')
    const request = api.images.requests.at(-1)
    expect(request).toMatchObject({ prompt: 'A castle', edits: [] })
    expect(request?.previous).toBeUndefined()
  })

  it('draws from scratch if the request contains images', async () => {
    const form = visionForm('A barn', [await makePhoto()])
    form.set('from_vision', id)
    const { status } = await api.post(VISIONS, { token, form })
    expect(status).toBe(201)
    expect(await creditsOf(api, token)).toBe(1)
  })

  it('responds 404 for an unknown vision and for a vision of another account', async () => {
    expect((await start({ description: 'A barn', from_vision: randomUUID() })).status).toBe(404)
    token = await api.signIn(`stranger${people}@example.com`)
    expect((await start({ description: 'A barn' })).status).toBe(404)
    expect(await creditsOf(api, token)).toBe(3)
  })

  it('responds 400 to an id that is malformed', async () => {
    expect((await start({ description: 'A barn', from_vision: 'mine' })).status).toBe(400)
  })
})
