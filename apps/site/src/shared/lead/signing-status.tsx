import './lead-status.css'
import type { SigningStep } from '@vowkit/sdk-core/leads'
import { CircleCheck, Clock, PenLine } from 'lucide-react'

const STEPS = {
  sign: { Icon: PenLine, text: 'Click to sign' },
  waiting: { Icon: Clock, text: 'Waiting for vendor' },
  signed: { Icon: CircleCheck, text: 'Signed' },
} as const satisfies Record<SigningStep, unknown>

export interface SigningStatusProps {
  step: SigningStep
  /** It came just now, and shows it. */
  isFresh: boolean
}

/** How far the signing of a document is, by an icon and a word. */
export function SigningStatus({ step, isFresh }: SigningStatusProps) {
  const { Icon, text } = STEPS[step]
  return (
    <span className="signing-status" data-step={step} data-fresh={isFresh || undefined}>
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      {text}
    </span>
  )
}
