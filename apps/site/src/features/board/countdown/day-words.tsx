import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'

/** The words in place of the countdown, on the wedding day and after it. */
export function DayWords({ phase }: { phase: 'day' | 'after' }) {
  const t = useMessages(boardMessages)
  return (
    <p className="couple-card__day">
      <strong>{phase === 'day' ? t.dayTitle : t.afterTitle}</strong>
      <span>{phase === 'day' ? t.dayText : t.afterText}</span>
    </p>
  )
}
