import './landing.css'
import './hero.css'
import './steps.css'
import './benefits.css'
import './closing.css'
import { useRef } from 'react'
import { Page } from '../../shared/page.tsx'
import { Benefits } from './benefits.tsx'
import { ClosingCall } from './closing-call.tsx'
import { CouplesClaim } from './couples-claim.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { StickyBar } from './sticky-bar.tsx'

export function LandingPage() {
  const actions = useRef<HTMLDivElement>(null)
  return (
    <>
      <LandingHeader />
      <Page isWide>
        <Hero actions={actions} />
        <HowItWorks />
        <CouplesClaim />
        <Benefits />
        <ClosingCall />
        <StickyBar actions={actions} />
      </Page>
      <LandingFooter />
    </>
  )
}
