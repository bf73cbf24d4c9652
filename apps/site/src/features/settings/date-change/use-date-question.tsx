import { useClient } from '@vowkit/react'
import { type ReactNode, useState } from 'react'
import { boundVendorsModule, DateDialogLazy } from './date-dialog.lazy.ts'
import type { MovedDate } from './list-bound-vendors.ts'

/** `unasked`: no vendor has the stored date, or the vendors cannot be loaded. */
export type DateAnswer = { status: 'unasked' | 'cancelled' } | { status: 'confirmed'; moved: MovedDate }

interface Question extends MovedDate {
  answer: (isConfirmed: boolean) => void
}

/** Asks the couple to confirm a change of the wedding date if vendors are booked or have signed documents. */
export function useDateQuestion(): { ask: (from: string, to: string) => Promise<DateAnswer>; dialog: ReactNode } {
  const { ports } = useClient()
  const [question, setQuestion] = useState<Question | null>(null)

  async function ask(from: string, to: string): Promise<DateAnswer> {
    const vendors = await boundVendorsModule
      .load()
      .then(({ listBoundVendors }) => listBoundVendors(ports, from, to))
      // Without the list, the couple can still change its date.
      .catch(() => [])
    if (vendors.length === 0) return { status: 'unasked' }
    const moved = { vendors, to }
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ ...moved, answer }))
    setQuestion(null)
    return isConfirmed ? { status: 'confirmed', moved } : { status: 'cancelled' }
  }

  const dialog = question && <DateDialogLazy vendors={question.vendors} to={question.to} onAnswer={question.answer} />
  return { ask, dialog }
}
