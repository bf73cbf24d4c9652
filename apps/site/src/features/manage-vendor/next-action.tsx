import { useFormatPrice } from '@vowkit/react'
import { CreditCard, PenLine } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import type { NextStep } from './engagement-steps.ts'
import { manageVendorMessages } from './messages.ts'

export interface NextActionProps {
  step: NextStep
  onAct: () => void
}

/** A button for the couple's next task. */
export function NextAction({ step, onAct }: NextActionProps) {
  const t = useMessages(manageVendorMessages)
  const formatPrice = useFormatPrice()
  const Icon = step.kind === 'sign' ? PenLine : CreditCard
  return (
    <button type="button" className="button engagement__next" onClick={onAct}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {step.kind === 'sign' ? (
          <>
            {t.sign} <bdi>{step.file.file_name}</bdi>
          </>
        ) : (
          <>
            {t.pay} <bdi>{step.invoice.invoice_name}</bdi>, {formatPrice(Number(step.invoice.amount_due))}
          </>
        )}
      </span>
    </button>
  )
}
