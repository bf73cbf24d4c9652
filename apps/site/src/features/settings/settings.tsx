import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { DeleteAccount } from './account-data/delete-account.tsx'
import { YourData } from './account-data/your-data.tsx'
import { PhotoCard } from './photo-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { useProfile } from './use-profile.ts'

/** The couple's profile once it is there. */
export function Settings() {
  const [state, retry] = useProfile()
  if (state.status === 'failed') return <LoadFailed onRetry={retry}>Your settings could not be loaded.</LoadFailed>
  if (state.status === 'loading')
    return (
      <div className="settings" role="status" aria-label="Loading your settings">
        <span className="settings__card settings__skeleton" />
        <span className="settings__card settings__skeleton settings__skeleton--tall" />
      </div>
    )
  const { profile } = state
  return (
    <div className="settings">
      <div className="settings__side">
        <PhotoCard image={profile.image} />
        {profile.is_onboarded === false && <FinishOnboarding />}
      </div>
      <div className="settings__main">
        <ProfileForm profile={profile} />
        <SessionsCard />
        <YourData />
        <DeleteAccount />
      </div>
    </div>
  )
}

/** For those who skipped the questions when they signed up. */
function FinishOnboarding() {
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
