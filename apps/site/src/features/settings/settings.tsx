import type { CoupleProfile } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { DeleteAccount } from './account-data/delete-account.tsx'
import { YourData } from './account-data/your-data.tsx'
import { CalendarCardLazy } from './calendar/calendar-card.lazy.tsx'
import { settingsMessages } from './messages.ts'
import { PartnerCardLazy } from './partner/partner-card.lazy.tsx'
import { PhotoCard } from './photo-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { useProfile } from './use-profile.ts'

/** The settings, or their loading or error state. */
export function Settings() {
  const t = useMessages(settingsMessages)
  const { state, retry, refresh } = useProfile()

  useEffect(() => {
    for (const card of [CalendarCardLazy, PartnerCardLazy]) void card.preload()
  }, [])

  if (state.status === 'failed') return <LoadFailed onRetry={retry}>{t.failed}</LoadFailed>
  if (state.status === 'loading')
    return (
      <div className="settings" role="status" aria-label={t.loading}>
        <span className="settings__card settings__skeleton" />
        <span className="settings__card settings__skeleton settings__skeleton--tall" />
      </div>
    )
  const { profile } = state
  return (
    <div className="settings">
      <div className="settings__side">
        <PhotoCard image={profile.image} />
        {profile.is_onboarded === false && <FinishOnboarding profile={profile} />}
        <PreferencesCard profile={profile} />
        <section className="settings__card" aria-labelledby="settings-language">
          <h2 className="settings__heading" id="settings-language">
            {t.language}
          </h2>
          <LanguageSwitch />
        </section>
      </div>
      <div className="settings__main">
        <ProfileForm profile={profile} onSaved={refresh} />
        <CalendarCardLazy />
        <PartnerCardLazy
          partnerEmail={profile.partner_email}
          hasPartner={profile.has_partner ?? false}
          onPairChange={refresh}
        />
        <SessionsCard />
        <YourData />
        <DeleteAccount />
      </div>
    </div>
  )
}

/** A link to the first open step of the onboarding, for couples who skipped it. */
function FinishOnboarding({ profile }: { profile: CoupleProfile }) {
  const t = useMessages(settingsMessages)
  const isBasicInfoKnown = profile.partner_name !== '' && profile.wedding_date !== ''
  return (
    <section className="settings__card" aria-label={t.openQuestions}>
      <h2 className="settings__heading">{t.openQuestions}</h2>
      <p className="settings__text">{t.openQuestionsHint}</p>
      <a
        className="button button--quiet"
        href={isBasicInfoKnown ? SITE_PATHS.onboarding_preferences : SITE_PATHS.onboarding_basic_info}
      >
        {t.finish}
      </a>
    </section>
  )
}
