import { useClient } from '@vowkit/react'
import type { DeskSubscription } from '@vowkit/sdk-core/desk'
import { RefreshCw, X } from 'lucide-react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { calendarTexts } from './texts.ts'

export interface SubscriptionRowProps {
  subscription: DeskSubscription
  isReading: boolean
  onRead: () => void
  onRemove: () => void
}

/** A calendar that the vendor has added: when it was last read, and why it could not be read. */
export function SubscriptionRow({ subscription, isReading, onRead, onRemove }: SubscriptionRowProps) {
  const t = useTexts(calendarTexts)
  const { clock } = useClient().ports
  const { name, host, read_at, problem } = subscription
  const title = name || host
  return (
    <li className="feeds__row">
      <div className="feeds__text">
        <strong dir="auto">{title}</strong>
        {name !== '' && <span className="feeds__host">{host}</span>}
        <span className="feeds__state">
          {isReading
            ? t.reading
            : read_at === undefined
              ? t.neverRead
              : t.lastRead(t.formats.ago(read_at, clock.now()))}
        </span>
        {problem && !isReading && <span className="field__error">{t.problems[problem.kind](problem.status ?? 0)}</span>}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t.readNow(title)}
        aria-disabled={isReading}
        onClick={onRead}
      >
        <RefreshCw size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button type="button" className="icon-button" aria-label={t.remove(title)} onClick={onRemove}>
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}
