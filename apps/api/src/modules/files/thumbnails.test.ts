import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileKey } from '../../providers/files/file-key.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let key: string
beforeAll(async () => {
  api = await startApi()
  key = await store(1_200)
})
afterAll(() => api.stop())

async function store(width: number): Promise<string> {
  const key = createFileKey('webp')
  const image = sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: '#c86464' } })
  await api.service.services.providers.files.put(key, await image.webp().toBuffer(), 'image/webp')
  return key
}
const read = (key: string, query: string) => fetch(`${api.url}/files/${key}${query}`)
const widthOf = async (response: Response) => (await sharp(await response.arrayBuffer()).metadata()).width

describe('GET /files/{key} with a width', () => {
  it('returns a copy of the image that is 480 pixels wide, with the headers of the image', async () => {
    const [small, full] = [await read(key, '?width=480'), await read(key, '')]
    expect([await widthOf(small), await widthOf(full)]).toEqual([480, 1_200])
    for (const name of ['content-type', 'cache-control', 'cross-origin-resource-policy', 'content-security-policy']) {
      expect(small.headers.get(name)).toBe(full.headers.get(name))
    }
  })

  it('returns a narrow image in its own width', async () => {
    expect(await widthOf(await read(await store(240), '?width=480'))).toBe(240)
  })

  it.each(['?width=481', '?width=', '?width=480&width=480'])(
    'returns the image itself for the query %s',
    async (query) => {
      expect(await widthOf(await read(key, query))).toBe(1_200)
    },
  )

  it('responds 404 after the image is deleted', async () => {
    const gone = await store(600)
    expect((await read(gone, '?width=480')).status).toBe(200)
    await api.service.services.providers.files.delete(gone)
    expect((await read(gone, '?width=480')).status).toBe(404)
  })
})
