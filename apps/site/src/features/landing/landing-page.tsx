import './landing.css'
import './hero.css'
import './hero-card.css'
import './steps.css'
import './benefits.css'
import './closing.css'
import { useRef } from 'react'
import { Page } from '../../shared/page.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { Benefits } from './benefits.tsx'
import { ClosingCall } from './closing-call.tsx'
import { CouplesClaimLazy } from './couples-claim.lazy.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { VendorRowLazy } from './vendors/vendor-row.lazy.tsx'
import { WhenNear } from './when-near.tsx'

export function LandingPage() {
  const actions = useRef<HTMLDivElement>(null)
  const { couplesHelped } = useSiteConfig()
  return (
    <>
      <LandingHeader />
      <Page isWide>
        <Hero actions={actions} />
        <HowItWorks />
        <WhenNear>
          <VendorRowLazy />
        </WhenNear>
        {couplesHelped !== undefined && (
          <WhenNear>
            <CouplesClaimLazy couples={couplesHelped} />
          </WhenNear>
        )}
        <Benefits />
        <ClosingCall />
        <StickyBar actions={actions} />
      </Page>
      <LandingFooter />
    </>
  )
}
