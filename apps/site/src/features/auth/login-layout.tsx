import './auth.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { LOGIN_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
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
        <ScenePicture className="auth__scene" picture={LOGIN_PICTURE} sizes="(min-width: 1000px) 40vw, 1px" />
      </div>
    </>
  )
}
