import type { Images } from '../platform/platform.ts'

export interface FakeImages extends Images {
  /** The images that `load` resolves to, by URL. */
  readonly remote: Map<string, Blob>
}

/**
 * Creates a fake images port. The length of each data URL equals the longest side of the image, so that tests can fill
 * a quota. `redraw` returns files of the type `image/broken` unchanged, as if they could not be decoded.
 */
export function fakeImages(): FakeImages {
  const remote = new Map<string, Blob>()
  return {
    remote,
    async toDataUrl(image, maxSide) {
      if (image.type === 'image/broken') throw new Error('The image cannot be decoded.')
      const text = `${maxSide}:${image.size}:`
      return `data:image/jpeg;base64,${btoa(text.padEnd(Math.floor((maxSide * 3) / 4), '.'))}`
    },
    async redraw(image, maxSide) {
      return image.type === 'image/broken' ? image : new Blob([`${maxSide}:${image.size}`], { type: 'image/jpeg' })
    },
    async load(url) {
      const image = remote.get(url)
      if (!image) throw new TypeError('Failed to fetch')
      return image
    },
  }
}
