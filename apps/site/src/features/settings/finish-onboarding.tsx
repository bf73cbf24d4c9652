import { SITE_PATHS } from '@vowkit/sdk-core/contract'

/** For those who skipped the questions when they signed up. */
export function FinishOnboarding() {
  return (
    <section className="settings__card" aria-label="Your preferences">
      <h2 className="settings__heading">A few questions are open</h2>
      <p className="settings__text">Your partner, your date, your style and your budget: it takes two minutes.</p>
      <a className="button button--quiet" href={SITE_PATHS.onboarding_basic_info}>
        Finish setting up
      </a>
    </section>
  )
}
