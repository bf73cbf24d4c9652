import { atom, onMount, type ReadableAtom } from 'nanostores'
import { $router } from './router.ts'

/** The path and query of the screen that the visitor came from. */
const $path = atom<string | null>(null)

onMount($path, () =>
  $router.listen((page, before) => {
    if (!before || page?.path === before.path) return
    const query = new URLSearchParams(before.search as Record<string, string>).toString()
    $path.set(before.path + (query && `?${query}`))
  }),
)

/** The address of the screen before the current one. `null` on the first screen of a visit. Updates while it has subscribers. */
export const $previousScreen: ReadableAtom<string | null> = $path
