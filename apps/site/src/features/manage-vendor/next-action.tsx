import { formatPrice } from '@vowkit/react'
import { CreditCard, PenLine } from 'lucide-react'
import type { NextStep } from './engagement-steps.ts'

export interface NextActionProps {
  step: NextStep
  onAct: () => void
}

/** A button for the couple's next task. */
export function NextAction({ step, onAct }: NextActionProps) {
  const Icon = step.kind === 'sign' ? PenLine : CreditCard
  return (
    <button type="button" className="button engagement__next" onClick={onAct}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {step.kind === 'sign' ? (
          <>
            Sign <bdi>{step.file.file_name}</bdi>
          </>
        ) : (
          <>
            Pay <bdi>{step.invoice.invoice_name}</bdi>, {formatPrice(Number(step.invoice.amount_due))}
          </>
        )}
      </span>
    </button>
  )
}
