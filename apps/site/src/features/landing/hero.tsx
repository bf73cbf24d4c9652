import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { Ref } from 'react'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { landingMessages } from './messages.ts'
import { useInvitation } from './use-invitation.ts'

/** The headline and the two calls to action. */
export function Hero({ actions }: { actions: Ref<HTMLDivElement> }) {
  const t = useMessages(landingMessages)
  const invitation = useInvitation(SITE_PATHS.dashboard_search)
  return (
    <section className="hero">
      <div className="hero__words">
        <h1 className="hero__title">
          <Emphasized text={t.title} />
        </h1>
        <p className="hero__text">{t.intro}</p>
        <div className="hero__actions" ref={actions}>
          <a className="button" href={SITE_PATHS['vision-new']}>
            {t.visualize}
          </a>
          <OutsideLink className="button button--quiet" href={invitation}>
            {t.findVendors}
          </OutsideLink>
        </div>
      </div>
      <HeroPicture />
    </section>
  )
}
