import { useLayoutEffect } from 'react'

/** While shown, a file that is dropped beside the place for it does not replace the page. */
export function useStayHere(): void {
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
  // A file field of the page takes what is dropped on it by itself.
  if (!event.defaultPrevented && !(target instanceof HTMLInputElement)) event.preventDefault()
}
