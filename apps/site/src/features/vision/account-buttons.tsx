import { useClient } from '@vowkit/react'
import type { SignedIn } from '@vowkit/sdk-core'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { LogOut } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { createReturnPath } from '../../shared/return-path.ts'
import { openPath } from '../../shared/router.ts'
import { CreditsCounter } from './credits-counter.tsx'
import { visionMessages } from './messages.ts'

export interface AccountButtonsProps {
  account: SignedIn
  onUpgrade: () => void
}

/** The remaining credits and the buttons to upgrade and to log out. */
export function AccountButtons({ account, onUpgrade }: AccountButtonsProps) {
  const t = useMessages(visionMessages)
  const { session, ports } = useClient()
  const emailId = useId()

  async function logOut() {
    // Runs first, so that no screen opens the sign-in dialog when the session ends.
    ports.once(createReturnPath).leave()
    openPath(SITE_PATHS['vision-new'])
    await session.signOut()
    // A full page load removes all data of the account from memory.
    ports.navigation.go(SITE_PATHS['vision-new'])
  }

  return (
    <>
      <CreditsCounter />
      {account.planType !== 'monthly' && (
        <button type="button" className="button button--quiet navbar__upgrade" onClick={onUpgrade}>
          {t.upgrade}
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
          <span className="navbar__word">{t.logout}</span>
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
