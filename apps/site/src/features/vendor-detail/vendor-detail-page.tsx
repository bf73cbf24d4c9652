import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import '@vowkit/react/vendor-profile.css'
import './vendor-detail.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createVendors } from '@vowkit/sdk-core/vendors'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { NotFound } from '../../shared/not-found.tsx'
import { Page } from '../../shared/page.tsx'
import { BackLink } from './back-link.tsx'
import { Profile } from './profile.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ScannedRibbon } from './scanned-ribbon.tsx'

/** The pattern of a vendor id. Other ids show the missing vendor without a request. */
const ID = /^\d{1,9}$/

/** A vendor's profile. */
export function VendorDetailPage({ vendorId }: { vendorId: string }) {
  if (!ID.test(vendorId)) return <MissingVendor />
  // The key resets all state when the vendor changes.
  return <VendorScreen key={vendorId} vendorId={vendorId} />
}

function VendorScreen({ vendorId }: { vendorId: string }) {
  const profile = useClient().ports.once(createVendors).profile(vendorId)
  const state = useStore(profile.$vendor)

  if (state.status === 'missing') return <MissingVendor />
  return (
    <Page title={state.status === 'ready' ? state.vendor.business_name : undefined}>
      <BackLink />
      <ScannedRibbon />
      {state.status === 'loading' && <ProfileSkeleton />}
      {state.status === 'ready' && <Profile vendor={state.vendor} profile={profile} />}
      {state.status === 'failed' && (
        <LoadFailed onRetry={() => void profile.refresh()}>This vendor could not be loaded.</LoadFailed>
      )}
    </Page>
  )
}

/** Shown for an unknown vendor id. */
function MissingVendor() {
  return (
    <NotFound
      title="Vendor not found"
      heading="This vendor is no longer listed"
      text="Others like them are a search away."
      href={SITE_PATHS.dashboard_search}
      link="Find vendors"
    />
  )
}
