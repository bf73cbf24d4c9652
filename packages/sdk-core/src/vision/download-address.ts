import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Returns the URL that downloads an image. Browsers open an image of another origin instead of downloading it, unless
 * the backend sends it as attachment, which Vowkit's does with `?download`.
 */
export function downloadAddress({ apiHost }: Pick<FeaturePorts, 'apiHost'>, image: string): string {
  return image.startsWith(`${apiHost}/files/`) ? `${image}?download` : image
}
