import { useLayoutEffect } from 'react'

/** While mounted, a file that is dropped outside the drop zone does not replace the page. */
export function usePreventPageDrop(): void {
  useLayoutEffect(() => {
    window.addEventListener('dragover', stayHere)
    window.addEventListener('drop', stayHere)
    return () => {
      window.removeEventListener('dragover', stayHere)
      window.removeEventListener('drop', stayHere)
    }
  }, [])
}

function stayHere(event: globalThis.DragEvent): void {
  const [target] = event.composedPath()
  // A file input of the page handles its own drops.
  if (!event.defaultPrevented && !(target instanceof HTMLInputElement)) event.preventDefault()
}
