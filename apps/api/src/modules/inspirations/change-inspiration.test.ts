import { calls, type Inspiration } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { filesInStore } from '../../testing/documents.ts'
import { fileOf, formOf } from '../../testing/forms.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string
let stranger: string
let inspiration: Inspiration
let photo: Blob
beforeAll(async () => {
  api = await startApi()
  photo = await makePhoto()
})
afterAll(() => api.stop())

let couples = 0
beforeEach(async () => {
  const { join } = createCoupleCalls(api)
  couples++
  token = await join(`changer-${couples}@example.com`)
  stranger = await join(`other-${couples}@example.com`)
  const form = formOf({ category: '4', description: 'Peonies' }, { images: [photo, await makePhoto('#33aa55')] })
  const { body } = await api.post('/couple/couple-inspiration/create/', { token, form })
  inspiration = calls.createInspiration.response.parse(body)
})

const path = () => `/couple/couple-inspiration/${inspiration.id}/`
const board = async () =>
  calls.listInspirations.response.parse((await api.get('/couple/couple-inspiration/list/', { token })).body)
const idsOf = ({ images }: Inspiration) => images.map(({ id = '' }) => id)

function change(fields: Record<string, string | string[]>, images: Blob[] = [], by = token) {
  return api.patch(path(), { token: by, form: formOf(fields, { images }) })
}

describe('PATCH inspirations', () => {
  it('changes only the fields that are sent', async () => {
    const { status, body } = await change({ description: 'Only white ones' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...inspiration, description: 'Only white ones' })
    expect((await change({ category: '8' })).body).toMatchObject({ category_id: 8, description: 'Only white ones' })
    expect(await board()).toMatchObject([{ category_id: 8, description: 'Only white ones' }])
  })

  it('reorders, adds and removes images, and deletes the files of removed images', async () => {
    const [first = '', second = ''] = idsOf(inspiration)
    const before = await filesInStore(api)
    const { body } = await change({ images_order: [second, 'new'] }, [await makePhoto('#0000ff')])
    const changed = calls.changeInspiration.response.parse(body)
    expect(idsOf(changed)).toEqual([second, expect.stringMatching(/\.webp$/)])
    const files = await filesInStore(api)
    expect(files).toHaveLength(before.length)
    expect(files.some((file) => file.includes(first))).toBe(false)
    expect(await board()).toEqual([changed])
  })

  it('appends uploads without an order', async () => {
    const { body } = await change({}, [photo])
    expect(idsOf(calls.changeInspiration.response.parse(body)).slice(0, 2)).toEqual(idsOf(inspiration))
    expect(body.images).toHaveLength(3)
  })

  it('responds 400 and keeps the inspiration for an invalid category, order or image', async () => {
    const [first = '', second = ''] = idsOf(inspiration)
    const before = await filesInStore(api)
    const attempts: [Record<string, string | string[]>, Blob[]][] = [
      [{ category: '99' }, []],
      [{ images_order: [first, first] }, []],
      [{ images_order: ['someone-elses.webp'] }, []],
      [{ images_order: [first, 'new'] }, []],
      [{ images_order: [first, second] }, [photo]],
      [{}, Array<Blob>(4).fill(photo)],
      [{ images_order: [first, 'new'] }, [fileOf('no image')]],
    ]
    for (const [fields, images] of attempts) expect((await change(fields, images)).status).toBe(400)
    expect(await board()).toEqual([inspiration])
    expect(await filesInStore(api)).toEqual(before)
  })

  it('responds 404 to other accounts and for unknown ids, and 401 without a session', async () => {
    expect((await change({ description: 'Mine now' }, [], stranger)).status).toBe(404)
    expect((await api.patch('/couple/couple-inspiration/999999/', { token, json: {} })).status).toBe(404)
    expect((await api.patch(path(), { json: {} })).status).toBe(401)
    expect(await board()).toEqual([inspiration])
  })
})

describe('DELETE inspirations', () => {
  it('removes the inspiration from the board and its files from the store', async () => {
    expect((await api.delete(path(), { token })).status).toBe(204)
    expect(await board()).toEqual([])
    const files = await filesInStore(api)
    for (const id of idsOf(inspiration)) expect(files.some((file) => file.includes(id))).toBe(false)
    expect((await api.delete(path(), { token })).status).toBe(404)
  })

  it('responds 404 to other accounts, and 401 without a session', async () => {
    expect((await api.delete(path(), { token: stranger })).status).toBe(404)
    expect((await api.delete(path())).status).toBe(401)
    expect(await board()).toHaveLength(1)
  })
})
