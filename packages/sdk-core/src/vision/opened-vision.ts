import { atom, onMount, type ReadableAtom } from 'nanostores'
import { createScopes } from '../shared/create-scopes.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'

/**
 * The vision that a widget shows. The tab stores it, so that the widget shows it again after a reload. Until the
 * visitor has seen the result, other tabs and later visits also show it.
 */
export interface OpenedVision {
  /** The id of the vision. `null` while the widget shows the draft. Read from storage on the first subscription. */
  readonly $visionId: ReadableAtom<string | null>
  open(visionId: string): void
  /** Call this when the visitor has seen the result. */
  seen(visionId: string): void
  close(): void
}

interface OwnedOpenedVision extends OpenedVision {
  reset(): void
}

/** Returns the opened vision of a scope. The same scope returns the same object. */
export function openedVisionOf(ports: FeaturePorts, scope = ''): OpenedVision {
  return ports.once(createOpenedVisions)(scope)
}

function createOpenedVisions(ports: FeaturePorts) {
  return createScopes(ports, (scope) => createOpenedVision(scope, ports))
}

function createOpenedVision(scope: string, ports: FeaturePorts): OwnedOpenedVision {
  const { tab } = ports
  const suffix = scope && `:${scope}`
  const key = `openedVision${suffix}`
  const unseenKey = `openedVisionUnseen${suffix}`
  const $visionId = atom<string | null>(null)
  onMount($visionId, () => $visionId.set($visionId.value ?? tab.get(key) ?? userStorage(ports).get(unseenKey)))

  function close(): void {
    tab.remove(key)
    userStorage(ports).remove(unseenKey)
    $visionId.set(null)
  }

  return {
    $visionId,
    open(visionId) {
      tab.set(key, visionId)
      userStorage(ports).set(unseenKey, visionId)
      $visionId.set(visionId)
    },
    seen(visionId) {
      if (userStorage(ports).get(unseenKey) === visionId) userStorage(ports).remove(unseenKey)
    },
    close,
    reset: close,
  }
}
