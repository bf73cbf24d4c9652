import { useStore } from '@nanostores/react'
import { CreditsDialog, LoginDialog, useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { createLoginFailure, LoginFailureAlert } from '../../shared/login-failure.tsx'
import { SkipLink } from '../../shared/skip-link.tsx'
import { useIsCouple } from '../../shared/use-is-couple.ts'
import { Wordmark } from '../../shared/wordmark.tsx'
import { AccountButtons } from './account-buttons.tsx'
import { visionMessages } from './messages.ts'

export interface VisionNavbarProps {
  /** The main navigation of couples, for a wide window. */
  navigation: ReactNode
  /** The same navigation as a menu, for a narrow window. */
  menu: ReactNode
}

/** The bar above the vision screens, with the remaining credits and the account. Couples also get the navigation. */
export function VisionNavbar({ navigation, menu }: VisionNavbarProps) {
  const t = useMessages(visionMessages)
  const client = useClient()
  const session = useStore(client.session.$session)
  const isCouple = useIsCouple()
  const [dialog, setDialog] = useState<'login' | 'upgrade' | null>(null)
  const [hasLoggedIn, setLoggedIn] = useState(false)
  const close = () => setDialog(null)

  useEffect(() => {
    // The pressed button has been unmounted.
    if (hasLoggedIn) document.getElementById('main')?.focus({ preventScroll: true })
  }, [hasLoggedIn])

  function logIn() {
    client.ports.once(createLoginFailure).set(null)
    setDialog('login')
  }

  return (
    <header className="navbar vision-bar">
      <SkipLink />
      <div className="navbar__inner" data-couple={isCouple || undefined}>
        <Wordmark href={SITE_PATHS['vision-list']} />
        {isCouple && navigation}
        <span className="navbar__gap" />
        {session.status === 'signed-in' ? (
          <AccountButtons account={session} onUpgrade={() => setDialog('upgrade')} />
        ) : (
          <button type="button" className="button" onClick={logIn}>
            {t.login}
          </button>
        )}
        {isCouple && menu}
      </div>
      {session.status === 'signed-in' && !session.isPersistent && (
        <p className="navbar__note" role="status">
          {t.notStored}
        </p>
      )}
      <LoginFailureAlert className="navbar__alert" />
      {dialog === 'login' && (
        <LoginDialog
          onClose={close}
          onDone={() => {
            close()
            setLoggedIn(true)
          }}
        />
      )}
      {dialog === 'upgrade' && <CreditsDialog reason="upgrade" onClose={close} />}
    </header>
  )
}
