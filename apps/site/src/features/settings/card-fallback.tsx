import type { LazyFallbackProps } from '@vowkit/react/lazy'
import { useCommonMessages } from '../../shared/language/use-common-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'

/** Keeps the place of a card until its code has loaded. Offers a retry after a failure. */
export function CardFallback({ onRetry }: LazyFallbackProps) {
  const { loading, stageFailed } = useCommonMessages()
  if (onRetry) return <LoadFailed onRetry={onRetry}>{stageFailed}</LoadFailed>
  return (
    <span className="settings__card settings__skeleton settings__skeleton--low" role="status" aria-label={loading} />
  )
}
