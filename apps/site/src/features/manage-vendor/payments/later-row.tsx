import { useFormatPrice } from '@vowkit/react'
import type { LaterPayment } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { leadMessages } from '../../../shared/lead/messages.ts'
import { useInvoiceName } from '../../../shared/lead/use-invoice-name.ts'
import { manageVendorMessages } from '../messages.ts'

export interface LaterRowProps {
  later: LaterPayment
  /** The id of the note that the invoice follows. */
  noteId: string
}

/** The rest of an order, for which the vendor has sent no invoice yet. */
export function LaterRow({ later: { amount, dueDate }, noteId }: LaterRowProps) {
  const { payments: t } = useMessages(manageVendorMessages)
  const { date } = useMessages(leadMessages)
  const formatPrice = useFormatPrice()
  const nameOf = useInvoiceName()
  return (
    <li className="invoice" data-status="later">
      <bdi className="invoice__name">{nameOf('Balance', 'balance')}</bdi>
      <span className="invoice__amount">{formatPrice(amount)}</span>
      <span className="invoice__later" id={noteId}>
        {t.later(date(dueDate))}
      </span>
    </li>
  )
}
