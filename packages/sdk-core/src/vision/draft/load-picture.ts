import type { FeaturePorts } from '../../shared/feature-ports.ts'

/** A picture of a vision there is, as a file for a new one; `null` when it cannot be had. */
export function loadPicture(
  { images, log, startLoop }: Pick<FeaturePorts, 'images' | 'log' | 'startLoop'>,
  url: string,
  name: string,
): Promise<File | null> {
  return new Promise((resolve) => {
    startLoop(async (signal) => {
      const image = await images.load(url, signal).catch((cause: unknown) => {
        log.warn('The picture to start from could not be loaded.', cause)
        return null
      })
      resolve(image?.type.startsWith('image/') ? new File([image], name, { type: image.type }) : null)
    })
  })
}
