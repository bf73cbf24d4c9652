import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Keep } from '../platform/keep.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { createScopes } from '../session/create-scopes.ts'

/** Which vision a widget shows: kept for the tab, so that a reload of somebody's page shows it again. */
export interface OpenedVision {
  /** `null` stands for the draft. Read from storage with the first listener. */
  readonly $visionId: ReadableAtom<string | null>
  open(visionId: string): void
  close(): void
}

interface OwnedOpenedVision extends OpenedVision {
  reset(): void
}

/** Which vision the widget of a scope shows; the same scope gives the same store. */
export function openedVisionOf(ports: FeaturePorts, scope = ''): OpenedVision {
  return ports.once(createOpenedVisions)(scope)
}

function createOpenedVisions(ports: FeaturePorts) {
  return createScopes(ports, (scope) => createOpenedVision(scope, ports.tab))
}

function createOpenedVision(scope: string, tab: Keep): OwnedOpenedVision {
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
