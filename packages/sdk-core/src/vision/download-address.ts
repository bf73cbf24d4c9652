import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Returns a URL that downloads an image. Browsers open an image of another origin instead of downloading it, unless the
 * server sends it as an attachment. Vowkit's backend does so for URLs with `?download`.
 */
export function downloadAddress({ apiHost }: Pick<FeaturePorts, 'apiHost'>, image: string): string {
  return image.startsWith(`${apiHost}/files/`) ? `${image}?download` : image
}
