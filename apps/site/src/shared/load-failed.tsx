import './load-failed.css'

export interface LoadFailedProps {
  /** What is missing, as a sentence. */
  children: string
  onRetry: () => void
}

/** Stands where something could not be loaded, and asks for it again. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return (
    <div className="load-failed" role="alert">
      <p>{children}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
