import { useEffect } from 'react'
import { openPanel } from './panel-history.ts'
import { useLatest } from './use-latest.ts'

/**
 * Closes a panel with the browser's Back button. While the panel is open, the history has an additional entry with the
 * same URL. Panels can be nested: Back closes the innermost one.
 */
export function useBackToClose(isActive: boolean, onClose: () => void): void {
  const latest = useLatest(onClose)
  useEffect(() => (isActive ? openPanel(() => latest.current()) : undefined), [isActive, latest])
}
