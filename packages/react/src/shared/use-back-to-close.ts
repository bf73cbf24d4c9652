import { useEffect, useRef } from 'react'
import { useLatest } from './use-latest.ts'

/** The key in the state of the history entries that panels add. Its value is the number of open panels. */
const KEY = 'vkPanel'

/**
 * Closes a panel with the browser's Back button. While the panel is open, the history has an additional entry with the
 * same URL. Panels can be nested: Back closes the innermost one.
 */
export function useBackToClose(isActive: boolean, onClose: () => void): void {
  const latest = useLatest(onClose)
  const isOpen = useRef(false)

  useEffect(() => {
    if (!isActive) return
    isOpen.current = true
    let own = 0
    const close = () => depth() < own && latest.current()
    const open = () => {
      own = Math.max(0, ...openPanels) + 1
      openPanels.add(own)
      if (depth() < own) window.history.pushState({ ...window.history.state, [KEY]: own }, '')
      window.addEventListener('popstate', close)
    }
    // The navigation of a panel that closed a moment ago must not close this panel.
    if (isLeaving) window.addEventListener('popstate', open, { once: true })
    else open()
    return () => {
      window.removeEventListener('popstate', open)
      window.removeEventListener('popstate', close)
      openPanels.delete(own)
      isOpen.current = false
      // Waits, because in development React unmounts and mounts a component twice. A link that closed the panel has
      // added its own entry, which stays. A panel that replaces this one uses its entry.
      queueMicrotask(() => {
        if (!isOpen.current && own > 0 && !openPanels.has(own) && depth() === own) leave()
      })
    }
  }, [isActive, latest])
}

/** The depths of the open panels of the page. */
const openPanels = new Set<number>()

/** Whether `leave` has started a navigation that has not ended. */
let isLeaving = false

function leave(): void {
  if (isLeaving) return
  isLeaving = true
  const end = () => {
    isLeaving = false
  }
  window.addEventListener('popstate', end, { once: true })
  window.history.back()
}

/** The number of panels that the current history entry belongs to. */
function depth(): number {
  return Number(window.history.state?.[KEY] ?? 0)
}
