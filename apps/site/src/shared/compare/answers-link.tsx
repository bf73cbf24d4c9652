import './answers-link.css'
import { answersPath, type Id, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Columns2 } from 'lucide-react'
import { useMessages } from '../language/use-messages.ts'
import { sharedMessages } from '../messages.ts'
import { useIsCouple } from '../use-is-couple.ts'

export interface AnswersLinkProps {
  /** The ids of the vendors. Default: the vendors that the couple asked last. */
  vendors?: readonly Id[]
}

/** A link to the answers of vendors. Renders nothing in limited sessions. */
export function AnswersLink({ vendors = [] }: AnswersLinkProps) {
  const t = useMessages(sharedMessages)
  if (!useIsCouple()) return null
  return (
    <a className="answers-link" href={vendors.length > 0 ? answersPath(vendors) : SITE_PATHS.vendor_answers}>
      <Columns2 size={18} strokeWidth={1.5} aria-hidden="true" />
      {t.seeAnswers}
    </a>
  )
}
