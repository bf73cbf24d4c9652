import type { VisionDetail } from '@vowkit/sdk-core/vision'

/** An image in a vision's history. */
export interface Version {
  /** The number of the edit. 0 is the original image. */
  edit: number
  image: string
}

/** Returns the images of a vision, oldest first. Omits images without a URL and the image that is being created. */
export function versionsOf(vision: VisionDetail, isDrawing: boolean): Version[] {
  const { history_images, original_image, result_image } = vision
  const images = [original_image, ...history_images.map(({ image }) => image)]
  // The backend may omit the latest image from the history, but always returns it as the result.
  const latest = Math.max(0, history_images.length - (isDrawing ? 1 : 0))
  images[latest] ||= result_image
  return images.flatMap((image, edit) => (image ? [{ edit, image }] : []))
}
