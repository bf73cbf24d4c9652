import type { RasterPool } from '@vowkit/illustrator/raster'
import { calls, type VisionObject } from '@vowkit/sdk-core/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createIllustratorProvider } from '../../providers/images/illustrator/illustrator-provider.ts'
import { settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const ARCH = { id: 'structure', within: [], share: 0.1, left: 0.4, top: 0.3, right: 0.6, bottom: 0.7, colours: [] }

/** Draws every scene as a grey image, and sees an arch in each of them. */
const GREY: RasterPool = {
  draw: async ({ width }) =>
    sharp({ create: { width, height: 160, channels: 3, background: '#778899' } })
      .png()
      .toBuffer(),
  inspect: async () => ({ parts: [ARCH], background: 0.9, whole: {} }),
  readReference: async () => ({ palette: [] }),
  close: async () => {},
}

let api: TestApi
let token: string
let path: string
beforeAll(async () => {
  const images = createIllustratorProvider({ pool: GREY, variantPool: GREY })
  api = await startApi({}, { images })
  token = await api.signIn('tapper@example.com')
  const form = visionForm('A garden ceremony with a moon gate and 3 lanterns')
  const { body } = await api.post('/vision/list/', { token, form })
  path = `/vision/list/${body.id}/`
  await settledVision(api, token, String(body.id))
})
afterAll(() => api.stop())

async function read(language = 'en') {
  const { body } = await api.get(path, { token, headers: { 'Accept-Language': language } })
  return calls.getVision.response.parse(body)
}

async function objectOf(id: string, language?: string): Promise<VisionObject> {
  const found = (await read(language)).objects?.find((object) => object.id === id)
  if (!found) throw new Error(`The image has no ${id}.`)
  return found
}

async function edit(description: string): Promise<void> {
  const { status, body } = await api.post(path, { token, json: { description } })
  expect(status).toBe(200)
  expect(body.objects).toBeUndefined()
  await settledVision(api, token, path.split('/')[3] ?? '')
}

it.each([
  ['en', /^More flowers$/],
  ['es-MX', /^Más flores$/],
  ['fr', /^Plus de fleurs$/],
])('a vision suggests edits in the language %s of the request', async (language, flowers) => {
  const suggested = (await read(language)).suggested_edits ?? []
  expect(suggested).toHaveLength(4)
  expect(suggested).toContainEqual(expect.stringMatching(flowers))
})

it('a vision lists its objects with their edits in the language of the request', async () => {
  const { name, areas, alternatives, remove } = await objectOf('structure')
  expect({ name, remove }).toEqual({ name: 'moon gate', remove: 'Remove the moon gate' })
  expect(areas).toHaveLength(1)
  expect(alternatives).toHaveLength(3)
  expect(await objectOf('structure', 'es-MX')).toMatchObject({
    name: 'puerta de luna',
    remove: 'Quita la puerta de luna',
  })
})

it.each([
  ['en', 'hedges'],
  ['es', 'setos'],
  ['fr', 'haies'],
  ['de', 'Hecken'],
  ['ar', 'شجيرات'],
])('a vision names the hedges of a garden in the language %s of the request', async (language, name) => {
  expect(await objectOf('part:hedge', language)).toMatchObject({ name })
})

it('a vision names the colours of its image in the language of the request', async () => {
  const [english, spanish] = [await read('en'), await read('es')]
  expect(english.palette_names).toHaveLength(english.palette?.length ?? 0)
  expect(english.palette_names?.join()).not.toContain('#')
  expect(spanish.palette_names).not.toEqual(english.palette_names)
})

it('a vision accepts the offered edits until no edits are left, and then lists no objects', async () => {
  const { alternatives } = await objectOf('structure')
  await edit(alternatives[0]?.prompt ?? '')
  expect((await objectOf('structure')).name).toBe(alternatives[0]?.label.toLowerCase())
  await edit((await objectOf('object:lanterns', 'es')).remove ?? '')
  const after = await read()
  expect(after.objects?.map(({ id }) => id)).not.toContain('object:lanterns')
  expect(after.history_images.map(({ changes }) => changes)).toEqual([
    ['Replaced moon gate with wooden arbor'],
    ['Quitado: faroles'],
  ])
  await edit((await objectOf('light')).alternatives[0]?.prompt ?? '')
  expect((await read()).objects).toBeUndefined()
})
