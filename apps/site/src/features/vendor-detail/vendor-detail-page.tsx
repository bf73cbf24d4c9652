import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import '@vowkit/react/vendor-profile.css'
import './vendor-detail.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createVendors } from '@vowkit/sdk-core/vendors'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { NotFound } from '../../shared/not-found.tsx'
import { Page } from '../../shared/page.tsx'
import { BackLink } from './back-link.tsx'
import { vendorDetailMessages } from './messages.ts'
import { Profile } from './profile.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ScannedRibbon } from './scanned-ribbon.tsx'

/** The pattern of a vendor id. Other ids show the not-found page without a request. */
const ID = /^\d{1,9}$/

/** A vendor's profile. */
export function VendorDetailPage({ vendorId }: { vendorId: string }) {
  if (!ID.test(vendorId)) return <MissingVendor />
  // The key resets all state when the vendor changes.
  return <VendorScreen key={vendorId} vendorId={vendorId} />
}

function VendorScreen({ vendorId }: { vendorId: string }) {
  const t = useMessages(vendorDetailMessages)
  const profile = useClient().ports.once(createVendors).profile(vendorId)
  const state = useStore(profile.$vendor)

  if (state.status === 'missing') return <MissingVendor />
  return (
    <Page title={state.status === 'ready' ? state.vendor.business_name : undefined}>
      <BackLink />
      <ScannedRibbon />
      {state.status === 'loading' && <ProfileSkeleton />}
      {state.status === 'ready' && <Profile vendor={state.vendor} profile={profile} />}
      {state.status === 'failed' && <LoadFailed onRetry={() => void profile.refresh()}>{t.failed}</LoadFailed>}
    </Page>
  )
}

/** The message for an unknown vendor id. */
function MissingVendor() {
  const t = useMessages(vendorDetailMessages)
  return (
    <NotFound
      title={t.missingTitle}
      heading={t.missing}
      text={t.missingHint}
      href={SITE_PATHS.dashboard_search}
      link={t.findVendors}
    />
  )
}
