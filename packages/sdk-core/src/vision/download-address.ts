import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Returns the URL that downloads an image. Browsers open an image of a different origin instead of downloading it,
 * unless it is sent as an attachment. Vowkit's backend sends attachments for URLs with `?download`.
 */
export function downloadAddress({ apiHost }: Pick<FeaturePorts, 'apiHost'>, image: string): string {
  return image.startsWith(`${apiHost}/files/`) ? `${image}?download` : image
}
