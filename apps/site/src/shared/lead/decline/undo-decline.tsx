import type { LeadView } from '@vowkit/sdk-core/leads'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/use-messages.ts'
import { leadMessages } from '../messages.ts'

export interface UndoDeclineProps {
  view: Pick<LeadView, 'undoDecline'>
  /** The accessible name of the button, if its text does not identify the vendor. */
  label?: string
  /** Focuses the button when this prop becomes true, which also scrolls it into view. */
  takesFocus: boolean
  onUndone?: () => void
}

/** Says that the couple has declined a vendor, with a button that takes it back. */
export function UndoDecline({ view, label, takesFocus, onUndone }: UndoDeclineProps) {
  const { decline: t } = useMessages(leadMessages)
  const [hasFailed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  async function undo(): Promise<void> {
    const { ok } = await view.undoDecline()
    setFailed(!ok)
    if (ok) onUndone?.()
  }

  return (
    <>
      <span role="status">{hasFailed ? t.undoFailed : t.declined}</span>
      <button
        type="button"
        className="button button--quiet"
        aria-label={label}
        ref={button}
        onClick={() => void undo()}
      >
        {t.undo}
      </button>
    </>
  )
}
