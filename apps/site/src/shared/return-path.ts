import type { FeaturePorts } from '@vowkit/sdk-core'
import { atom, type ReadableAtom } from 'nanostores'

const KEY = 'returnPath'

/** The screen somebody wanted before they had to sign in. Kept for the tab: signing in may leave the page. */
export interface ReturnPath {
  /** Null when nobody was stopped. */
  readonly $path: ReadableAtom<string | null>
  remember(path: string): void
  forget(): void
}

/** A client has one: `client.ports.once(createReturnPath)`. */
export function createReturnPath({ tab }: Pick<FeaturePorts, 'tab'>): ReturnPath {
  const $path = atom(tab.get(KEY))
  return {
    $path,
    remember(path) {
      tab.set(KEY, path)
      $path.set(path)
    },
    forget() {
      tab.remove(KEY)
      $path.set(null)
    },
  }
}
