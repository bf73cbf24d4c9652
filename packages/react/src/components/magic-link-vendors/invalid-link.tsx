import { commonMessages } from '../../messages/common.ts'
import { magicLinkMessages } from '../../messages/magic-link.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { LinkNotice } from './link-notice.tsx'

export interface InvalidLinkProps {
  level: 1 | 2
  /** It may be the connection's fault. */
  isUnanswered: boolean
  onRetry: () => void
}

/** A link that leads nowhere any more, or that could not be asked about: it may be worth another try. */
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
