import '@vowkit/react/dialog.css'
import './settings.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { settingsMessages } from './messages.ts'
import { Settings } from './settings.tsx'

/** The couple's settings. Remounts when a different tab changes the account. */
export function SettingsPage() {
  const session = useStore(useClient().session.$session)
  const t = useMessages(settingsMessages)
  if (session.status !== 'signed-in') return null
  return (
    <Page>
      <h1 className="settings__title">{t.title}</h1>
      <Settings key={session.userId} />
    </Page>
  )
}
