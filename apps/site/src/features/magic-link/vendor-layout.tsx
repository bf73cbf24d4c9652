import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'
import { SkipLink } from '../../shared/skip-link.tsx'
import { Wordmark } from '../../shared/wordmark.tsx'

/** The frame of what an invitation leads to: its logo goes to the dashboard. */
export function VendorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="navbar">
        <SkipLink />
        <div className="navbar__inner">
          <Wordmark href={SITE_PATHS.dashboard_main} />
        </div>
      </header>
      {children}
    </>
  )
}
