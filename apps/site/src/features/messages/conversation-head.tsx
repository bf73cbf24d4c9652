import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { openPath } from '../../shared/router.ts'
import { chatMessages } from './messages.ts'
import { ThreadAvatar } from './thread-avatar.tsx'

export interface ConversationHeadProps {
  name: string
  image: string
  /** The account type or the vendor's category, displayed below the name. */
  type: string
  /** The page of the vendor. Absent until it is known, and in conversations without a vendor. */
  href?: string | undefined
  /** Actions at the end of the header. */
  children?: ReactNode
}

/** The name of the other member, which links to the vendor's page. On phones, also a button that returns to the list. */
export function ConversationHead({ name, image, type, href, children }: ConversationHeadProps) {
  const { back } = useMessages(chatMessages)
  return (
    <header className="conversation-head">
      <button
        type="button"
        className="icon-button conversation-head__back"
        aria-label={back}
        onClick={() => openPath(SITE_PATHS.dashboard_messages)}
      >
        <ChevronLeft size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ThreadAvatar image={image} name={name} />
      <h2 className="conversation-head__name" tabIndex={-1}>
        {href === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        )}
      </h2>
      <p className="conversation-head__type">{type}</p>
      {children !== undefined && <div className="conversation-head__actions">{children}</div>}
    </header>
  )
}
