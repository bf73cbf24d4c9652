import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { createSiteClient } from '../../client/create-site-client.ts'
import { type FakePlatformOptions, fakePlatform, fakeStorage } from '../../testing/index.ts'
import { draftOf } from './create-draft.ts'
import { roleOf } from './image-role.ts'

function setup(options: FakePlatformOptions = {}, scope?: string) {
  const platform = fakePlatform(options)
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  const draft = draftOf(client.ports, scope)
  draft.$draft.listen(() => undefined)
  return { ...platform, client, draft, state: () => draft.$draft.get(), values: platform.storage.values }
}

/** Reloads the page: creates a new page with the same storage. */
function reload(before: ReturnType<typeof setup>) {
  return setup({ storage: before.storage, clock: before.clock })
}

function photo(name: string, size = 3, type = 'image/png'): File {
  return new File([new Uint8Array(size)], name, { type })
}

describe('draft: prompt', () => {
  it('saves the prompt 0.3 s after the last change, and writes nothing before the first change', async () => {
    const { draft, clock, values } = setup()
    await clock.advance(10_000)
    expect(values.size).toBe(0)
    draft.setText('a')
    await clock.advance(200)
    draft.setText('a barn')
    await clock.advance(299)
    expect(values.size).toBe(0)
    await clock.advance(1)
    expect(values.get('pendingDreamDescription')).toBe('a barn')
  })

  it('saves the prompt immediately when the page is hidden or the draft is unmounted', async () => {
    const { draft, visibility, values } = setup()
    draft.setText('a barn')
    visibility.hide()
    expect(values.get('pendingDreamDescription')).toBe('a barn')
    draft.setText('a barn at dusk')
    cleanStores(draft.$draft)
    expect(values.get('pendingDreamDescription')).toBe('a barn at dusk')
  })

  it('restores the prompt after a reload, and discards it after a day', async () => {
    const before = setup()
    before.draft.setText('a barn')
    await before.clock.advance(300)
    expect(reload(before).state().text).toBe('a barn')
    await before.clock.advance(24 * 60 * 60_000)
    expect(reload(before).state().text).toBe('')
    expect(before.values.size).toBe(0)
  })

  it('keeps the prompts of two drafts on one page separate', async () => {
    const platform = fakePlatform()
    const client = createClient({ apiHost: 'https://api.test', platform })
    draftOf(client.ports, 'one').setText('a barn')
    draftOf(client.ports, 'two').setText('a beach')
    await platform.clock.advance(300)
    expect(draftOf(client.ports, 'one')).toBe(draftOf(client.ports, 'one'))
    expect(draftOf(client.ports, 'one').$draft.get().text).toBe('a barn')
    expect(platform.storage.values.get('vowkit:https://api.test:pendingDreamDescription:two')).toBe('a beach')
  })

  it('keeps the prompt in memory when storage is blocked', async () => {
    const { draft, clock, state, logged } = setup({ storage: fakeStorage({ isBlocked: true }) })
    draft.setText('a barn')
    await draft.addImages([photo('a.png')])
    await clock.advance(1_000)
    expect(state()).toMatchObject({ text: 'a barn', note: 'images_not_kept' })
    expect(logged).toEqual([])
  })
})

describe('draft: images', () => {
  it('accepts the first five images and sets a note about the others', async () => {
    const { draft, state } = setup()
    await draft.addImages(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => photo(name)))
    expect(state().images.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(state().note).toBe('too_many_images')
    await draft.addImages([photo('g')])
    expect(state().images).toHaveLength(5)
  })

  it('accepts only five images even while others are still being read', async () => {
    const { draft, state } = setup()
    await Promise.all([
      draft.addImages(['a', 'b', 'c'].map((name) => photo(name))),
      draft.addImages(['c', 'd', 'e', 'f'].map((name) => photo(name))),
    ])
    expect(state().images.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(state().pendingImages).toBe(0)
  })

  it.each<[string, File, string | null, number]>([
    ['is not an image', photo('a.txt', 3, 'text/plain'), null, 1],
    ['was added before', photo('first'), null, 1],
    ['has the name of another image, but not its size', photo('first', 4), null, 2],
    ['is empty', photo('b', 0), 'image_empty', 1],
    ['is over 20 MB', photo('b', 20 * 1024 * 1024 + 1), 'image_too_large', 1],
    ['is 20 MB', photo('b', 20 * 1024 * 1024), null, 2],
    ['cannot be read', photo('b', 3, 'image/broken'), 'image_failed', 1],
  ])('accepts a file or skips it with a note, for a file that %s', async (_name, file, note, count) => {
    const { draft, state } = setup()
    await draft.addImages([photo('first')])
    await draft.addImages([file])
    expect(state()).toMatchObject({ note, pendingImages: 0 })
    expect(state().images).toHaveLength(count)
  })

  it('removes an image and accepts the same image again', async () => {
    const { draft, state } = setup()
    await draft.addImages([photo('a'), photo('b')])
    draft.removeImage(state().images[0]?.id ?? '')
    expect(state().images.map(({ name }) => name)).toEqual(['b'])
    await draft.addImages([photo('a')])
    expect(state().images).toHaveLength(2)
  })

  it('retries and removes failed images one by one', async () => {
    const { draft, state, images } = setup()
    await draft.addImages([photo('a'), photo('b', 3, 'image/broken'), photo('c', 3, 'image/broken')])
    const [b, c] = state().failedImages
    const { toDataUrl } = images
    images.toDataUrl = (image, side) => toDataUrl(image.slice(0, image.size, 'image/png'), side)
    await draft.retryImage(b?.id ?? '')
    expect(state()).toMatchObject({ images: [{ name: 'a' }, { name: 'b' }], failedImages: [{ name: 'c' }] })
    draft.removeImage(c?.id ?? '')
    expect(state()).toMatchObject({ images: [{}, {}], failedImages: [], note: null })
  })

  it('restores the venue role of an image after a reload', async () => {
    const before = setup()
    await before.draft.addImages([photo('a'), photo('b')])
    const [a, b] = before.state().images
    before.draft.setRole(a?.id ?? '', 'venue')
    before.draft.setRole(b?.id ?? '', 'venue')
    before.draft.setRole(b?.id ?? '', 'inspiration')
    await before.clock.advance(300)
    const images = reload(before).state().images
    expect(images.map(({ url }) => roleOf(url))).toEqual(['venue', 'inspiration'])
    expect(images[1]?.url).toBe(b?.url)
  })

  it('stores images as data URLs under the documented key and restores them after a reload', async () => {
    const before = setup()
    before.draft.setText('a barn')
    await before.draft.addImages([photo('a'), photo('b')])
    await before.clock.advance(300)
    const urls: unknown = JSON.parse(before.values.get('pendingDreamImages') ?? '')
    expect(urls).toEqual(before.state().images.map(({ url }) => url))
    expect(
      reload(before)
        .state()
        .images.map(({ url }) => url),
    ).toEqual(urls)
  })

  it.each([
    [3_300, 1280, null],
    [2_600, 960, null],
    [1_500, null, 'images_not_kept'],
  ])('scales images down until all of them fit into %i characters', async (quota, side, note) => {
    const { draft, clock, values, state } = setup({ storage: fakeStorage({ quota }) })
    draft.setText('a barn')
    await draft.addImages([photo('a'), photo('b')])
    await clock.advance(300)
    const kept: string[] = JSON.parse(values.get('pendingDreamImages') ?? '[]')
    expect(kept.map((url) => atob(url.split(',')[1] ?? '').split(':')[0])).toEqual(side ? [`${side}`, `${side}`] : [])
    expect(values.get('pendingDreamDescription')).toBe('a barn')
    expect(state()).toMatchObject({ note, images: [{ name: 'a' }, { name: 'b' }] })
  })

  it('skips stored images with invalid data, and logs a warning', () => {
    const storage = fakeStorage()
    storage.values.set('pendingDreamImages', '["data:text/html;base64,AAAA","data:image/png;base64,AAAA",7]')
    const { state, logged } = setup({ storage })
    expect(state()).toMatchObject({ note: 'image_unreadable', images: [{ url: 'data:image/png;base64,AAAA' }] })
    expect(logged).toHaveLength(1)
  })
})

describe('draft.typeSample', () => {
  it('types a sample at 5 ms per character, and undoSample restores the replaced text', async () => {
    const { draft, clock, state } = setup()
    draft.setText('mine')
    const typed = draft.typeSample('A barn 🎉')
    await clock.advance(10)
    expect(state()).toMatchObject({ text: 'A ', isTyping: true })
    await clock.advance(30)
    await typed
    expect(state()).toMatchObject({ text: 'A barn 🎉', isTyping: false, replacedText: 'mine' })
    draft.undoSample()
    expect(state()).toMatchObject({ text: 'mine', replacedText: null })
  })

  it('stops typing the sample when the visitor types', async () => {
    const { draft, clock, state } = setup()
    const typed = draft.typeSample('A barn')
    await clock.advance(10)
    draft.setText('A boat')
    await typed
    await clock.advance(1_000)
    expect(state()).toMatchObject({ text: 'A boat', isTyping: false })
  })

  it('undoSample restores the visitor’s own text after several samples', async () => {
    const { draft, state } = setup()
    draft.setText('Mine')
    await draft.typeSample('A barn', { instantly: true })
    await draft.typeSample('A beach', { instantly: true })
    draft.undoSample()
    expect(state()).toMatchObject({ text: 'Mine', replacedText: null })
  })

  it('sets the sample immediately if `instantly` is set', async () => {
    const { draft, state } = setup()
    await draft.typeSample('A barn', { instantly: true })
    expect(state()).toMatchObject({ text: 'A barn', isTyping: false, replacedText: '' })
  })
})

describe('draft: new vision', () => {
  it('clear() removes the visible draft and the stored draft', async () => {
    const { draft, clock, values, state } = setup()
    draft.setText('a barn')
    const adding = draft.addImages([photo('a')])
    draft.clear()
    await adding
    await clock.advance(1_000)
    expect(state()).toMatchObject({ text: '', images: [], pendingImages: 0 })
    expect(values.size).toBe(0)
  })

  it('starts once from the prompt and image of an existing vision', async () => {
    const storage = fakeStorage()
    storage.values.set('editDreamDescription', 'a barn').set('editDreamImageUrl', 'https://api.test/1.png')
    const platform = fakePlatform({ storage })
    platform.images.remote.set('https://api.test/1.png', new Blob(['x'], { type: 'image/png' }))
    const client = createSiteClient({ apiHost: 'https://api.test', platform })
    draftOf(client.ports).$draft.listen(() => undefined)
    await platform.clock.advance(0)
    expect(draftOf(client.ports).$draft.get()).toMatchObject({ text: 'a barn', images: [{ name: 'vision' }] })
    expect([...storage.values.keys()].filter((key) => key.startsWith('edit'))).toEqual([])
  })

  it('starts from the prompt of an existing vision even if its image cannot be loaded', async () => {
    const { draft, state, logged } = setup()
    await draft.editFrom({ description: 'a barn', imageUrl: 'https://gone.test/1.png' })
    expect(state()).toMatchObject({ text: 'a barn', images: [] })
    expect(logged).toHaveLength(1)
  })
})
