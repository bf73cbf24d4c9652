import type { ChatResult, Vendor } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../provider/use-client.ts'
import { loadVendors } from '../shared/load-vendors.ts'

/** The last conversation somebody wanted to open. */
export type ConversationState = { status: 'opening' | 'failed'; vendor: Vendor } | null

/** Opening the conversation with a vendor, on our own site: its room is made, then `show` is given the path of it. */
export function useConversation(show: (vendor: Vendor, path: string) => void) {
  const { ports } = useClient()
  const [state, setState] = useState<ConversationState>(null)
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function message(vendor: Vendor): Promise<ChatResult | null> {
    try {
      return await (await loadVendors(ports)).message(vendor)
    } catch (cause) {
      ports.log.warn('The code of conversations could not be loaded.', cause)
      return null
    }
  }

  async function open(vendor: Vendor) {
    setState({ status: 'opening', vendor })
    const result = await message(vendor)
    // Whoever went elsewhere meanwhile stays there.
    if (!isHere.current) return
    setState(result?.ok ? null : { status: 'failed', vendor })
    if (result?.ok) show(vendor, result.path)
  }

  return { state, open }
}
