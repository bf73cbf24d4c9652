import { useStore } from '@nanostores/react'
import { CreditsDialog, LoginDialog, useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { SkipLink } from '../../shared/skip-link.tsx'
import { Wordmark } from '../../shared/wordmark.tsx'
import { CreditsCounter } from './credits-counter.tsx'

/** The bar above the vision screens: where one is, what is left, and who is signed in. */
export function VisionNavbar() {
  const client = useClient()
  const session = useStore(client.session.$session)
  const [dialog, setDialog] = useState<'login' | 'upgrade' | null>(null)
  const close = () => setDialog(null)

  async function logOut() {
    await client.session.signOut()
    // A full load: nothing of the person who left stays in memory.
    window.location.assign(SITE_PATHS['vision-new'])
  }

  return (
    <header className="navbar">
      <SkipLink />
      <nav className="navbar__inner" aria-label="Vision">
        <Wordmark href={SITE_PATHS['vision-list']} />
        <span className="navbar__gap" />
        {session.status === 'signed-in' ? (
          <>
            <CreditsCounter />
            {session.planType !== 'monthly' && (
              <button type="button" className="button button--quiet" onClick={() => setDialog('upgrade')}>
                Upgrade
              </button>
            )}
            <button
              type="button"
              className="navbar__link"
              title={session.email ?? undefined}
              onClick={() => void logOut()}
            >
              Logout
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setDialog('login')}>
            Login / Sign Up
          </button>
        )}
      </nav>
      {session.status === 'signed-in' && !session.isKept && (
        <p className="navbar__note" role="status">
          This browser keeps nothing for us: your sign-in ends with this page.
        </p>
      )}
      {dialog === 'login' && <LoginDialog onClose={close} onDone={close} />}
      {dialog === 'upgrade' && <CreditsDialog onClose={close} />}
    </header>
  )
}
