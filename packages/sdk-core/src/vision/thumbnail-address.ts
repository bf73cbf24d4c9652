import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Returns the URL of a copy of an image that is 480 pixels wide, for thumbnails. Only Vowkit's backend serves such
 * copies. Images of other origins are returned unchanged.
 */
export function thumbnailAddress({ apiHost }: Pick<FeaturePorts, 'apiHost'>, image: string): string {
  return image.startsWith(`${apiHost}/files/`) ? `${image}?width=480` : image
}
