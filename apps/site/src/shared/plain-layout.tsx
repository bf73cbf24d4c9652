import './navbar.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** The frame of screens that have no navigation of their own. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="navbar">
        <SkipLink />
        <div className="navbar__inner">
          <Wordmark href={SITE_PATHS.home} />
        </div>
      </header>
      {children}
    </>
  )
}
