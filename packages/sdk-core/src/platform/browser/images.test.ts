import { afterEach, expect, it, vi } from 'vitest'
import { createBrowserImages } from './images.ts'

interface Drawing {
  width: number
  height: number
  /** The result of encoding the canvas. Default: an image. */
  result?: Blob | null | Error
}

/** Stubs a browser in which every image has this size. */
function setup(width: number, height: number, { result }: Partial<Drawing> = {}) {
  const drawings: Drawing[] = []
  const options: unknown[] = []
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', async (_image: Blob, how: unknown) => {
    options.push(how)
    return { width, height, close }
  })
  class Canvas {
    constructor(width: number, height: number) {
      drawings.push({ width, height })
    }
    getContext() {
      return { fillRect: () => undefined, drawImage: () => undefined }
    }
    async convertToBlob({ type }: { type: string }): Promise<Blob | null> {
      if (result instanceof Error) throw result
      return result === undefined ? new Blob(['drawn'], { type }) : result
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  return { images: createBrowserImages(), drawings, options, close }
}

const picture = new Blob(['original'], { type: 'image/png' })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('createBrowserImages redraws a large image upright and scaled down, and releases the bitmap', async () => {
  const { images, drawings, options, close } = setup(12_000, 9_000)
  const drawn = await images.redraw(picture, 2048)
  expect([drawn.type, await drawn.text()]).toEqual(['image/jpeg', 'drawn'])
  expect(drawings).toEqual([{ width: 2048, height: 1536 }])
  expect(options).toEqual([{ imageOrientation: 'from-image' }])
  expect(close).toHaveBeenCalledOnce()
})

it('createBrowserImages does not enlarge small images, and keeps thin images at least one pixel wide', async () => {
  const { images, drawings } = setup(40_000, 3)
  await images.redraw(picture, 2048)
  expect(drawings).toEqual([{ width: 2048, height: 1 }])
  const small = setup(30, 20)
  await small.images.redraw(picture, 2048)
  expect(small.drawings).toEqual([{ width: 30, height: 20 }])
})

it.each([
  ['returns null', null],
  ['returns an empty image', new Blob([])],
  ['runs out of memory', new RangeError('Out of memory')],
])('createBrowserImages returns an image unchanged when the canvas %s', async (_name, result) => {
  const { images, close } = setup(12_000, 9_000, { result })
  expect(await images.redraw(picture, 2048)).toBe(picture)
  expect(close).toHaveBeenCalledOnce()
})

it('createBrowserImages returns an image unchanged if decoding fails, and continues with the next image', async () => {
  const { images } = setup(30, 20)
  vi.stubGlobal('createImageBitmap', vi.fn(createImageBitmap).mockRejectedValueOnce(new DOMException('Unsupported')))
  const [first, second] = await Promise.all([images.redraw(picture, 2048), images.redraw(picture, 2048)])
  expect(first).toBe(picture)
  expect(await second?.text()).toBe('drawn')
})

it('createBrowserImages redraws one image at a time', async () => {
  const { images } = setup(30, 20)
  let underWay = 0
  vi.stubGlobal('createImageBitmap', async () => {
    expect(++underWay).toBe(1)
    return { width: 30, height: 20, close: () => underWay-- }
  })
  await Promise.all([1, 2, 3].map(() => images.redraw(picture, 2048)))
  expect(underWay).toBe(0)
})
