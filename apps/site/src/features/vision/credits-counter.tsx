import { useStore } from '@nanostores/react'
import { englishMessages, useClient } from '@vowkit/react'
import { createCredits } from '@vowkit/sdk-core/vision'

/** How many visions are left. Takes no space until it is known. */
export function CreditsCounter() {
  const { status, credits } = useStore(useClient().ports.once(createCredits).$credits)
  if (status === 'loading' || status === 'signed-out') return null
  return (
    <span className="navbar__counter" role="status">
      {/* A new number comes in as a new element, which the style sheet lets rise. */}
      <span className="navbar__count" key={credits}>
        {englishMessages.account.creditsLeft(credits)}
      </span>
    </span>
  )
}
