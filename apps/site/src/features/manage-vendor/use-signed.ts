import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { manageVendorMessages } from './messages.ts'

/** How long the next action stays disabled after a signature, because a late second tap on "Sign" would hit it. */
const SECOND_TAP_MS = 1_500

/** Confirms a signature in a toast, which names the vendor that signs next. `isFresh` is true for a moment afterwards. */
export function useSigned(vendor: string) {
  const { ports } = useClient()
  const { signing: t } = useMessages(manageVendorMessages)
  const [signatures, setSignatures] = useState(0)
  const [settled, setSettled] = useState(0)

  useEffect(() => {
    if (signatures === 0) return
    const gone = new AbortController()
    ports.clock.sleep(SECOND_TAP_MS, gone.signal).then(
      () => setSettled(signatures),
      () => {},
    )
    return () => gone.abort()
  }, [signatures, ports])

  function confirm(): void {
    setSignatures((count) => count + 1)
    ports.once(createToasts).show({ tone: 'success', text: t.success(vendor) })
  }

  return { isFresh: signatures !== settled, confirm }
}
