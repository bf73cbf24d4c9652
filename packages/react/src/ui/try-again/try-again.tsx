import { useEffect } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button, type ButtonProps } from '../button/button.tsx'

export interface TryAgainProps extends Pick<ButtonProps, 'variant'> {
  onRetry: () => void
}

/** A button that retries a failed load. Also retries automatically once the browser is online again. */
export function TryAgain({ variant, onRetry }: TryAgainProps) {
  const { tryAgain } = useMessages('common', commonMessages)
  const { connectivity } = useClient().ports
  useEffect(() => connectivity.subscribe((event) => event === 'online' && onRetry()))
  return (
    <Button variant={variant} onClick={onRetry}>
      {tryAgain}
    </Button>
  )
}
