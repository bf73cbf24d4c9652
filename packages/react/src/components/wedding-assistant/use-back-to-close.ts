import { useEffect, useRef } from 'react'
import { useLatest } from '../../shared/use-latest.ts'

/** The key in the state of the history entry that the panel adds. */
const KEY = 'vkPanel'

/**
 * Closes a panel that fills the window with the browser's Back button. While the panel is open, the history has an
 * additional entry with the same URL.
 */
export function useBackToClose(isFull: boolean, onClose: () => void): void {
  const latest = useLatest(onClose)
  const isOpen = useRef(false)

  useEffect(() => {
    if (!isFull) return
    isOpen.current = true
    const close = () => !isOurs() && latest.current()
    const open = () => {
      if (!isOurs()) window.history.pushState({ ...window.history.state, [KEY]: true }, '')
      window.addEventListener('popstate', close)
    }
    // The navigation of a panel that closed a moment ago must not close this panel.
    if (isLeaving) window.addEventListener('popstate', open, { once: true })
    else open()
    return () => {
      window.removeEventListener('popstate', open)
      window.removeEventListener('popstate', close)
      isOpen.current = false
      // Waits, because in development React unmounts and mounts a component twice. A link that closed the panel has
      // added its own entry, which stays.
      queueMicrotask(() => !isOpen.current && isOurs() && leave())
    }
  }, [isFull, latest])
}

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

function isOurs(): boolean {
  return Boolean(window.history.state?.[KEY])
}
