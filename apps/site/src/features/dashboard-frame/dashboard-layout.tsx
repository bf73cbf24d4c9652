import './dashboard-frame.css'
import './print.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { SITE_PATHS, vendorScanPath } from '@vowkit/sdk-core/contract'
import { hasWaitingScans } from '@vowkit/sdk-core/vendors'
import { type ReactNode, useLayoutEffect } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { $previousScreen } from '../../shared/previous-screen.ts'
import { $router } from '../../shared/router.ts'
import { SkipLink } from '../../shared/skip-link.tsx'
import { Wordmark } from '../../shared/wordmark.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { CoupleNav } from './couple-nav.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { EmailBannerLazy } from './email-banner.lazy.tsx'
import { dashboardFrameMessages } from './messages.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { WaitingScansLazy } from './waiting-scans.lazy.tsx'

/** The layout of every screen for a signed-in couple: the navigation and the notices above the screen. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const t = useMessages(dashboardFrameMessages)
  const path = useStore($router)?.path ?? ''
  const { ports } = useClient()
  // The layout of all dashboard screens stays mounted, so it records the visitor's way through them.
  useLayoutEffect(() => $previousScreen.listen(() => {}), [])
  const dashboard = useStore(ports.once(createDashboard).$dashboard)
  // The screen of a scan shows its own notice.
  const hasScans = hasWaitingScans(ports) && !path.startsWith(vendorScanPath(''))
  const isUnconfirmed = dashboard.status === 'ready' && dashboard.couple.email_confirmed === false
  return (
    <>
      <header className="navbar dashboard-bar">
        <SkipLink />
        <div className="navbar__inner">
          <Wordmark href={SITE_PATHS.dashboard_main} />
          <CoupleNav path={path} />
          <span className="navbar__gap" />
          <input type="search" aria-label={t.search} hidden />
          <AvatarMenu path={path} />
          <MobileMenu path={path} />
        </div>
      </header>
      <DeletionNotice />
      {isUnconfirmed && <EmailBannerLazy />}
      {hasScans && <WaitingScansLazy />}
      {children}
    </>
  )
}
