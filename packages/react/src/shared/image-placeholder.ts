import type { CSSProperties } from 'react'

/** Shows a small copy of an image as its background until the image has loaded. `isWebAddress(small)` must be true. */
export function imagePlaceholder(small: string | undefined): CSSProperties | undefined {
  return small ? { backgroundImage: `url(${JSON.stringify(small)})` } : undefined
}
