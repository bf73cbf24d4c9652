import { Button } from '@vowkit/react'
import type { WebhookDelivery } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { type WebhookTexts, webhookTexts } from './texts.ts'

/** The colors of the states, as in other lists of the desk. */
const MARKS = { pending: undefined, delivered: 'booked', failed: 'overdue' } as const

export interface DeliveryRowProps {
  delivery: WebhookDelivery
  canResend: boolean
  onResend: () => Promise<void>
}

/** One delivery: its event, the result of the latest attempt and the receiver's response. */
export function DeliveryRow({ delivery, canResend, onResend }: DeliveryRowProps) {
  const t = useTexts(webhookTexts)
  const { formats } = useTexts(deskTexts)
  const [isBusy, setBusy] = useState(false)
  const { status, type, attempts, created_at, next_attempt_at, response_status, response_body, error } = delivery
  const name = nameOf(type, t)
  const time = formats.moment(created_at)
  const facts = [
    time,
    response_status !== undefined && t.responded(response_status),
    attempts > 0 && t.attempts(attempts),
    attempts > 0 && next_attempt_at !== undefined && t.nextAttempt(formats.moment(next_attempt_at)),
  ]

  async function resend() {
    setBusy(true)
    await onResend()
    setBusy(false)
  }

  return (
    <li className="row">
      <div className="row__text">
        <p className="row__title">
          {name}{' '}
          <span className="mark" data-state={MARKS[status]}>
            {t.states[status]}
          </span>
        </p>
        <p className="row__more">{facts.filter(Boolean).join(' · ')}</p>
        {error !== undefined && (
          // The service writes errors of receivers in English.
          <p className="row__more" lang="en">
            {error}
          </p>
        )}
        {response_body && (
          <details className="deliveries__response">
            <summary>{t.response}</summary>
            <pre dir="auto">{response_body}</pre>
          </details>
        )}
      </div>
      {canResend && status !== 'pending' && (
        <Button busy={isBusy} aria-label={t.resendName(name, time)} onClick={() => void resend()}>
          {t.resend}
        </Button>
      )}
    </li>
  )
}

/** The name of an event. Events of a newer backend keep their type. */
function nameOf(type: string, t: WebhookTexts): string {
  const names: Partial<Record<string, string>> = t.events
  return names[type] ?? type
}
