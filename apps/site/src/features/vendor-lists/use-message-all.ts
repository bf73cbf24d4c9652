import { useClient } from '@vowkit/react'
import { createVendors, type Vendor } from '@vowkit/sdk-core/vendors'
import { useRef, useState } from 'react'

/** `failed`: the vendors to which the message was not sent. */
export type MessageAll =
  | { status: 'idle' }
  | { status: 'sending'; sent: number; count: number }
  | { status: 'done'; sent: number; failed: readonly Vendor[] }

/** Sends the same inquiry to several vendors, one after the other. An inquiry that exists counts as sent. */
export function useMessageAll(onDone: () => void) {
  const { ports } = useClient()
  const [state, setState] = useState<MessageAll>({ status: 'idle' })
  const isSending = useRef(false)

  async function send(vendors: readonly Vendor[], message: string): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    const failed: Vendor[] = []
    for (const [index, vendor] of vendors.entries()) {
      setState({ status: 'sending', sent: index, count: vendors.length })
      const result = await ports.once(createVendors).profile(vendor.id).inquire({ message })
      if (result !== 'sent' && result !== 'exists') failed.push(vendor)
    }
    isSending.current = false
    setState({ status: 'done', sent: vendors.length - failed.length, failed })
    onDone()
  }

  return { state, send }
}
