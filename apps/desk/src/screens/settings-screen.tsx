import '../features/settings/settings.css'
import { AccountCard } from '../features/settings/account-card.tsx'
import { SessionsCard } from '../features/settings/sessions/sessions-card.tsx'
import { TeamCard } from '../features/settings/team/team-card.tsx'
import { useTexts } from '../shared/language/use-texts.ts'
import { ScreenTitle } from '../shared/screen-title.tsx'
import { deskTexts } from '../shared/texts.ts'

/** The settings of the signed-in user and of the vendor. */
export function SettingsScreen() {
  const { screens } = useTexts(deskTexts)
  return (
    <main className="screen" aria-labelledby="settings-title">
      <div className="settings">
        <ScreenTitle id="settings-title">{screens.settings}</ScreenTitle>
        <TeamCard />
        <AccountCard />
        <SessionsCard />
      </div>
    </main>
  )
}
