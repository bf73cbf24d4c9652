import { Button, Dialog, Root } from '@vowkit/react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import type { BoundVendor } from './list-bound-vendors.ts'
import { dateChangeMessages } from './messages.ts'

export interface DateDialogProps {
  /** The vendors that have an earlier date of the couple. */
  vendors: readonly BoundVendor[]
  /** The new date, `YYYY-MM-DD`, or `""`. */
  to: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks for confirmation before the wedding date changes, because contracts keep the old one. */
export function DateDialog({ vendors, to, onAnswer }: DateDialogProps) {
  const t = useMessages(dateChangeMessages)
  const { close } = useMessages(sharedMessages)
  const dates = [...new Set(vendors.map(({ bookedFor }) => bookedFor))]
  const nameOf = ({ vendor }: BoundVendor) => vendor.business_name
  return (
    <Root>
      <Dialog title={t.title} closeLabel={close} onClose={() => onAnswer(false)}>
        {dates.map((date) => (
          <p key={date}>{t.booked(vendors.filter(({ bookedFor }) => bookedFor === date).map(nameOf), date)}</p>
        ))}
        <p>{t.explain}</p>
        {vendors
          .filter(({ isTaken }) => isTaken)
          .map((bound) => (
            <p key={bound.vendor.id}>
              <strong>{t.taken(nameOf(bound), to)}</strong>
            </p>
          ))}
        <Button variant="primary" onClick={() => onAnswer(true)}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          {t.back}
        </Button>
      </Dialog>
    </Root>
  )
}
