import type { VendorAnswer } from '@vowkit/sdk-core/vendors'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'

/** How far a vendor has answered. Undefined for a vendor that the couple has not contacted. */
export function AnswerState({ answer }: { answer: VendorAnswer | undefined }) {
  const t = useMessages(compareMessages)
  if (!answer) return <span className="compare-table__unknown">{t.notAsked}</span>
  const status = answer.is_declined ? 'declined' : answer.reply ? 'replied' : answer.is_read ? 'read' : 'notRead'
  return (
    <span className="answer-state" data-status={status}>
      {t[status]}
    </span>
  )
}
