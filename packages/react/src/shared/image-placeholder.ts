import type { CSSProperties } from 'react'

/**
 * Returns a style that shows a small copy of an image until the image has loaded. `isWebAddress(small)` must be true.
 */
export function imagePlaceholder(small: string | undefined): CSSProperties | undefined {
  return small ? { backgroundImage: `url(${JSON.stringify(small)})` } : undefined
}
