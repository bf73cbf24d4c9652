import { pickInspirationImages } from '@vowkit/sdk-core/account'
import { useEffect, useRef } from 'react'

/** Calls `onImages` with images that are pasted on the page, outside of open dialogs. Ignores other files. */
export function useImagePaste(onImages: (images: File[]) => void): void {
  const latest = useRef(onImages)
  latest.current = onImages

  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener(
      'paste',
      (event) => {
        const picked = pickInspirationImages(event.clipboardData?.files ?? [])
        if (event.defaultPrevented || !picked.ok || picked.images.length === 0) return
        if (document.querySelector('dialog[open]')) return
        event.preventDefault()
        latest.current(picked.images)
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [])
}
