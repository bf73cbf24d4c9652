import type { FeaturePorts } from '@vowkit/sdk-core'
import { atom, type ReadableAtom } from 'nanostores'

const KEY = 'returnPath'

/** The screen somebody wanted before they had to sign in. Kept for the tab: signing in may leave the page. */
export interface ReturnPath {
  /** Null when nobody was stopped. */
  readonly $path: ReadableAtom<string | null>
  remember(path: string): void
  forget(): void
  /** Somebody logs out: until the page is loaded anew, no screen wants to be returned to. */
  leave(): void
}

/** A client has one: `client.ports.once(createReturnPath)`. */
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
