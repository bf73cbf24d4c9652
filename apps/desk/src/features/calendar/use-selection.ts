import type { DeskPeriod } from '@vowkit/sdk-core/desk'
import { useState } from 'react'

/** A selected period. `anchor` is the day that was selected first. */
interface Selection {
  anchor: string
  end: string
}

/** The selected days: none, one day, or a period. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null)
  const [from = '', to = ''] = selection ? [selection.anchor, selection.end].sort() : []
  const period: DeskPeriod | null = selection && { from, to }
  return {
    period,
    /** Selects a day, or extends a selected day to a period. Selecting the only selected day again clears the selection. */
    choose(date: string) {
      if (selection?.anchor !== selection?.end || !selection) setSelection({ anchor: date, end: date })
      else setSelection(selection.anchor === date ? null : { ...selection, end: date })
    },
    /** Moves the end of the selection. Starts at `from` if nothing is selected. */
    extend(from: string, end: string) {
      setSelection({ anchor: selection?.anchor ?? from, end })
    },
    clear: () => setSelection(null),
  }
}
