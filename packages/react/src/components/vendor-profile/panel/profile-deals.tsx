import type { VendorPackage, VendorProfile } from '@vowkit/sdk-core/vendors'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { LoginDialogLazy } from '../../login-dialog/login-dialog.lazy.tsx'
import type { LoginDialogProps } from '../../login-dialog/login-dialog.tsx'
import { SiteLink } from '../../site-link/site-link.tsx'
import { DealsCarousel } from '../deals/deals-carousel.tsx'
import { useDealClaim } from './use-deal-claim.ts'

export interface ProfileDealsProps extends Pick<LoginDialogProps, 'onError'> {
  deals: readonly VendorPackage[]
  profile: VendorProfile
  /** The base URL of the site. `undefined` while it loads. */
  site: string | undefined
}

/** A vendor's deals. After a claim, a link opens the conversation with the vendor. */
export function ProfileDeals({ deals, profile, site, onError }: ProfileDealsProps) {
  const messages = useMessages('profile', profileMessages)
  const { state, claim, proceed, cancel } = useDealClaim(profile)
  return (
    <>
      <DealsCarousel deals={deals} claimingId={state.status === 'claiming' ? state.deal.id : null} onClaim={claim} />
      {state.status === 'failed' && <Alert>{messages.claimFailed}</Alert>}
      {state.status === 'claimed' && (
        <div className="vk-vendor__claimed">
          <p className="vk-vendor__note" role="status">
            {messages.claimDone}
          </p>
          {site !== undefined && (
            <SiteLink className="vk-button" href={site + state.path}>
              {messages.conversation}
            </SiteLink>
          )}
        </div>
      )}
      {state.status === 'login-needed' && <LoginDialogLazy onDone={proceed} onError={onError} onClose={cancel} />}
    </>
  )
}
