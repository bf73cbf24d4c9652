import '../features/settings/settings.css'
import '../features/settings/webhooks/webhooks.css'
import { AccountCard } from '../features/settings/account/account-card.tsx'
import { DeleteAccountCard } from '../features/settings/account/delete-account-card.tsx'
import { PayoutsCard } from '../features/settings/account/payouts-card.tsx'
import { NotificationsCard } from '../features/settings/notifications-card.tsx'
import { SessionsCard } from '../features/settings/sessions/sessions-card.tsx'
import { TeamCard } from '../features/settings/team/team-card.tsx'
import { WebhooksCard } from '../features/settings/webhooks/webhooks-card.tsx'
import { useTexts } from '../shared/language/use-texts.ts'
import { ScreenTitle } from '../shared/screen-title.tsx'
import { deskTexts } from '../shared/texts.ts'
import { useDeskAccount } from '../shared/use-desk-account.ts'

/** The settings of the signed-in user and of the vendor. Partners have no leads of their own, so they get no emails and no webhooks. */
export function SettingsScreen() {
  const { screens } = useTexts(deskTexts)
  const account = useDeskAccount()
  return (
    <main className="screen" aria-labelledby="settings-title">
      <div className="settings">
        <ScreenTitle id="settings-title">{screens.settings}</ScreenTitle>
        <TeamCard />
        {account?.vendor && <NotificationsCard />}
        {account?.vendor && <WebhooksCard />}
        {account?.vendor && <PayoutsCard account={account} />}
        <AccountCard />
        <SessionsCard />
        <DeleteAccountCard />
      </div>
    </main>
  )
}
