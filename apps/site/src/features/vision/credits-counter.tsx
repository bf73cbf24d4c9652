import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { UNLIMITED_CREDITS } from '@vowkit/sdk-core'

/** How many visions are left. Takes no space until it is known. */
export function CreditsCounter() {
  const { status, credits } = useStore(useClient().credits.$credits)
  if (status === 'loading' || status === 'signed-out') return null
  return (
    <span className="navbar__counter" role="status">
      {credits === UNLIMITED_CREDITS ? 'Unlimited visions' : `${credits} ${credits === 1 ? 'vision' : 'visions'} left`}
    </span>
  )
}
