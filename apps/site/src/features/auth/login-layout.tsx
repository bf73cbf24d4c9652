import './auth.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { SkipLink } from '../../shared/skip-link.tsx'
import { Wordmark } from '../../shared/wordmark.tsx'

/** The frame of signing in and of passwords forgotten: a header, the card, and a tall scene where there is room. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const { vendorSiteUrl } = useSiteConfig()
  return (
    <>
      <header className="navbar">
        <SkipLink />
        <div className="navbar__inner">
          <Wordmark href={SITE_PATHS.home} />
          <span className="navbar__gap" />
          <OutsideLink className="button button--quiet" href={vendorSiteUrl} inSameWindow>
            I'm a vendor
          </OutsideLink>
        </div>
      </header>
      <div className="auth">
        <div className="auth__content">{children}</div>
        <div className="auth__scene" />
      </div>
    </>
  )
}
