import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createBoardPins, type PinSource } from '@vowkit/sdk-core/account'
import { sameId } from '@vowkit/sdk-core/contract'
import { useState } from 'react'

export type PinOutcome = 'pinnedNote' | 'unpinnedNote' | 'failed'

/** Pins a vision or a vendor to the inspiration board, or removes its pin. */
export function usePin(source: PinSource) {
  const { $pins, pin, unpin } = useClient().ports.once(createBoardPins)
  const pins = useStore($pins)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PinOutcome | null>(null)
  const own =
    pins.status === 'ready' &&
    pins.pins.find(({ kind, source_id }) => kind === source.kind && sameId(source_id, source.id))

  return {
    isPinned: Boolean(own),
    isBusy,
    /** The result of the last press. */
    outcome,
    async toggle() {
      if (isBusy) return
      setBusy(true)
      setOutcome(null)
      const result = await (own ? unpin(own.id) : pin(source))
      setOutcome(result.ok ? (own ? 'unpinnedNote' : 'pinnedNote') : 'failed')
      setBusy(false)
    },
  }
}
