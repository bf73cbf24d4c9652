import type { SdkError } from '@vowkit/sdk-core'
import { commonMessages } from '../../messages/common.ts'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import { VendorsNote } from './vendors-note.tsx'

/** Codes of mistakes on the page, for which a retry would not help. */
const MISTAKES = /^(unknown_category|api_host_)/

export interface FailedVendorsProps {
  error: SdkError
  /** The base URL of the site without a trailing slash. `undefined` while it loads. */
  siteUrl: string | undefined
  onRetry: () => void
}

/** An error message with a retry button, for vendors that could not be loaded. */
export function FailedVendors({ error, siteUrl, onRetry }: FailedVendorsProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const { network } = useMessages('common', commonMessages)
  // A retry would not help, because the backend returns this list only to our own site.
  if (error.code === 'confirmation_required')
    return (
      <VendorsNote text={messages.onSiteOnly}>
        {siteUrl !== undefined && (
          <SiteLink className="vk-button" href={`${siteUrl}/dashboard/vendors`}>
            {messages.openSite}
          </SiteLink>
        )}
      </VendorsNote>
    )
  return (
    <div className="vk-vendors__failed">
      <Alert>
        {messages.failed} {/^(network|timeout)$/.test(error.code) && network}
      </Alert>
      {!MISTAKES.test(error.code) && <TryAgain onRetry={onRetry} />}
    </div>
  )
}
