import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { Ref } from 'react'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { HeroPicture } from './hero-picture.tsx'

/** The promise, and the two ways to begin. */
export function Hero({ ref }: { ref: Ref<HTMLElement> }) {
  const { signUpFormUrl } = useSiteConfig()
  return (
    <section className="hero" ref={ref}>
      <div className="hero__words">
        <h1 className="hero__title">
          Bring your <em>dream wedding</em> to life
        </h1>
        <p className="hero__text">
          Share your vision, meet your matches, then book and celebrate. Northern California's vendors, seen through the
          wedding you are imagining.
        </p>
        <div className="hero__actions">
          <a className="button" href={SITE_PATHS['vision-new']}>
            Visualize Your Dream Wedding
          </a>
          <OutsideLink className="button button--quiet" href={signUpFormUrl}>
            Find Top Vendors
          </OutsideLink>
        </div>
      </div>
      <HeroPicture />
    </section>
  )
}
