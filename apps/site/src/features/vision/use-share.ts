import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import { useMessages } from '../../shared/language/use-messages.ts'
import { visionMessages } from './messages.ts'

/**
 * Returns a function that opens the device's share dialog for a screen, or copies the link if the device has no dialog.
 * The link only works for visitors who are signed in to this account.
 */
export function useShare() {
  const t = useMessages(visionMessages)
  const { ports } = useClient()

  return async function share(title: string, path: string): Promise<void> {
    const url = new URL(path, window.location.origin).href
    const toasts = ports.once(createToasts)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toasts.show({ tone: 'success', text: t.linkCopied })
    } catch (cause) {
      // The user closed the share dialog.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      ports.log.warn('A vision could not be shared.', cause)
      toasts.show({ tone: 'error', text: t.linkNotCopied })
    }
  }
}
