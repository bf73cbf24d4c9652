import { useClient, useVision } from '@vowkit/react'
import { shareVision, unshareVision, type Vision, visionTitle } from '@vowkit/sdk-core/vision'
import { useState } from 'react'

/** The outcome of the last action in the share dialog. The dialog shows a text for each outcome. */
export type ShareOutcome = 'copied' | 'notCopied' | 'stopped' | 'failed'

/** Creates, shares and revokes the share link of a vision. */
export function useShare(vision: Vision) {
  const { ports } = useClient()
  const { state } = useVision(vision.id)
  const detail = 'vision' in state ? (state.vision ?? undefined) : undefined
  const [isBusy, setBusy] = useState(false)
  /** The link that the dialog has created. `null` after the link was revoked. */
  const [ownLink, setOwnLink] = useState<string | null>()
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
      await navigator.share({ title: visionTitle(vision), url })
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
      return 'copied'
    } catch (cause) {
      ports.log.warn('A share link could not be copied.', cause)
      return 'notCopied'
    }
  }

  return {
    /** The share link. `null` if there is none, `undefined` while the vision loads. */
    link: ownLink === undefined ? detail && (detail.share_url ?? null) : ownLink,
    isBusy,
    outcome,
    /** Creates the share link, then sends it. */
    create: () =>
      run(async () => {
        const url = await shareVision(ports, vision.id)
        setOwnLink(url)
        return send(url)
      }),
    send: (url: string) => run(() => send(url)),
    stop: () =>
      run(async () => {
        await unshareVision(ports, vision.id)
        setOwnLink(null)
        return 'stopped'
      }),
  }
}
