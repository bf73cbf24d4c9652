import { useLayoutEffect } from 'react'

/** While mounted, prevents the browser from opening a file that is dropped outside of a drop zone. */
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
  // A file input of the page handles its own drops.
  if (!event.defaultPrevented && !(target instanceof HTMLInputElement)) event.preventDefault()
}
