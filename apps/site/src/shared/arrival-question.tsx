import '@vowkit/react/dialog.css'
import { useStore } from '@nanostores/react'
import { Button, Dialog, Root, useClient } from '@vowkit/react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

/**
 * Asks for confirmation before signing in with a link that was not requested in this browser, because it may belong to
 * a stranger's account.
 */
export function ArrivalQuestion() {
  const t = useMessages(sharedMessages)
  const { session } = useClient()
  const arrival = useStore(session.$offeredSession)
  if (!arrival) return null
  return (
    <Root>
      <Dialog title={t.offeredSession} closeLabel={t.close} onClose={session.declineOfferedSession}>
        <p>{t.offeredSessionHint}</p>
        <Button variant="primary" onClick={session.acceptOfferedSession}>
          {arrival.email === null ? t.continue : t.continueAs(arrival.email)}
        </Button>
        <Button variant="quiet" onClick={session.declineOfferedSession}>
          {t.declineSession}
        </Button>
      </Dialog>
    </Root>
  )
}
