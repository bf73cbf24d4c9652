import { useStore } from '@nanostores/react'
import { accountMessages, commonMessages, useClient, useMessages } from '@vowkit/react'
import { createCredits } from '@vowkit/sdk-core/vision'
import { RotateCw } from 'lucide-react'

/** The remaining credits, or a retry button if they could not be loaded. Renders nothing while loading. */
export function CreditsCounter() {
  const t = useMessages('account', accountMessages)
  const { tryAgain } = useMessages('common', commonMessages)
  const account = useClient().ports.once(createCredits)
  const { status, credits } = useStore(account.$credits)
  if (status === 'loading' || status === 'signed-out') return null
  if (status === 'unknown')
    return (
      <button type="button" className="navbar__counter navbar__recount" onClick={() => void account.refresh()}>
        {t.creditsLeft(credits)}
        <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">
          {t.creditsUnknown} {tryAgain}
        </span>
      </button>
    )
  return (
    <span className="navbar__counter" role="status">
      {/* The key remounts the number when it changes, so that the animation restarts. */}
      <span className="navbar__count" key={credits}>
        {t.creditsLeft(credits)}
      </span>
    </span>
  )
}
