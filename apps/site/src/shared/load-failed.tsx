import { useClient } from '@vowkit/react'
import { useEffect } from 'react'
import { FailedNotice, type FailedNoticeProps } from './failed-notice.tsx'

/** Stands where something could not be loaded, and asks for it again: when pressed, and once the browser is online again. */
export function LoadFailed({ children, onRetry }: FailedNoticeProps) {
  const { connectivity } = useClient().ports
  useEffect(() => connectivity.subscribe((event) => event === 'online' && onRetry()))
  return <FailedNotice onRetry={onRetry}>{children}</FailedNotice>
}
