import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform } from '../testing/index.ts'
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

it('brings back the words and all images of a vision', async () => {
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

it('says so when an image of the vision cannot be loaded', async () => {
  const { draft } = setup()
  await draft.reuse({ description: 'a garden', images: [{ image: 'https://api.test/gone' }] })
  expect(draft.$draft.get()).toMatchObject({ text: 'a garden', images: [], note: 'image_unreadable' })
})

it('begins a new vision from the words and the picture of one there is', async () => {
  const { platform, ports, draft, picture } = setup()
  platform.images.remote.set('https://api.test/1', picture(4))
  draft.setText('what was typed since')
  await startEditFrom(ports, { description: 'a garden', result_image: 'https://api.test/1' })
  expect(draft.$draft.get()).toMatchObject({ text: 'a garden', images: [{ name: 'vision' }] })
  expect([...platform.storage.values.keys()].filter((key) => key.includes('editDream'))).toEqual([])
})
