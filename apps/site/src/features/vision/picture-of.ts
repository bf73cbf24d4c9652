import type { Vision } from '@vowkit/sdk-core/vision'

/** What stands for a vision: its result, else the first image it was made from, else nothing. */
export function pictureOf({ result_image, images }: Pick<Vision, 'result_image' | 'images'>): string {
  return result_image || images[0]?.image || ''
}
