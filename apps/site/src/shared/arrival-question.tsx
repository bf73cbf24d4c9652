import '@vowkit/react/dialog.css'
import { useStore } from '@nanostores/react'
import { Button, Dialog, Root, useClient } from '@vowkit/react'

/**
 * A link signed somebody in whom nobody expected: it may be a stranger's link to a stranger's account, so the person
 * is asked.
 */
export function ArrivalQuestion() {
  const { session } = useClient()
  const arrival = useStore(session.$offeredSession)
  if (!arrival) return null
  return (
    <Root>
      <Dialog title="Log in with this link?" closeLabel="Close" onClose={session.declineOfferedSession}>
        <p>If you did not ask for this link, do not go on: what you add would be kept in somebody else's account.</p>
        <Button variant="primary" onClick={session.acceptOfferedSession}>
          {arrival.email === null ? 'Continue' : `Continue as ${arrival.email}`}
        </Button>
        <Button variant="quiet" onClick={session.declineOfferedSession}>
          No, stay logged out
        </Button>
      </Dialog>
    </Root>
  )
}
