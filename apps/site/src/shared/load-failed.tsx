import { useClient } from '@vowkit/react'
import { useEffect } from 'react'
import { FailedNotice, type FailedNoticeProps } from './failed-notice.tsx'

/** Shows that content could not be loaded. Retries when its button is pressed, and when the browser is online again. */
export function LoadFailed({ children, onRetry }: FailedNoticeProps) {
  const { connectivity } = useClient().ports
  useEffect(() => connectivity.subscribe((event) => event === 'online' && onRetry()))
  return <FailedNotice onRetry={onRetry}>{children}</FailedNotice>
}
