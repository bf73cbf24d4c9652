import { commonMessages } from '../../messages/common.ts'
import { magicLinkMessages } from '../../messages/magic-link.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkNotice } from './link-notice.tsx'

export interface InvalidLinkProps {
  level: 1 | 2
  onRetry: () => void
}

/** A link that leads nowhere any more, or that could not be asked about: it may be worth another try. */
export function InvalidLink({ level, onRetry }: InvalidLinkProps) {
  const { invalid } = useMessages('magicLink', magicLinkMessages)
  const { tryAgain } = useMessages('common', commonMessages)
  return (
    <LinkNotice title={invalid} level={level}>
      <div className="vk-magic__row">
        <Button onClick={onRetry}>{tryAgain}</Button>
      </div>
    </LinkNotice>
  )
}
