import { atom, type ReadableAtom } from 'nanostores'

/** Tells lists of visions to refetch after this page created or edited a vision. One per client. */
export interface VisionInvalidation {
  /** Increases with each invalidation. */
  readonly $version: ReadableAtom<number>
  invalidate(): void
}

export function createVisionInvalidation(): VisionInvalidation {
  const $version = atom(0)
  return { $version, invalidate: () => $version.set($version.get() + 1) }
}
