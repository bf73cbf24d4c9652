import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { type FakePlatformOptions, fakePlatform } from '../../testing/index.ts'
import { continuedVision } from './continued-vision.ts'
import { draftOf } from './create-draft.ts'
import type { Draft } from './draft.ts'
import { roleOf } from './image-role.ts'
import { startEditFrom } from './start-edit-from.ts'
import { credits, fails, made, photo, reload, setup as submitting } from './test/submitting.ts'

function setup() {
  const platform = fakePlatform()
  const { ports } = createClient({ apiHost: 'https://api.test', platform })
  const draft = draftOf(ports)
  draft.$draft.listen(() => {})
  const picture = (size: number) => new Blob(['x'.repeat(size)], { type: 'image/png' })
  return { platform, ports, draft, picture }
}

it('reuse() replaces the draft with the prompt and images of a vision', async () => {
  const { platform, draft, picture } = setup()
  platform.images.remote.set('https://api.test/1', picture(4)).set('https://api.test/2', picture(4))
  draft.setText('what was typed since')
  await draft.reuse({
    description: 'a garden',
    images: [{ image: 'https://api.test/1' }, { image: 'https://api.test/2' }],
  })
  expect(draft.$draft.get()).toMatchObject({ text: 'a garden', note: null })
  expect(draft.$draft.get().images).toHaveLength(2)
})

it('reuse() keeps the roles of the images, also of an image that loads only on a retry', async () => {
  const { platform, draft, picture } = setup()
  platform.images.remote.set('https://api.test/1', picture(4))
  const images = [
    { image: 'https://api.test/1', role: 'inspiration' as const },
    { image: 'https://api.test/late', role: 'venue' as const },
  ]
  await draft.reuse({ description: 'a garden', images })
  platform.images.remote.set('https://api.test/late', picture(5))
  await draft.retryImage(draft.$draft.get().failedImages[0]?.id ?? '')
  expect(draft.$draft.get().images.map(({ url }) => roleOf(url))).toEqual(['inspiration', 'venue'])
})

it('reuse() adds an image that cannot be loaded to the failed images, and a retry loads only this image', async () => {
  const { platform, draft, picture } = setup()
  platform.images.remote.set('https://api.test/1', picture(4))
  const images = [{ image: 'https://api.test/1' }, { image: 'https://api.test/late' }]
  await draft.reuse({ description: 'a garden', images })
  const state = () => draft.$draft.get()
  expect(state()).toMatchObject({ images: [{}], failedImages: [{ name: 'image-2' }], note: 'image_failed' })
  await draft.retryImage(state().failedImages[0]?.id ?? '')
  expect(state()).toMatchObject({ failedImages: [{ name: 'image-2' }], note: 'image_failed' })
  platform.images.remote.set('https://api.test/late', picture(5))
  await draft.retryImage(state().failedImages[0]?.id ?? '')
  expect(state()).toMatchObject({ images: [{}, { name: 'image-2' }], failedImages: [], note: null })
})

it('startEditFrom replaces the draft with the prompt and result of a vision', async () => {
  const { platform, ports, draft, picture } = setup()
  platform.images.remote.set('https://api.test/1', picture(4))
  draft.setText('what was typed since')
  await startEditFrom(ports, { description: 'a garden', result_image: 'https://api.test/1' })
  expect(draft.$draft.get()).toMatchObject({ text: 'a garden', images: [{ name: 'vision' }] })
  expect([...platform.storage.values.keys()].filter((key) => key.includes('editDream'))).toEqual([])
})

describe('a draft that starts from a vision with its id', () => {
  const source = { id: 'v7', description: 'a garden', result_image: 'https://api.test/1' }
  const image = new Blob(['xxxx'], { type: 'image/png' })

  async function start(options: FakePlatformOptions = { script: [credits(3), made] }) {
    const opened = submitting(options)
    opened.images.remote.set(source.result_image, image)
    await startEditFrom(opened.client.ports, source)
    const sent = () => opened.creates()[0]?.body as FormData
    return { ...opened, sent, continued: () => continuedVision(opened.draft.$draft.get()) }
  }

  it('continues from the vision without uploading its image', async () => {
    const { draft, sent, continued } = await start()
    expect(draft.$draft.get().images).toHaveLength(1)
    expect(continued()).toBe('v7')
    await draft.submit()
    expect(sent().get('from_vision')).toBe('v7')
    expect(sent().getAll('images')).toEqual([])
  })

  it('draws a changed prompt from scratch, with the image, and continues again after the change is undone', async () => {
    const { draft, sent, continued } = await start()
    draft.setText('a castle')
    expect(continued()).toBeUndefined()
    draft.setText(' a garden ')
    expect(continued()).toBe('v7')
    draft.setText('a castle')
    await draft.submit()
    expect(sent().get('from_vision')).toBeNull()
    expect(sent().getAll('images')).toHaveLength(1)
  })

  it.each<[string, (draft: Draft) => unknown]>([
    ['adds an image', (draft) => draft.addImages([photo('more.png')])],
    ['removes the image', (draft) => draft.removeImage(draft.$draft.get().images[0]?.id ?? '')],
    ['marks the image as the venue', (draft) => draft.setRole(draft.$draft.get().images[0]?.id ?? '', 'venue')],
  ])('draws from scratch if the visitor %s', async (_, change) => {
    const { draft, sent, continued } = await start()
    await change(draft)
    expect(continued()).toBeUndefined()
    await draft.submit()
    expect(sent().get('from_vision')).toBeNull()
  })

  it('continues from the vision after a reload of the page', async () => {
    const before = await start({})
    await before.clock.advance(1_000)
    const { draft } = reload(before, {})
    expect(draft.$draft.get().images).toHaveLength(1)
    expect(continuedVision(draft.$draft.get())).toBe('v7')
    draft.clear()
    expect([...before.values.keys()].filter((key) => key.startsWith('pendingDream'))).toEqual([])
  })

  it('draws from scratch on the next attempt if the vision was deleted', async () => {
    const gone = fails({ status: 404, body: { code: 'not_found', detail: 'No.' } })
    const { draft, creates, continued } = await start({ script: [credits(3), gone, made] })
    await draft.submit()
    expect(continued()).toBeUndefined()
    await draft.submit()
    const sources = creates().map(({ body }) => body instanceof FormData && body.get('from_vision'))
    expect(sources).toEqual(['v7', null])
  })
})
