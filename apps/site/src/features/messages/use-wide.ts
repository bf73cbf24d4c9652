import { useSyncExternalStore } from 'react'

/** Where there is room for what a couple and a vendor share, beside their conversation. */
const WIDE = '(min-width: 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia?.(WIDE)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the window is wide. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? false)
}
