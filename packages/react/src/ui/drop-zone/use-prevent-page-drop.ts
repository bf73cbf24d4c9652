import { useLayoutEffect } from 'react'

/** Prevents the browser from opening a file that is dropped outside a drop zone, while mounted. */
export function usePreventPageDrop(): void {
  useLayoutEffect(() => {
    window.addEventListener('dragover', preventNavigation)
    window.addEventListener('drop', preventNavigation)
    return () => {
      window.removeEventListener('dragover', preventNavigation)
      window.removeEventListener('drop', preventNavigation)
    }
  }, [])
}

function preventNavigation(event: globalThis.DragEvent): void {
  const [target] = event.composedPath()
  // File inputs handle drops themselves.
  if (!event.defaultPrevented && !(target instanceof HTMLInputElement)) event.preventDefault()
}
