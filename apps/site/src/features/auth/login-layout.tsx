import './auth.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'
import { LanguageFooter } from '../../shared/language/language-footer.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { SiteHeader } from '../../shared/plain-layout.tsx'
import { LOGIN_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { authMessages } from './messages.ts'

/** The layout of the login and password screens: a bar, the card, and a tall scene on wide screens. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const t = useMessages(authMessages)
  const { vendorSiteUrl } = useSiteConfig()
  return (
    <>
      <SiteHeader home={SITE_PATHS.home}>
        <span className="navbar__gap" />
        <OutsideLink className="button button--quiet" href={vendorSiteUrl} inSameWindow>
          {t.vendorSite}
        </OutsideLink>
      </SiteHeader>
      <div className="auth">
        <div className="auth__content">{children}</div>
        <ScenePicture className="auth__scene" picture={LOGIN_PICTURE} sizes="(min-width: 1000px) 40vw, 1px" />
      </div>
      <LanguageFooter />
    </>
  )
}
