import { commonMessages } from '../../messages/common.ts'
import { magicLinkMessages } from '../../messages/magic-link.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { LinkNotice } from './link-notice.tsx'

export interface InvalidLinkProps {
  level: 1 | 2
  /** The request got no response, so the visitor may be offline. */
  isUnanswered: boolean
  onRetry: () => void
}

/** An expired link, or one that could not be loaded, with a button that tries again. */
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
