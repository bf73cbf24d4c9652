import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'

/**
 * Shares a screen the way the device does it; where it has none, or it does not come to that, copies the link. It opens
 * for whoever is signed in as this person, such as the other half of the couple.
 */
export function useShare() {
  const { ports } = useClient()

  return async function share(title: string, path: string): Promise<void> {
    const url = new URL(path, window.location.origin).href
    const toasts = ports.once(createToasts)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toasts.show({ tone: 'success', text: 'Link copied. It opens once you are signed in.' })
    } catch (cause) {
      // The person closed the device's own dialog.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      ports.log.warn('A vision could not be shared.', cause)
      toasts.show({ tone: 'error', text: 'The link could not be copied.' })
    }
  }
}
