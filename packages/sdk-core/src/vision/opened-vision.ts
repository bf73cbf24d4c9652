import { atom, onMount, type ReadableAtom } from 'nanostores'
import { createScopes } from '../shared/create-scopes.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'

/**
 * Which vision a widget shows: kept for the tab, so that a reload of somebody's page shows it again. One whose end
 * nobody has seen is there in other tabs and on other days too.
 */
export interface OpenedVision {
  /** `null` stands for the draft. Read from storage with the first listener. */
  readonly $visionId: ReadableAtom<string | null>
  open(visionId: string): void
  /** How this one ended has been seen. */
  seen(visionId: string): void
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
