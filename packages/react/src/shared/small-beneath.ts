import type { CSSProperties } from 'react'

/** Lays a small copy of a picture beneath it, which is seen until the large one is there. Only one that `isWebAddress`. */
export function smallBeneath(small: string | undefined): CSSProperties | undefined {
  return small ? { backgroundImage: `url(${JSON.stringify(small)})` } : undefined
}
