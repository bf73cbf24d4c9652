import { Button, Dialog, Root } from '@vowkit/react'
import { openPath } from '../../../shared/router.ts'
import { useLeaving } from './use-leaving.ts'

export interface LeaveGuardProps {
  /** There is something to lose. */
  isOn: boolean
  /** Called before the page is left for good. */
  onLeave: () => void
}

/** Asks whoever is about to leave unsaved changes behind. */
export function LeaveGuard({ isOn, onLeave }: LeaveGuardProps) {
  const { target, stay } = useLeaving(isOn)
  if (target === null) return null

  function leave(path: string) {
    stay()
    onLeave()
    openPath(path)
  }

  return (
    <Root>
      <Dialog title="Leave without saving?" closeLabel="Close" onClose={stay}>
        <p>What you changed is not saved yet.</p>
        <Button variant="primary" onClick={stay}>
          Stay here
        </Button>
        <Button variant="quiet" onClick={() => leave(target)}>
          Leave without saving
        </Button>
      </Dialog>
    </Root>
  )
}
