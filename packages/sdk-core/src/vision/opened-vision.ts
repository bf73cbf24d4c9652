import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Keep } from '../platform/keep.ts'

/** Which vision a widget shows: kept for the tab, so that a reload of somebody's page shows it again. */
export interface OpenedVision {
  /** `null` stands for the draft. Read from storage with the first listener. */
  readonly $visionId: ReadableAtom<string | null>
  open(visionId: string): void
  close(): void
}

/** An opened vision as its client holds it. */
export interface OwnedOpenedVision extends OpenedVision {
  reset(): void
}

export function createOpenedVision(scope: string, tab: Keep): OwnedOpenedVision {
  const key = `openedVision${scope && `:${scope}`}`
  const $visionId = atom<string | null>(null)
  onMount($visionId, () => $visionId.set($visionId.value ?? tab.get(key)))

  function close(): void {
    tab.remove(key)
    $visionId.set(null)
  }

  return {
    $visionId,
    open(visionId) {
      tab.set(key, visionId)
      $visionId.set(visionId)
    },
    close,
    reset: close,
  }
}
