import { useStore } from '@nanostores/react'
import { createCredits } from '@vowkit/sdk-core/vision'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'

/** How many visions are left to who is signed in, as soon as that is known. */
export function CreditsLeft() {
  const words = useMessages('account', accountMessages)
  const balance = useStore(useClient().ports.once(createCredits).$credits)
  return balance.status === 'known' ? <span>{words.creditsLeft(balance.credits)}</span> : null
}
