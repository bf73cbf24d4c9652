import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createBoardPins, type PinSource } from '@vowkit/sdk-core/account'
import { useMessages } from '../language/use-messages.ts'
import { useIsCouple } from '../use-is-couple.ts'
import { pinMessages } from './messages.ts'
import { findPin } from './toggle-pin.ts'
import { usePinToast } from './use-pin-toast.ts'

export interface PinEntryProps {
  source: PinSource
  /** Called when the entry is chosen. */
  onChoose: () => void
}

/** A menu entry that pins a vision or a vendor to the board, or removes its pin. Renders nothing for limited sessions. */
export function PinEntry(props: PinEntryProps) {
  return useIsCouple() ? <PinToggle {...props} /> : null
}

function PinToggle({ source, onChoose }: PinEntryProps) {
  const t = useMessages(pinMessages)
  const state = useStore(useClient().ports.once(createBoardPins).$pins)
  const toggle = usePinToast()
  return (
    <li>
      <button
        type="button"
        className="menu__entry"
        disabled={state.status !== 'ready'}
        onClick={() => {
          onChoose()
          void toggle(source)
        }}
      >
        {findPin(state, source) ? t.unpinEntry : t.pinEntry}
      </button>
    </li>
  )
}
