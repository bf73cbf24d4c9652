import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { SkipLink } from '../../shared/skip-link.tsx'
import { Wordmark } from '../../shared/wordmark.tsx'

/** The bar above the front page. */
export function LandingHeader() {
  const { vendorSiteUrl, signUpFormUrl } = useSiteConfig()
  const isSignedIn = useStore(useClient().session.$session).status === 'signed-in'
  return (
    <header className="navbar landing-bar">
      <SkipLink />
      <nav className="navbar__inner" aria-label="Main">
        <Wordmark href={SITE_PATHS.home} />
        <span className="navbar__gap" />
        <OutsideLink className="navbar__link" href={vendorSiteUrl} inSameWindow>
          I'm a vendor
        </OutsideLink>
        {isSignedIn ? (
          <a className="navbar__link" href={SITE_PATHS.dashboard_main}>
            Dashboard
          </a>
        ) : (
          <a className="navbar__link" href={SITE_PATHS.login}>
            Log in
          </a>
        )}
        <OutsideLink className="button" href={signUpFormUrl}>
          Sign up
        </OutsideLink>
      </nav>
    </header>
  )
}
