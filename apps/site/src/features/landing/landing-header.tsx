import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { SkipLink } from '../../shared/skip-link.tsx'
import { Wordmark } from '../../shared/wordmark.tsx'
import { landingMessages } from './messages.ts'

export function LandingHeader() {
  const t = useMessages(landingMessages)
  const { vendorSiteUrl, signUpFormUrl } = useSiteConfig()
  const isSignedIn = useStore(useClient().session.$session).status === 'signed-in'
  return (
    <header className="navbar landing-bar">
      <SkipLink />
      <nav className="navbar__inner" aria-label={t.navigation}>
        <Wordmark href={SITE_PATHS.home} />
        <span className="navbar__gap" />
        <OutsideLink className="navbar__link" href={vendorSiteUrl} inSameWindow>
          {t.vendorSite}
        </OutsideLink>
        {isSignedIn ? (
          <a className="button" href={SITE_PATHS.dashboard_main}>
            {t.dashboard}
          </a>
        ) : (
          <>
            <a className="navbar__link" href={SITE_PATHS.login}>
              {t.logIn}
            </a>
            <OutsideLink className="button" href={signUpFormUrl}>
              {t.signUp}
            </OutsideLink>
          </>
        )}
      </nav>
    </header>
  )
}
