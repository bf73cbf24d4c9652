import type { VendorState } from '@vowkit/sdk-core/vendors'
import { commonMessages } from '../../../messages/common.ts'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'

export interface VendorStatusProps {
  status: Exclude<VendorState['status'], 'ready'>
  onRetry: () => void
}

/** A vendor that is loading, unknown, or could not be loaded. */
export function VendorStatus({ status, onRetry }: VendorStatusProps) {
  const messages = useMessages('profile', profileMessages)
  const { loading } = useMessages('common', commonMessages)
  if (status === 'loading')
    return (
      <div className="vk-vendor__skeleton" role="status" aria-label={loading}>
        <div className="vk-vendor__skeleton-photo vk-wash" />
        <div className="vk-vendor__skeleton-line" />
        <div className="vk-vendor__skeleton-line" />
      </div>
    )
  if (status === 'missing') return <p className="vk-vendor__note">{messages.missing}</p>
  return (
    <div className="vk-vendor__failed">
      <Alert>{messages.failed}</Alert>
      <TryAgain onRetry={onRetry} />
    </div>
  )
}
