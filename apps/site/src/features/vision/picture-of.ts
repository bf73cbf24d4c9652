import type { Vision } from '@vowkit/sdk-core/vision'

/** Returns the image URL of a vision: its result, else its first reference image, else `""`. */
export function pictureOf({ result_image, images }: Pick<Vision, 'result_image' | 'images'>): string {
  return result_image || images[0]?.image || ''
}
