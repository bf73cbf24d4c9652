import { useEffect } from 'react'

/** From the first file dragged here on, one that is dropped beside the place for it does not replace the page. */
export function useStayHere(isDragged: boolean): void {
  useEffect(() => {
    if (!isDragged) return
    window.addEventListener('dragover', stayHere)
    window.addEventListener('drop', stayHere)
    return () => {
      window.removeEventListener('dragover', stayHere)
      window.removeEventListener('drop', stayHere)
    }
  }, [isDragged])
}

function stayHere(event: globalThis.DragEvent): void {
  const [target] = event.composedPath()
  // A file field of the page takes what is dropped on it by itself.
  if (!event.defaultPrevented && !(target instanceof HTMLInputElement)) event.preventDefault()
}
