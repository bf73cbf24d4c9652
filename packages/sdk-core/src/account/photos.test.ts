import { describe, expect, it } from 'vitest'
import { pickInspirationImages, pickPhotos } from './pick-photos.ts'
import { saveProfileImage } from './profile.ts'
import { redrawPhotos } from './redraw-photos.ts'
import { fieldsOf, photo, setupMaya } from './test/setup.ts'

const few = ['a', 'b', 'c', 'd', 'e'].map((name) => photo(name))
const pdf = photo('plan.pdf', 'application/pdf')

describe('pickPhotos', () => {
  it('accepts up to five photos of the allowed types', () => {
    const mixed = [photo('a', 'image/jpeg'), photo('b', 'image/png'), photo('c', 'image/gif')]
    expect(pickPhotos(mixed)).toEqual({ ok: true, photos: mixed })
    expect(pickPhotos(few)).toEqual({ ok: true, photos: few })
    expect(pickPhotos([])).toEqual({ ok: true, photos: [] })
  })

  it.each([
    ['a sixth photo', [...few, photo('f')]],
    ['a document', [photo('a'), pdf]],
    ['a photo of another type', [photo('a', 'image/webp')]],
    ['a file without a type', [photo('a', '')]],
  ])('rejects %s', (_name, files) => {
    expect(pickPhotos(files)).toEqual({ ok: false })
  })

  it('drops unsupported files of an inspiration and rejects only a sixth image', () => {
    expect(pickInspirationImages([...few, pdf])).toEqual({ ok: true, images: few })
    expect(pickInspirationImages([pdf])).toEqual({ ok: true, images: [] })
    expect(pickInspirationImages([...few, photo('f', 'image/gif')])).toEqual({ ok: false })
  })
})

describe('redrawPhotos', () => {
  it('redraws photos one after the other, and sends a GIF or an undecodable file unchanged', async () => {
    const { ports } = setupMaya()
    let underWay = 0
    const redraw: typeof ports.images.redraw = async (image, side) => {
      expect(++underWay).toBe(1)
      await Promise.resolve()
      underWay--
      return ports.images.redraw(image, side)
    }
    const chosen = [photo('a'), photo('b', 'image/gif', 'GIF89a'), photo('c', 'image/broken'), photo('d', 'image/png')]
    const sent = await redrawPhotos({ images: { ...ports.images, redraw } }, chosen)
    expect(sent.map(({ type }) => type)).toEqual(['image/jpeg', 'image/gif', 'image/broken', 'image/jpeg'])
    expect(await sent[0]?.text()).toBe('2048:1')
    expect(sent[1]).toBe(chosen[1])
    expect(sent[2]).toBe(chosen[2])
  })

  it('sends photos unchanged when redrawing rejects', async () => {
    const { ports } = setupMaya()
    const redraw = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await redrawPhotos({ images: { ...ports.images, redraw } }, few)).toEqual(few)
  })

  it('saveProfileImage reports upload progress and resolves to the URL of the image', async () => {
    const script = [{ body: { url: 'https://api.test/media/1.jpg' } }, { body: {} }]
    const { ports, backend } = setupMaya({ script })
    const seen: number[] = []
    const onProgress = (done: number) => void seen.push(done)
    expect(await saveProfileImage(ports, [photo('a'), photo('b')], { onProgress })).toEqual({
      ok: true,
      url: 'https://api.test/media/1.jpg',
    })
    expect(backend.requests[0]?.path).toBe('/couple/update-profile-image/')
    expect(await fieldsOf(backend.requests[0]?.body)).toEqual([
      ['image', 'image/jpeg 2048:1'],
      ['image', 'image/jpeg 2048:1'],
    ])
    expect(seen).toEqual([0.5, 1])
  })

  it('sends no photos when the upload is aborted while photos are being redrawn', async () => {
    const { ports, backend, logged } = setupMaya()
    const stopped = new AbortController()
    const saving = saveProfileImage(ports, few, { signal: stopped.signal })
    stopped.abort()
    expect(await saving).toMatchObject({ ok: false, error: { code: 'aborted' } })
    expect(backend.requests).toEqual([])
    expect(logged).toEqual([])
  })

  it('sends no photos when a different account signs in while photos are being redrawn', async () => {
    const { ports, backend, client } = setupMaya()
    const saving = saveProfileImage(ports, few)
    client.session.signIn({ token: 'n', email: 'noor@example.com' })
    expect(await saving).toMatchObject({ ok: false, error: { code: 'session_changed' } })
    expect(backend.requests).toEqual([])
  })

  it('applies the longer upload timeout to photos', async () => {
    const { ports, clock } = setupMaya({ script: [{ fault: 'hang' }] })
    let isDone = false
    const saving = saveProfileImage(ports, few).finally(() => {
      isDone = true
    })
    await clock.advance(179_000)
    expect(isDone).toBe(false)
    await clock.advance(1_000)
    expect(await saving).toMatchObject({ ok: false, error: { code: 'timeout' } })
  })
})
