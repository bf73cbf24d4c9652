import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { MouseEvent } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useSiteConfig } from '../../shared/site-config.ts'
import { vendorDetailMessages } from './messages.ts'

/** Links to the wedding fairs list, or goes back in history if the configuration sets `vendorBackIsHistory`. */
export function BackLink() {
  const t = useMessages(vendorDetailMessages)
  const { vendorBackIsHistory = false } = useSiteConfig()
  const canGoBack = vendorBackIsHistory && window.history.length > 1

  function goBack(event: MouseEvent): void {
    event.preventDefault()
    window.history.back()
  }

  return (
    <a className="back-link" href={SITE_PATHS.dashboard_vendors_in_person} onClick={canGoBack ? goBack : undefined}>
      {canGoBack ? t.back : t.fairs}
    </a>
  )
}
