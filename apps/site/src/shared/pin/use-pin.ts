import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createBoardPins, type PinSource } from '@vowkit/sdk-core/account'
import { useState } from 'react'
import { createPinToggle, findPin, type PinOutcome } from './toggle-pin.ts'

/** Pins a vision or a vendor to the inspiration board, or removes its pin. */
export function usePin(source: PinSource) {
  const { ports } = useClient()
  const state = useStore(ports.once(createBoardPins).$pins)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PinOutcome | null>(null)

  return {
    isPinned: findPin(state, source) !== undefined,
    isBusy,
    isLoading: state.status === 'loading',
    /** The result of the last press. */
    outcome,
    async toggle() {
      const running = ports.once(createPinToggle)(source)
      if (running === null) return
      setBusy(true)
      setOutcome(null)
      setOutcome(await running)
      setBusy(false)
    },
  }
}
