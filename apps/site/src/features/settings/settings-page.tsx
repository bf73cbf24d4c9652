import '@vowkit/react/dialog.css'
import './settings.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { Page } from '../../shared/page.tsx'
import { Settings } from './settings.tsx'

/** All that a couple may change about themselves. Whose it is may change under it, in another tab. */
export function SettingsPage() {
  const session = useStore(useClient().session.$session)
  if (session.status !== 'signed-in') return null
  return (
    <Page>
      <h1 className="settings__title">Settings</h1>
      <Settings key={session.userId} />
    </Page>
  )
}
