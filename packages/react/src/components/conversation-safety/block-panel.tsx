import { setConversationBlocked } from '@vowkit/sdk-core/chat'
import { useState } from 'react'
import { safetyMessages } from '../../messages/english/safety.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ConversationSafetyProps } from './conversation-safety-props.ts'

/** Explains a block, with a button that blocks or unblocks the other side. */
export function BlockPanel({ thread, name }: ConversationSafetyProps) {
  const messages = useMessages('safety', safetyMessages)
  const { ports } = useClient()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isBlocked = thread.is_blocked === true

  async function toggle() {
    setBusy(true)
    setFailed(false)
    const { ok } = await setConversationBlocked(ports, thread.roomId, !isBlocked)
    setBusy(false)
    setFailed(!ok)
  }

  return (
    <>
      <p className="vk-safety__hint">{isBlocked ? messages.unblockHint(name) : messages.blockHint(name)}</p>
      {hasFailed && <Alert>{messages.failed}</Alert>}
      <Button busy={isBusy} busyLabel={isBlocked ? messages.unblocking : messages.blocking} onClick={toggle}>
        {isBlocked ? messages.unblock(name) : messages.block(name)}
      </Button>
    </>
  )
}
