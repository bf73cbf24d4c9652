import { useClient } from '@vowkit/react'
import { createInspirationBoard } from '@vowkit/sdk-core/account'
import { useState } from 'react'

/** The outcome of the last action in the share dialog. The dialog shows a text for each outcome. */
export type ShareOutcome = 'linkCopied' | 'linkNotCopied' | 'stopped' | 'failed'

/** Creates, shares and revokes the share link of the board. `title` is the title of the shared page. */
export function useShareBoard(known: string | undefined, title: string) {
  const { ports } = useClient()
  const board = ports.once(createInspirationBoard)
  const [link, setLink] = useState<string | null>(known ?? null)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null)

  async function run(action: () => Promise<ShareOutcome | null>): Promise<void> {
    setBusy(true)
    setOutcome(null)
    // Ignores the error, because the client has already logged it.
    setOutcome(await action().catch(() => 'failed' as const))
    setBusy(false)
  }

  /** Opens the share dialog of the device, or copies the link if the device has no share dialog. */
  async function send(url: string): Promise<ShareOutcome | null> {
    if (typeof navigator.share !== 'function') return copy(url)
    try {
      await navigator.share({ title, url })
      return null
    } catch (cause) {
      // Rejected because the visitor closed the share dialog, or because the browser requires another press.
      if (cause instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(cause.name)) return null
      return copy(url)
    }
  }

  async function copy(url: string): Promise<ShareOutcome> {
    try {
      await navigator.clipboard.writeText(url)
      return 'linkCopied'
    } catch (cause) {
      ports.log.warn('A share link could not be copied.', cause)
      return 'linkNotCopied'
    }
  }

  return {
    /** The share link. `null` while the board is not shared. */
    link,
    isBusy,
    outcome,
    /** Creates the share link, then sends it. */
    create: () =>
      run(async () => {
        const url = await board.share()
        setLink(url)
        return send(url)
      }),
    send: (url: string) => run(() => send(url)),
    stop: () =>
      run(async () => {
        await board.unshare()
        setLink(null)
        return 'stopped'
      }),
  }
}
