import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { MouseEvent } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useSiteConfig } from '../../shared/site-config.ts'
import { vendorDetailMessages } from './messages.ts'
import { goBackTo, useOrigin } from './use-origin.ts'

/**
 * Links to the screen that led to the profile and to the wedding fairs list. If the configuration sets
 * `vendorBackIsHistory`, one link goes back in history instead.
 */
export function BackLink() {
  const t = useMessages(vendorDetailMessages)
  const { vendorBackIsHistory = false } = useSiteConfig()
  const origin = useOrigin()

  function goBack(event: MouseEvent): void {
    event.preventDefault()
    window.history.back()
  }

  function goToOrigin(event: MouseEvent, href: string): void {
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (!opensTab && goBackTo(href)) event.preventDefault()
  }

  if (vendorBackIsHistory && window.history.length > 1)
    return (
      <a className="back-link" href={SITE_PATHS.dashboard_vendors_in_person} onClick={goBack}>
        {t.back}
      </a>
    )
  return (
    <div className="profile-back">
      {origin && (
        <a className="back-link" href={origin.href} onClick={(event) => goToOrigin(event, origin.href)}>
          {t.origins[origin.name]}
        </a>
      )}
      <a className={origin ? 'profile-back__fairs' : 'back-link'} href={SITE_PATHS.dashboard_vendors_in_person}>
        {t.fairs}
      </a>
    </div>
  )
}
