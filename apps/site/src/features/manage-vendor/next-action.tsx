import { useFormatPrice } from '@vowkit/react'
import { CreditCard, PenLine } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useInvoiceName } from '../../shared/lead/use-invoice-name.ts'
import type { NextStep } from './engagement-steps.ts'
import { manageVendorMessages } from './messages.ts'

export interface NextActionProps {
  step: NextStep
  /** Whether the button ignores presses. */
  isOff: boolean
  onAct: () => void
}

/** A button for the couple's next task. */
export function NextAction({ step, isOff, onAct }: NextActionProps) {
  const t = useMessages(manageVendorMessages)
  const formatPrice = useFormatPrice()
  const nameOf = useInvoiceName()
  const Icon = step.kind === 'sign' ? PenLine : CreditCard
  return (
    <div className="engagement__next">
      <button type="button" className="button" aria-disabled={isOff} onClick={isOff ? undefined : onAct}>
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {step.kind === 'sign' ? (
            <>
              {t.sign} <bdi>{step.file.file_name}</bdi>
            </>
          ) : (
            <>
              {t.pay} <bdi>{nameOf(step.invoice.invoice_name, step.invoice.part)}</bdi>,{' '}
              {formatPrice(Number(step.invoice.amount_due))}
            </>
          )}
        </span>
      </button>
    </div>
  )
}
