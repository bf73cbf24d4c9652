import { LoadFailed } from '../../shared/load-failed.tsx'
import { DeleteAccount } from './account-data/delete-account.tsx'
import { YourData } from './account-data/your-data.tsx'
import { FinishOnboarding } from './finish-onboarding.tsx'
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
