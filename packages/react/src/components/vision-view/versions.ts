import type { VisionDetail } from '@vowkit/sdk-core/vision'

/** One picture of a vision's history. */
export interface Version {
  /** Which edit led to it; 0 is the picture that was drawn first. */
  edit: number
  image: string
}

/** The pictures of a vision, oldest first. One whose address nobody told, or that is not drawn yet, is left out. */
export function versionsOf(vision: VisionDetail, isDrawing: boolean): Version[] {
  const { history_images, original_image, result_image } = vision
  const images = [original_image, ...history_images.map(({ image }) => image)]
  // The latest one is told in any case.
  const latest = Math.max(0, history_images.length - (isDrawing ? 1 : 0))
  images[latest] ||= result_image
  return images.flatMap((image, edit) => (image ? [{ edit, image }] : []))
}
