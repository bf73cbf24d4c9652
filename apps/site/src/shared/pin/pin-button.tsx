import './pin-button.css'
import type { PinSource } from '@vowkit/sdk-core/account'
import { Pin } from 'lucide-react'
import { useMessages } from '../language/use-messages.ts'
import { useIsCouple } from '../use-is-couple.ts'
import { pinMessages } from './messages.ts'
import { usePin } from './use-pin.ts'

export interface PinButtonProps {
  source: PinSource
  className?: string
}

/** A toggle that pins a vision or a vendor to the inspiration board. Renders nothing for limited sessions. */
export function PinButton(props: PinButtonProps) {
  return useIsCouple() ? <PinToggle {...props} /> : null
}

function PinToggle({ source, className = '' }: PinButtonProps) {
  const t = useMessages(pinMessages)
  const { isPinned, isBusy, isLoading, outcome, toggle } = usePin(source)
  return (
    <>
      <button
        type="button"
        className={`button button--quiet pin-button ${className}`}
        aria-busy={isBusy}
        // A button that was just pressed keeps the focus.
        disabled={isLoading && !isBusy}
        onClick={() => void toggle()}
      >
        <Pin size={20} strokeWidth={1.5} aria-hidden="true" fill={isPinned ? 'currentColor' : 'none'} />
        {isPinned ? t.pinned : t.pin}
      </button>
      <span className={outcome === 'failed' ? 'pin-button__failed' : 'visually-hidden'} role="status">
        {outcome && t[outcome]}
      </span>
    </>
  )
}
