import { Button, Dialog, Root } from '@vowkit/react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import type { BoundVendor } from './list-bound-vendors.ts'
import { dateChangeMessages } from './messages.ts'

export interface DateDialogProps {
  /** The vendors that have the stored date. */
  vendors: readonly BoundVendor[]
  /** The stored date, `YYYY-MM-DD`. */
  from: string
  /** The new date, `YYYY-MM-DD`, or `""`. */
  to: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks for confirmation before the wedding date changes, because contracts keep the old one. */
export function DateDialog({ vendors, from, to, onAnswer }: DateDialogProps) {
  const t = useMessages(dateChangeMessages)
  const { close } = useMessages(sharedMessages)
  const nameOf = ({ vendor }: BoundVendor) => vendor.business_name
  return (
    <Root>
      <Dialog title={t.title} closeLabel={close} onClose={() => onAnswer(false)}>
        <p>{t.text(vendors.map(nameOf), from)}</p>
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
