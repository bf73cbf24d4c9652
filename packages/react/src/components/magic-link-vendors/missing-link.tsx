import { useConfig } from '../../hooks/use-config.ts'
import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ActionLink } from './action-link.tsx'
import { LinkNotice } from './link-notice.tsx'

export interface MissingLinkProps {
  level: 1 | 2
  /** The base URL of the site without a trailing slash. Absent while it loads. */
  siteUrl?: string
  target?: string
}

/** A message for an unknown magic link, with links to the home page and to support. */
export function MissingLink({ level, siteUrl, target }: MissingLinkProps) {
  const messages = useMessages('magicLink', magicLinkMessages)
  const email = useConfig()?.contact_email
  return (
    <LinkNotice title={messages.missing} level={level}>
      <p className="vk-magic__note">{messages.missingNote}</p>
      <div className="vk-magic__row">
        {siteUrl !== undefined && (
          <ActionLink href={`${siteUrl}/`} target={target}>
            {messages.home}
          </ActionLink>
        )}
        {email !== undefined && (
          <a className="vk-button" part="button" data-variant="quiet" href={`mailto:${email}`}>
            {messages.contact}
          </a>
        )}
      </div>
    </LinkNotice>
  )
}
