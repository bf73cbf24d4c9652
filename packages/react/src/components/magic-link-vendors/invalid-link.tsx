import { commonMessages } from '../../messages/common.ts'
import { magicLinkMessages } from '../../messages/magic-link.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { LinkNotice } from './link-notice.tsx'

export interface InvalidLinkProps {
  level: 1 | 2
  /** Whether the request got no response, for example because the visitor is offline. */
  isUnanswered: boolean
  onRetry: () => void
}

/** A message for a magic link that has expired or could not be loaded. Offers a retry. */
export function InvalidLink({ level, isUnanswered, onRetry }: InvalidLinkProps) {
  const { invalid } = useMessages('magicLink', magicLinkMessages)
  const { network } = useMessages('common', commonMessages)
  return (
    <LinkNotice title={invalid} level={level}>
      {isUnanswered && <p className="vk-magic__note">{network}</p>}
      <div className="vk-magic__row">
        <TryAgain onRetry={onRetry} />
      </div>
    </LinkNotice>
  )
}
