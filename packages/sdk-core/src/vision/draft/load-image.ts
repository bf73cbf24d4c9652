import type { FeaturePorts } from '../../shared/feature-ports.ts'

/** Loads the image of an existing vision as a file. Resolves to `null` if the image cannot be loaded. */
export function loadImage(
  { images, log, startLoop }: Pick<FeaturePorts, 'images' | 'log' | 'startLoop'>,
  url: string,
  name: string,
): Promise<File | null> {
  return new Promise((resolve) => {
    startLoop(async (signal) => {
      const image = await images.load(url, signal).catch((cause: unknown) => {
        log.warn('An image of a vision could not be loaded.', cause)
        return null
      })
      resolve(image?.type.startsWith('image/') ? new File([image], name, { type: image.type }) : null)
    })
  })
}
