import { expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { fakePlatform } from '../../testing/index.ts'
import { draftOf } from './create-draft.ts'
import { startEditFrom } from './start-edit-from.ts'

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
