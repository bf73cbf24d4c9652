import type { VendorAnswer } from '@vowkit/sdk-core/vendors'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'

/** How far a vendor has answered. Undefined for a vendor that the couple has not contacted. */
export function AnswerState({ answer }: { answer: VendorAnswer | undefined }) {
  const t = useMessages(compareMessages)
  if (!answer) return <span className="compare-table__unknown">{t.notAsked}</span>
  const status = stateOf(answer)
  return (
    <span className="answer-state" data-status={status}>
      {t[status]}
    </span>
  )
}

function stateOf({ is_declined, is_booked, reply, is_read }: VendorAnswer) {
  if (is_declined) return 'declined'
  if (is_booked) return 'booked'
  if (reply) return 'replied'
  return is_read ? 'read' : 'notRead'
}
