import './load-failed.css'
import { useSiteConfig } from './site-config.ts'

export interface LoadFailedProps {
  /** What is missing, as a sentence. */
  children: string
  onRetry: () => void
}

/** Stands where something could not be loaded, and asks for it again; not where the deployment wants errors to be quiet. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  if (useSiteConfig().quietErrors) return null
  return (
    <div className="load-failed" role="alert">
      <p>{children}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
