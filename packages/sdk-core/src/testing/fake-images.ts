import type { Images } from '../platform/platform.ts'

export interface FakeImages extends Images {
  /** What `load` answers, by address. */
  readonly remote: Map<string, Blob>
}

/**
 * Images whose data URL is as long as their longest side, so that tests can fill a quota. A file of the type
 * `image/broken` cannot be read; redrawn it stays as it is.
 */
export function fakeImages(): FakeImages {
  const remote = new Map<string, Blob>()
  return {
    remote,
    async toDataUrl(image, maxSide) {
      if (image.type === 'image/broken') throw new Error('This is no image.')
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
