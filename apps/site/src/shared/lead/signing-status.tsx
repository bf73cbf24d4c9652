import './lead-status.css'
import type { SigningStep } from '@vowkit/sdk-core/leads'
import { CircleCheck, Clock, PenLine } from 'lucide-react'
import { useMessages } from '../language/use-messages.ts'
import { leadMessages } from './messages.ts'

const ICONS = { sign: PenLine, waiting: Clock, signed: CircleCheck } as const satisfies Record<SigningStep, unknown>

export interface SigningStatusProps {
  step: SigningStep
  /** Whether the step was just reached. Animates the status. */
  isFresh: boolean
}

/** The signing status of a document, as an icon and text. */
export function SigningStatus({ step, isFresh }: SigningStatusProps) {
  const t = useMessages(leadMessages)
  const Icon = ICONS[step]
  return (
    <span className="signing-status" data-step={step} data-fresh={isFresh || undefined}>
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      {t[step]}
    </span>
  )
}
