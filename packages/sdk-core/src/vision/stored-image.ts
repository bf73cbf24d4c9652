import type { FeaturePorts } from '../shared/feature-ports.ts'

/** The URL of a stored image, at the API or at the deployment's CDN. */
const STORED = /^https?:\/\/[^/?#]+\/files\/[0-9a-f]{40}\.\w+(\?.*)?$/

/** Whether Vowkit's backend serves this image, so that it accepts `?width` and `?download`. */
export function isStoredImage({ apiHost }: Pick<FeaturePorts, 'apiHost'>, image: string): boolean {
  return image.startsWith(`${apiHost}/files/`) || STORED.test(image)
}
