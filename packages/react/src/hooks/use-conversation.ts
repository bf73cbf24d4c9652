import { createVendors, type Vendor } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** The state of the last requested conversation, until the conversation is open. */
export type ConversationState = { status: 'opening' | 'failed'; vendor: Vendor } | null

/**
 * Opens the conversation with a vendor for a signed-in couple. Creates the room if there is none, then calls `show` with
 * the path of the conversation on the site.
 *
 * ```tsx
 * const { state, open } = useConversation((vendor, path) => location.assign(siteUrl + path))
 * return <button disabled={state?.status === 'opening'} onClick={() => open(vendor)}>Message</button>
 * ```
 */
export function useConversation(show: (vendor: Vendor, path: string) => void) {
  const { ports } = useClient()
  const [state, setState] = useState<ConversationState>(null)
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  async function open(vendor: Vendor) {
    setState({ status: 'opening', vendor })
    const result = await ports.once(createVendors).message(vendor)
    // The visitor has navigated away in the meantime.
    if (!isMounted.current) return
    setState(result.ok ? null : { status: 'failed', vendor })
    if (result.ok) show(vendor, result.path)
  }

  return { state, open }
}
