import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** The storage key with the last change, which notifies the other tabs. A sign-out removes it. */
const KEY = 'changedVision'

export interface VisionChange {
  /** A counter that increases with each change of a vision. */
  version: number
  /** The id of the vision that was renamed, shared or deleted. `null` if a vision was created. */
  visionId: string | null
}

/**
 * Makes visions and their lists refetch after this page or another tab has created, renamed, shared or deleted a vision.
 * A client has only one instance.
 */
export interface VisionInvalidation {
  readonly $change: ReadableAtom<VisionChange>
  /** Returns a value that is different after each change, even if `$change` had no listeners during the change. */
  lastChange(): string | null
  /** Announces a change. `visionId` is the id of the changed vision, or `null` for a new one. */
  invalidate(visionId?: string): void
}

export function createVisionInvalidation({
  local,
  storage,
  random,
}: Pick<FeaturePorts, 'local' | 'storage' | 'random'>): VisionInvalidation {
  const $change = atom<VisionChange>({ version: 0, visionId: null })

  function notify(visionId: string): void {
    $change.set({ version: $change.value.version + 1, visionId: visionId || null })
  }

  onMount($change, () =>
    storage.subscribe((key) => key === local.storedName(KEY) && notify(local.get(KEY)?.split(' ')[0] ?? '')),
  )

  return {
    $change,
    lastChange: () => local.get(KEY),
    invalidate(visionId = '') {
      // A random part makes each stored value different, because the `storage` event reports only changed values.
      local.set(KEY, `${visionId} ${random.uuid()}`)
      notify(visionId)
    },
  }
}
