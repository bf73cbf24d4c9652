import { useClient } from '@vowkit/react'
import { type ReactNode, useState } from 'react'
import { boundVendorsModule, DateDialogLazy } from './date-dialog.lazy.ts'

/** `unasked`: no vendor has the stored date, or the vendors cannot be loaded. */
export type DateAnswer = 'unasked' | 'confirmed' | 'cancelled'

interface Question {
  vendors: readonly string[]
  date: string
  answer: (isConfirmed: boolean) => void
}

/** Asks the couple to confirm a change of the wedding date if vendors are booked or have signed documents. */
export function useDateQuestion(): { ask: (date: string) => Promise<DateAnswer>; dialog: ReactNode } {
  const { ports } = useClient()
  const [question, setQuestion] = useState<Question | null>(null)

  async function ask(date: string): Promise<DateAnswer> {
    const vendors = await boundVendorsModule
      .load()
      .then(({ listBoundVendors }) => listBoundVendors(ports))
      // Without the list, the couple can still change its date.
      .catch(() => [])
    if (vendors.length === 0) return 'unasked'
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ vendors, date, answer }))
    setQuestion(null)
    return isConfirmed ? 'confirmed' : 'cancelled'
  }

  const dialog = question && (
    <DateDialogLazy vendors={question.vendors} date={question.date} onAnswer={question.answer} />
  )
  return { ask, dialog }
}
