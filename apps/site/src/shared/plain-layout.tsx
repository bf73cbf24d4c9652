import './navbar.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'
import { LanguageFooter } from './language/language-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

interface SiteHeaderProps {
  /** URL that the wordmark links to. */
  home: string
  /** Content at the end of the bar. */
  children?: ReactNode
}

/** The bar of layouts without navigation. */
export function SiteHeader({ home, children }: SiteHeaderProps) {
  return (
    <header className="navbar">
      <SkipLink />
      <div className="navbar__inner">
        <Wordmark href={home} />
        {children}
      </div>
    </header>
  )
}

/** The default layout, with a bar and a footer. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader home={SITE_PATHS.home} />
      {children}
      <LanguageFooter />
    </>
  )
}

/** The layout of an invitation. Its wordmark links to the dashboard. */
export function VendorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader home={SITE_PATHS.dashboard_main} />
      {children}
      <LanguageFooter />
    </>
  )
}
