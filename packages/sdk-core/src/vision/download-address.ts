import type { FeaturePorts } from '../shared/feature-ports.ts'
import { isStoredImage } from './stored-image.ts'

/**
 * Returns a URL that downloads an image. Browsers open an image of another origin instead of downloading it, unless the
 * server sends it as an attachment. Vowkit's backend does so for URLs with `?download`, and names the file after the
 * title if one is given.
 */
export function downloadAddress(ports: Pick<FeaturePorts, 'apiHost'>, image: string, title?: string): string {
  if (!isStoredImage(ports, image)) return image
  return title ? `${image}?download=${encodeURIComponent(title)}` : `${image}?download`
}
