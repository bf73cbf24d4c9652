import type { SdkError } from '@vowkit/sdk-core'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { vendorsMessages } from '../../messages/vendors.ts'
import { TryAgain } from '../../shared/try-again.tsx'
import { Alert } from '../../ui/alert/alert.tsx'

export interface FailedVendorsProps {
  error: SdkError
  onRetry: () => void
}

/** Says that vendors did not load, and offers another try. */
export function FailedVendors({ error, onRetry }: FailedVendorsProps) {
  const words = useMessages('vendors', vendorsMessages)
  const { network } = useMessages('common', commonMessages)
  return (
    <div className="vk-vendors__failed">
      <Alert>
        {words.failed} {/^(network|timeout)$/.test(error.code) && network}
      </Alert>
      <TryAgain onRetry={onRetry} />
    </div>
  )
}
