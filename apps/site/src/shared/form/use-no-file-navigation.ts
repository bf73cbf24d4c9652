import { useEffect } from 'react'

/** Prevents the browser from opening a file that is dropped outside of a drop area, while the component is mounted. */
export function useNoFileNavigation(): void {
  useEffect(() => {
    const listening = new AbortController()
    for (const type of ['dragover', 'drop'] as const)
      window.addEventListener(type, stayHere, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

function stayHere(event: globalThis.DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
