import { useEffect } from 'react'

/** While shown, a file dropped beside its place does not make the browser leave the page for it. */
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
