import { expect, it } from 'vitest'
import { createSiteClient } from '../../client/create-site-client.ts'
import { type FakePlatform, fakePlatform, fakeStorage, settle } from '../../testing/index.ts'
import { draftOf } from './create-draft.ts'

/** Creates a draft whose image processing pauses until the test resumes it. */
function setup(quota?: number) {
  const platform = fakePlatform({ storage: fakeStorage({ quota }), script: [{ path: '/auth/logout/', always: true }] })
  const { toDataUrl } = platform.images
  const held: (() => void)[] = []
  const gate = {
    isShut: false,
    open(): void {
      gate.isShut = false
      for (const letGo of held) letGo()
    },
  }
  const whenOpen = () => new Promise<void>((resolve) => (gate.isShut ? held.push(resolve) : resolve()))
  const images: FakePlatform['images'] = {
    ...platform.images,
    toDataUrl: (image, side) => whenOpen().then(() => toDataUrl(image, side)),
    load: () => whenOpen().then(() => new Blob(['x'], { type: 'image/png' })),
  }
  const client = createSiteClient({ apiHost: 'https://api.test', platform: { ...platform, images } })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const draft = draftOf(client.ports)
  draft.$draft.listen(() => undefined)
  draft.$submission.listen(() => undefined)
  return { ...platform, client, draft, gate }
}

const photos = () => ['a', 'b'].map((name) => new File(['x'], name, { type: 'image/png' }))

type Setup = ReturnType<typeof setup>

it.each<[string, (all: Setup) => Promise<unknown> | undefined]>([
  ['an image is read', ({ draft }) => draft.addImages(photos())],
  [
    'the image of an old vision is loaded',
    ({ draft }) => draft.editFrom({ description: 'old', imageUrl: 'https://p/1' }),
  ],
  [
    'all images of an old vision are loaded',
    ({ draft }) => draft.reuse({ description: 'old', images: [{ image: 'https://p/1' }] }),
  ],
  [
    'a submission waits for images',
    ({ draft }) => {
      draft.setText('a secret barn')
      void draft.addImages(photos())
      return draft.submit()
    },
  ],
])('the draft leaves no data behind when the account signs out while %s', async (_name, begin) => {
  const all = setup()
  all.gate.isShut = true
  const begun = begin(all)
  await settle()
  await all.client.session.signOut()
  all.gate.open()
  await begun
  await all.clock.advance(10_000)
  expect(all.draft.$draft.get()).toMatchObject({ text: '', images: [], pendingImages: 0 })
  expect(all.draft.$submission.get().status).toBe('idle')
  expect([...all.storage.values.keys()]).toEqual([])
})

it.each(['store', 'submit'])('a sign-out removes the draft while images are scaled down to %s', async (what) => {
  const all = setup(3_000)
  all.draft.setText('a secret barn')
  await all.draft.addImages(photos())
  all.gate.isShut = true
  const begun = what === 'submit' ? all.draft.submit() : all.clock.advance(300)
  await settle()
  await all.client.session.signOut()
  all.gate.open()
  await begun
  await all.clock.advance(10_000)
  expect([...all.storage.values.keys()]).toEqual([])
  expect(all.draft.$draft.get().text).toBe('')
})
