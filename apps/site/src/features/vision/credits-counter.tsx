import { useStore } from '@nanostores/react'
import { accountMessages, useClient } from '@vowkit/react'
import { createCredits } from '@vowkit/sdk-core/vision'
import { RotateCw } from 'lucide-react'

/** How many visions are left; none, and another try, where that cannot be read. Takes no space until it is asked. */
export function CreditsCounter() {
  const account = useClient().ports.once(createCredits)
  const { status, credits } = useStore(account.$credits)
  if (status === 'loading' || status === 'signed-out') return null
  if (status === 'unknown')
    return (
      <button type="button" className="navbar__counter navbar__recount" onClick={() => void account.refresh()}>
        {accountMessages.creditsLeft(credits)}
        <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{accountMessages.creditsUnknown} Try again</span>
      </button>
    )
  return (
    <span className="navbar__counter" role="status">
      {/* A new number comes in as a new element, which the style sheet lets rise. */}
      <span className="navbar__count" key={credits}>
        {accountMessages.creditsLeft(credits)}
      </span>
    </span>
  )
}
