import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { MouseEvent } from 'react'
import { useSiteConfig } from '../../shared/site-config.ts'

/** Leads from a vendor to the wedding fairs or, where the deployment wants that, to where the visitor was before. */
export function BackLink() {
  const { vendorBackIsHistory = false } = useSiteConfig()
  const hasPast = vendorBackIsHistory && window.history.length > 1

  function goBack(event: MouseEvent): void {
    event.preventDefault()
    window.history.back()
  }

  return (
    <a className="back-link" href={SITE_PATHS.dashboard_vendors_in_person} onClick={hasPast ? goBack : undefined}>
      {hasPast ? 'Back' : 'Wedding Fairs'}
    </a>
  )
}
