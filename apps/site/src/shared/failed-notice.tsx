import './failed-notice.css'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'
import { useSiteConfig } from './site-config.ts'

export interface FailedNoticeProps {
  /** The error, as a sentence. */
  children: string
  onRetry: () => void
}

/** An error message with a retry button. Renders nothing if the deployment has `quietErrors`. */
export function FailedNotice({ children, onRetry }: FailedNoticeProps) {
  const { tryAgain } = useMessages(sharedMessages)
  if (useSiteConfig().quietErrors) return null
  return (
    <div className="failed-notice" role="alert">
      <p>{children}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  )
}
