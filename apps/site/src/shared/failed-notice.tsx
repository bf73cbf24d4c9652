import './failed-notice.css'
import { useSiteConfig } from './site-config.ts'

export interface FailedNoticeProps {
  /** What did not happen, as a sentence. */
  children: string
  onRetry: () => void
}

/** Says what did not happen, and offers another try; not where the deployment wants errors to be quiet. */
export function FailedNotice({ children, onRetry }: FailedNoticeProps) {
  if (useSiteConfig().quietErrors) return null
  return (
    <div className="failed-notice" role="alert">
      <p>{children}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
