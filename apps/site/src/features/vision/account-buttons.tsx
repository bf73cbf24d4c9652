import { useClient } from '@vowkit/react'
import type { SignedIn } from '@vowkit/sdk-core'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { LogOut } from 'lucide-react'
import { useId } from 'react'
import { createReturnPath } from '../../shared/return-path.ts'
import { openPath } from '../../shared/router.ts'
import { CreditsCounter } from './credits-counter.tsx'

export interface AccountButtonsProps {
  account: SignedIn
  onUpgrade: () => void
}

/** What is left, the way to more of it, and the way out. */
export function AccountButtons({ account, onUpgrade }: AccountButtonsProps) {
  const { session, ports } = useClient()
  const emailId = useId()

  async function logOut() {
    // First, so that no screen takes the end of the session for a reason to ask who it is.
    ports.once(createReturnPath).leave()
    openPath(SITE_PATHS['vision-new'])
    await session.signOut()
    // A full load: nothing of the person who left stays in memory.
    ports.navigation.go(SITE_PATHS['vision-new'])
  }

  return (
    <>
      <CreditsCounter />
      {account.planType !== 'monthly' && (
        <button type="button" className="button button--quiet navbar__upgrade" onClick={onUpgrade}>
          Upgrade
        </button>
      )}
      <span className="logout">
        <button
          type="button"
          className="navbar__link"
          aria-describedby={account.email === null ? undefined : emailId}
          onClick={() => void logOut()}
        >
          <LogOut className="navbar__icon" size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="navbar__word">Logout</span>
        </button>
        {account.email !== null && (
          <span className="logout__tooltip" id={emailId} role="tooltip">
            {account.email}
          </span>
        )}
      </span>
    </>
  )
}
