import { useSyncExternalStore } from 'react'

/** The minimum window width at which the context rail fits next to the conversation. */
const WIDE = '(min-width: 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia?.(WIDE)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the window is wide enough for the context rail. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? false)
}
