import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { Suspense } from 'react'
import { optionally } from '../../shared/optionally.ts'

const EmailBanner = optionally(async () => (await import('./email-banner.tsx')).EmailBanner)

/** Loads the banner only for a couple whose e-mail is not confirmed. */
export function LateEmailBanner() {
  const dashboard = useStore(useClient().ports.once(createDashboard).$dashboard)
  if (dashboard.status !== 'ready' || dashboard.couple.email_confirmed !== false) return null
  return (
    <Suspense fallback={null}>
      <EmailBanner />
    </Suspense>
  )
}
