import './answers-link.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Columns2 } from 'lucide-react'
import { useMessages } from '../language/use-messages.ts'
import { sharedMessages } from '../messages.ts'
import { useIsCouple } from '../use-is-couple.ts'

/** A link to the answers of the vendors that the couple asked last. Renders nothing in limited sessions. */
export function AnswersLink() {
  const t = useMessages(sharedMessages)
  if (!useIsCouple()) return null
  return (
    <a className="answers-link" href={SITE_PATHS.vendor_answers}>
      <Columns2 size={18} strokeWidth={1.5} aria-hidden="true" />
      {t.seeAnswers}
    </a>
  )
}
