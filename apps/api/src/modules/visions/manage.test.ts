import { calls, type VisionDetail } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedFiles, unclaimedFiles, visions } from '../../db/tables.ts'
import type { DrawnImage } from '../../providers/images/images.ts'
import { filesInStore } from '../../testing/documents.ts'
import { creditsOf, settledVision } from '../../testing/packs.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { createGate, failWith } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

let api: TestApi
let token: string
let people = 0
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  token = await api.signIn(`owner${++people}@example.com`)
})

async function create(words: string, photos: Blob[] = []): Promise<string> {
  return String((await api.post('/vision/list/', { token, form: visionForm(words, photos) })).body.id)
}
async function draw(words: string, photos: Blob[] = []): Promise<string> {
  const id = await create(words, photos)
  await settledVision(api, token, id)
  return id
}
async function edit(id: string, description: string): Promise<VisionDetail> {
  await api.post(`/vision/list/${id}/`, { token, json: { description } })
  return read(id)
}
const read = async (id: string) => calls.getVision.response.parse(await settledVision(api, token, id))
const rename = (id: string, title: unknown) => api.patch(`/vision/${id}/`, { token, json: { title } })
const remove = (id: string) => api.delete(`/vision/${id}/`, { token })
const titles = async () =>
  calls.listVisions.response.parse((await api.get('/vision/list/', { token })).body).data.map(({ title }) => title)

/** Scripts the next drawing of an image provider that returns a title with each image. */
async function drawTitled(title: string): Promise<void> {
  const bytes = new Uint8Array(await (await makePhoto()).arrayBuffer())
  const reading = { title, understood: [], notDrawn: [], changes: [], suggestions: [] }
  api.images.next(async (): Promise<DrawnImage> => ({ bytes, type: 'image/jpeg', state: {}, reading }))
}

describe('PATCH a vision', () => {
  it('sets the title in the response, in the vision and in the list', async () => {
    const id = await draw('A barn')
    const { status, body } = await rename(id, '  Our day ')
    expect(status).toBe(200)
    expect(calls.renameVision.response.parse(body)).toMatchObject({ id, title: 'Our day', description: 'A barn' })
    expect(await read(id)).toMatchObject({ title: 'Our day' })
    expect(await titles()).toEqual(['Our day'])
  })

  it('keeps the couple’s title when a later edit draws a scene with another title', async () => {
    await drawTitled('Barn at noon')
    const id = await draw('A barn')
    expect(await titles()).toEqual(['Barn at noon'])
    await rename(id, 'Our day')
    await drawTitled('Barn at night')
    expect((await edit(id, 'At night')).title).toBe('Our day')
    const [row] = await api.db.select().from(visions).where(eq(visions.id, id))
    expect(row?.title).toBe('Barn at night')
  })

  it('renames a vision while it is being drawn', async () => {
    const gate = createGate()
    api.images.next(gate.script)
    const id = await create('A barn')
    expect((await rename(id, 'Our day')).status).toBe(200)
    gate.open()
    expect((await read(id)).title).toBe('Our day')
  })

  it.each([
    ['an empty title', ''],
    ['a blank title', '   '],
    ['a title of 81 characters', 'x'.repeat(81)],
    ['a title that is not text', 7],
  ])('responds 400 to %s and keeps the old title', async (_, title) => {
    const id = await draw('A barn')
    expect(await rename(id, title)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(await titles()).toEqual(['A barn'])
  })

  it('accepts a title of 80 characters and stores markup as text', async () => {
    const id = await draw('A barn')
    const title = '<b>Us</b>'.padEnd(80, '!')
    expect((await rename(id, title)).body.title).toBe(title)
  })

  it('responds 404 for an unknown vision', async () => {
    expect((await rename('3f1f0d6e-55a5-4f0e-9b43-0d6a2f7a7c11', 'Mine')).status).toBe(404)
  })
})

describe('DELETE a vision', () => {
  it('removes the vision, all of its images and their claims on the storage quota', async () => {
    const before = await filesInStore(api)
    const stored = await api.db.$count(storedFiles)
    const id = await draw('A barn', [await makePhoto()])
    const { result_image } = await edit(id, 'At night')
    await edit(id, 'More roses')
    expect((await filesInStore(api)).length).toBeGreaterThan(before.length)

    const { status, body } = await remove(id)
    expect({ status, body }).toEqual({ status: 204, body: { text: '' } })
    expect(await filesInStore(api)).toEqual(before)
    expect(await api.db.$count(storedFiles)).toBe(stored)
    expect(await api.db.$count(unclaimedFiles)).toBe(0)
    expect((await api.get(new URL(result_image).pathname)).status).toBe(404)
    expect((await api.get(`/vision/list/${id}/`, { token })).status).toBe(404)
    expect(await titles()).toEqual([])
  })

  it('keeps the other visions of the account and their images', async () => {
    const [kept, id] = [await draw('A barn'), await draw('A tent')]
    await remove(id)
    expect(await titles()).toEqual(['A barn'])
    expect((await api.get(new URL((await read(kept)).result_image).pathname)).status).toBe(200)
  })

  it('does not refund the credit of a vision that has an image', async () => {
    await remove(await draw('A barn'))
    expect(await creditsOf(api, token)).toBe(2)
  })

  it('does not release the credit of a failed vision a second time', async () => {
    api.images.next(failWith(new Error('no')))
    const id = await draw('A barn')
    expect(await creditsOf(api, token)).toBe(3)
    expect((await remove(id)).status).toBe(204)
    expect(await creditsOf(api, token)).toBe(3)
  })

  it('cancels the first drawing, releases its credit and discards the image that arrives later', async () => {
    const before = await filesInStore(api)
    const gate = createGate()
    api.images.next(gate.script)
    const requests = api.images.requests.length
    const id = await create('A barn')
    await until(async () => expect(api.images.requests).toHaveLength(requests + 1))
    expect((await remove(id)).status).toBe(204)
    expect(await creditsOf(api, token)).toBe(3)
    gate.open()
    // Waits for a later drawing by the same worker, which completes after the discarded drawing.
    await remove(await draw('A tent'))
    await until(async () => expect(await filesInStore(api)).toEqual(before))
    expect(await titles()).toEqual([])
  })

  it('cancels an edit in progress and deletes the earlier images, without a refund', async () => {
    const before = await filesInStore(api)
    const id = await draw('A barn')
    const gate = createGate()
    api.images.next(gate.script)
    await api.post(`/vision/list/${id}/`, { token, json: { description: 'At night' } })
    expect((await remove(id)).status).toBe(204)
    gate.open()
    await until(async () => expect(await filesInStore(api)).toEqual(before))
    expect(await creditsOf(api, token)).toBe(2)
  })

  it('responds 404 to the second of two requests', async () => {
    const id = await draw('A barn')
    const answers = await Promise.all([remove(id), remove(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  it('responds 404 to an edit that waits for the deletion', async () => {
    const id = await draw('A barn')
    const [deleted, edited] = await Promise.all([
      remove(id),
      api.post(`/vision/list/${id}/`, { token, json: { description: 'At night' } }),
    ])
    expect(deleted.status).toBe(204)
    expect([200, 404]).toContain(edited.status)
    expect((await api.get(`/vision/list/${id}/`, { token })).status).toBe(404)
  })
})
