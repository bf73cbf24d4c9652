import { atom, type ReadableAtom } from 'nanostores'

/** Makes lists of visions refetch after this page has created or edited a vision. A client has only one instance. */
export interface VisionInvalidation {
  /** A counter that increases with each invalidation. */
  readonly $version: ReadableAtom<number>
  invalidate(): void
}

export function createVisionInvalidation(): VisionInvalidation {
  const $version = atom(0)
  return { $version, invalidate: () => $version.set($version.get() + 1) }
}
