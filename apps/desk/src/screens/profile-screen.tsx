import '@vowkit/react/vendor-profile.css'
import '@vowkit/react/vendor-card.css'
import '../features/profile/profile.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDeskProfile, type DeskProfile } from '@vowkit/sdk-core/desk'
import { useEffect, useState } from 'react'
import { CalendarSectionLazy } from '../features/calendar/calendar-section.lazy.tsx'
import { AboutSection } from '../features/profile/about-section.tsx'
import { BasicsSection } from '../features/profile/basics-section.tsx'
import { createDrafts } from '../features/profile/drafts.ts'
import { FactsSection } from '../features/profile/facts-section.tsx'
import { FaqsSection } from '../features/profile/faqs-section.tsx'
import { PackagesSection } from '../features/profile/packages-section.tsx'
import { PhotosSection } from '../features/profile/photos-section.tsx'
import { Preview } from '../features/profile/preview.tsx'
import { profileTexts } from '../features/profile/texts.ts'
import { useTexts } from '../shared/language/use-texts.ts'
import { Notice } from '../shared/notice.tsx'
import { ScreenTitle } from '../shared/screen-title.tsx'
import { deskTexts } from '../shared/texts.ts'

/** The vendor's profile, with a preview beside it. On a phone, the preview replaces the forms. */
export function ProfileScreen() {
  const t = useTexts(profileTexts)
  const { screens, retry } = useTexts(deskTexts)
  const { $profile, refresh } = useClient().ports.once(createDeskProfile)
  const state = useStore($profile)
  useUnloadWarning()

  return (
    <main className="screen" aria-labelledby="profile-title">
      <ScreenTitle id="profile-title">{screens.profile}</ScreenTitle>
      {state.status === 'loading' && (
        <p className="vk-sr" role="status">
          {t.loading}
        </p>
      )}
      {state.status === 'loading' && <div className="profile-skeleton" aria-hidden="true" />}
      {state.status === 'failed' && <Notice text={t.failed} action={retry} onAction={() => void refresh()} />}
      {state.status === 'forbidden' && <Notice text={t.noVendor} />}
      {state.status === 'ready' && <Editor profile={state.profile} />}
    </main>
  )
}

function Editor({ profile }: { profile: DeskProfile }) {
  const t = useTexts(profileTexts)
  const [shown, setShown] = useState<'edit' | 'preview'>('edit')
  return (
    <div className="profile" data-shown={shown}>
      <fieldset className="profile__views">
        <legend className="vk-sr">{t.view}</legend>
        {(['edit', 'preview'] as const).map((view) => (
          <button
            key={view}
            type="button"
            className="filter__option"
            aria-pressed={shown === view}
            onClick={() => setShown(view)}
          >
            {t[view]}
          </button>
        ))}
      </fieldset>
      <div className="profile__forms">
        <CalendarSectionLazy />
        <BasicsSection stored={profile.basics} />
        <PhotosSection stored={profile.photos} />
        <AboutSection stored={profile.about} />
        <PackagesSection stored={profile.packages} />
        <FaqsSection stored={profile.faqs} />
        <FactsSection stored={profile.facts} />
      </div>
      <section className="profile__preview" aria-label={t.preview}>
        <Preview profile={profile} />
      </section>
    </div>
  )
}

/** Asks before the page is closed with unsaved changes. Other screens of the desk keep them. */
function useUnloadWarning() {
  const drafts = useStore(useClient().ports.once(createDrafts))
  const hasChanges = Object.keys(drafts).length > 0
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])
}
