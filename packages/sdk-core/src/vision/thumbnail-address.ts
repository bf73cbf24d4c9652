import type { FeaturePorts } from '../shared/feature-ports.ts'
import { isStoredImage } from './stored-image.ts'

/**
 * Returns the URL of a copy of an image that is 480 pixels wide, for thumbnails. Only Vowkit's backend serves such
 * copies. Images of other origins are returned unchanged.
 */
export function thumbnailAddress(ports: Pick<FeaturePorts, 'apiHost'>, image: string): string {
  return isStoredImage(ports, image) ? `${image}?width=480` : image
}
