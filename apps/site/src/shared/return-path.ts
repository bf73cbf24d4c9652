import type { FeaturePorts } from '@vowkit/sdk-core'
import { atom, type ReadableAtom } from 'nanostores'

const KEY = 'returnPath'

/** The screen that a visitor requested before signing in. Stored for the tab, because signing in may leave the page. */
export interface ReturnPath {
  /** Null if there is no screen to return to. */
  readonly $path: ReadableAtom<string | null>
  remember(path: string): void
  forget(): void
  /** Call it on logout. Clears the path, and ignores new paths until the page is reloaded. */
  leave(): void
}

/** One per client: `client.ports.once(createReturnPath)`. */
export function createReturnPath({ tab }: Pick<FeaturePorts, 'tab'>): ReturnPath {
  const $path = atom(tab.get(KEY))
  let isLeaving = false

  function forget(): void {
    tab.remove(KEY)
    $path.set(null)
  }

  return {
    $path,
    remember(path) {
      if (isLeaving) return
      tab.set(KEY, path)
      $path.set(path)
    },
    forget,
    leave() {
      isLeaving = true
      forget()
    },
  }
}
