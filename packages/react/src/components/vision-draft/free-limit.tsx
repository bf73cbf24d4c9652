import { useStore } from '@nanostores/react'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'

/** What the free plan includes. Shown to signed-out visitors, before they create the first vision. */
export function FreeLimit() {
  const { session } = useClient()
  const messages = useMessages('draft', draftMessages)
  const { status } = useStore(session.$session, { ssr: 'initial' })
  return status === 'signed-out' ? <p className="vk-composer__note vk-draft__free">{messages.freeLimit}</p> : null
}
