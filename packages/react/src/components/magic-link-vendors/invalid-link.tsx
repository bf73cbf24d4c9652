import { LOGIN_PATH } from '@vowkit/sdk-core/magic-link'
import { useConfig } from '../../hooks/use-config.ts'
import { commonMessages } from '../../messages/common.ts'
import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { ActionLink } from './action-link.tsx'
import { LinkNotice } from './link-notice.tsx'

export interface InvalidLinkProps {
  level: 1 | 2
  /** Whether the request got no response, for example because the visitor is offline. */
  isUnanswered: boolean
  /** The base URL of the site without a trailing slash. Absent while it loads. */
  siteUrl?: string
  target?: string
  onRetry: () => void
}

/**
 * A message for a magic link that has expired or could not be loaded. Offers the login, an email that asks for a new
 * link, and a retry.
 */
export function InvalidLink({ level, isUnanswered, siteUrl, target, onRetry }: InvalidLinkProps) {
  const messages = useMessages('magicLink', magicLinkMessages)
  const { network } = useMessages('common', commonMessages)
  const email = useConfig()?.contact_email
  return (
    <LinkNotice title={messages.invalid} level={level}>
      <p className="vk-magic__note">{isUnanswered ? network : messages.invalidNote}</p>
      <div className="vk-magic__row">
        {!isUnanswered && siteUrl !== undefined && (
          <ActionLink href={siteUrl + LOGIN_PATH} target={target}>
            {messages.logIn}
          </ActionLink>
        )}
        {!isUnanswered && email !== undefined && (
          <a
            className="vk-button"
            part="button"
            data-variant="quiet"
            href={`mailto:${email}?subject=${encodeURIComponent(messages.newLinkSubject)}`}
          >
            {messages.newLink}
          </a>
        )}
        <TryAgain onRetry={onRetry} />
      </div>
    </LinkNotice>
  )
}
