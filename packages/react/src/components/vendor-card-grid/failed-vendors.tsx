import type { SdkError } from '@vowkit/sdk-core'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { vendorsMessages } from '../../messages/vendors.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'

export interface FailedVendorsProps {
  error: SdkError
  onRetry: () => void
}

/** Says that vendors did not load, and offers another try. */
export function FailedVendors({ error, onRetry }: FailedVendorsProps) {
  const words = useMessages('vendors', vendorsMessages)
  const { network, tryAgain } = useMessages('common', commonMessages)
  return (
    <div className="vk-vendors__failed">
      <Alert>
        {words.failed} {/^(network|timeout)$/.test(error.code) && network}
      </Alert>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </div>
  )
}
