import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import type { PinSource } from '@vowkit/sdk-core/account'
import { useCallback } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { pinMessages } from './messages.ts'
import { createPinToggle } from './toggle-pin.ts'

/** Returns a function that pins a source to the board or removes its pin, and tells the result in a toast. */
export function usePinToast(): (source: PinSource) => Promise<void> {
  const { ports } = useClient()
  const t = useMessages(pinMessages)
  return useCallback(
    async (source) => {
      const outcome = await ports.once(createPinToggle)(source)
      if (outcome === null) return
      ports.once(createToasts).show({ tone: outcome === 'failed' ? 'error' : 'success', text: t[outcome] })
    },
    [ports, t],
  )
}
