import { Button, Dialog, Root } from '@vowkit/react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { dateChangeMessages } from './messages.ts'

export interface DateDialogProps {
  /** The names of the vendors that have the stored date. */
  vendors: readonly string[]
  /** The stored date, `YYYY-MM-DD`. */
  date: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks for confirmation before the wedding date changes, because contracts keep the old one. */
export function DateDialog({ vendors, date, onAnswer }: DateDialogProps) {
  const t = useMessages(dateChangeMessages)
  const { close } = useMessages(sharedMessages)
  return (
    <Root>
      <Dialog title={t.title} closeLabel={close} onClose={() => onAnswer(false)}>
        <p>{t.text(vendors, new Date(`${date}T00:00`))}</p>
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
