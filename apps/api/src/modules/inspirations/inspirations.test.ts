import { readdir } from 'node:fs/promises'
import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phonePhoto } from '../../images/image-fixtures.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { fileOf, formOf } from '../../testing/forms.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const CREATE = '/couple/couple-inspiration/create/'
const LIST = '/couple/couple-inspiration/list/'
const KEY = { 'Idempotency-Key': '0b6f1c9e-3b0f-4a53-9c62-51b0b8a3d001' }

let api: TestApi
let photo: Blob
beforeAll(async () => {
  api = await startApi()
  photo = await makePhoto()
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`couple-${++people}@example.com`)
const boardOf = async (token: string) => calls.listInspirations.response.parse((await api.get(LIST, { token })).body)

async function countFiles(): Promise<number> {
  const entries = await readdir(`${api.config.dataDir}/files`, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

function create(token: string, fields: Record<string, string>, images: Blob[] = [photo], headers = {}) {
  const form = formOf({ category: '4', description: 'Peonies', ...fields }, { images })
  return api.post(CREATE, { token, form, headers })
}

describe('POST inspirations', () => {
  it('adds an inspiration to the board and the dashboard, newest first, with the images in order', async () => {
    const token = await join()
    const first = await create(token, {}, [photo, await makePhoto('#33aa55')])
    expect(first).toMatchObject({
      status: 201,
      body: { category: 'Florists', category_id: 4, description: 'Peonies' },
    })
    const second = await create(token, { category: '8', description: '' })
    const list = await boardOf(token)
    expect(list).toEqual([second.body, first.body])
    expect(list[1]?.images).toHaveLength(2)
    const images = list.flatMap((inspiration) => inspiration.images)
    for (const { gallery_image } of images) {
      const { headers } = await api.get(new URL(gallery_image).pathname)
      expect(headers.get('content-type')).toBe('image/webp')
    }
    const dashboard = await api.get('/couple/dashboard/', { token })
    expect(dashboard.body).toMatchObject({ wedding_inspiration_images: images })
  })

  it('accepts an inspiration with a long, unusual or missing description', async () => {
    const token = await join()
    const words = `<script>alert(1)</script> ${'lilac '.repeat(1500)}💐`
    expect((await create(token, { description: words })).status).toBe(201)
    const form = formOf({ category: '1' }, { images: [photo] })
    expect((await api.post(CREATE, { token, form })).status).toBe(201)
    expect((await boardOf(token)).map(({ description }) => description)).toEqual(['', words])
  })

  it('responds 400 to an inspiration without an image, in each body format', async () => {
    const token = await join()
    const fields = { category: '4', description: 'x' }
    for (const body of [{ json: fields }, { form: new URLSearchParams(fields) }, { form: formOf(fields) }]) {
      const answer = await api.post(CREATE, { token, ...body })
      expect(answer).toMatchObject({ status: 400, body: { images: ['Please add at least one image.'] } })
    }
    expect(await boardOf(token)).toEqual([])
  })

  it.each(['', '0', '17', 'undefined', 'Florists', '4.0', '1e9999', '4;drop table inspirations'])(
    'responds 400 to the unknown category "%s"',
    async (category) => {
      const token = await join()
      const answer = await create(token, { category })
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', category: [expect.any(String)] } })
      expect(await boardOf(token)).toEqual([])
    },
  )

  it('rejects the whole inspiration for an invalid image, six images or an image over 20 MB', async () => {
    const token = await join()
    const program = fileOf('MZ\u0090 this program cannot be run in DOS mode')
    expect(await create(token, {}, [photo, program])).toMatchObject({
      status: 400,
      body: { code: 'unsupported_image', images: [expect.any(String)] },
    })
    expect(await create(token, {}, Array(6).fill(photo))).toMatchObject({
      status: 400,
      body: { code: 'too_many_files', images: [expect.any(String)] },
    })
    const huge = new Uint8Array(25 * 1024 * 1024)
    huge.set(await phonePhoto(1))
    expect(await create(token, {}, [fileOf(huge)])).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await create(token, { description: 'x'.repeat(20_001) })).status).toBe(400)
    expect(await boardOf(token)).toEqual([])
  })
})

describe('the file store', () => {
  it('contains no files of rejected or repeated inspirations', async () => {
    const token = await join()
    await create(token, {})
    const before = await countFiles()
    await create(token, {}, [photo, fileOf('no image')])
    await create(token, { category: '99' }, [photo])
    await Promise.all([1, 2, 3, 4].map(() => create(token, {}, [photo, photo], KEY)))
    expect(await countFiles()).toBe(before + 2)
  })
})

describe('a repeated inspiration request', () => {
  it('creates one inspiration for ten concurrent requests with the same key, all with the same response', async () => {
    const token = await join()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(token, {}, [photo], KEY)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await boardOf(token)).toEqual([answers[0]?.body])
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  })

  it('can be retried with the same key after a rejection', async () => {
    const token = await join()
    expect((await create(token, {}, [fileOf('no image')], KEY)).status).toBe(400)
    expect((await create(token, {}, [photo], KEY)).status).toBe(201)
  })

  it('responds 409 to the same key with a different body', async () => {
    const token = await join()
    await create(token, {}, [photo], KEY)
    const answer = await create(token, { description: 'Roses' }, [photo], KEY)
    expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
    expect(await boardOf(token)).toHaveLength(1)
  })

  it('creates a second inspiration if the request has no key', async () => {
    const token = await join()
    await create(token, {})
    await create(token, {})
    expect(await boardOf(token)).toHaveLength(2)
  })
})
