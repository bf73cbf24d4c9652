/**
 * Returns the upload progress of each image, from 0 to 1. `done` is the total progress. The images are sent in order.
 */
export function partsSent(images: readonly { url: string }[], progress: number): number[] {
  let rest = progress * images.reduce((sum, { url }) => sum + url.length, 0)
  return images.map(({ url }) => {
    const part = Math.min(1, Math.max(0, rest / url.length))
    rest -= url.length
    return part
  })
}
