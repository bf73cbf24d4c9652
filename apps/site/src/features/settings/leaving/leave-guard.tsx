import { Button, Dialog, Root } from '@vowkit/react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { openPath } from '../../../shared/router.ts'
import { settingsMessages } from '../messages.ts'
import { useLeaving } from './use-leaving.ts'

export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isOn: boolean
  /** Called before the target screen opens. */
  onLeave: () => void
}

/** Asks for confirmation before a link opens a different screen and unsaved changes are lost. */
export function LeaveGuard({ isOn, onLeave }: LeaveGuardProps) {
  const t = useMessages(settingsMessages)
  const { close } = useMessages(sharedMessages)
  const { target, stay } = useLeaving(isOn)
  if (target === null) return null

  function leave(path: string) {
    stay()
    onLeave()
    openPath(path)
  }

  return (
    <Root>
      <Dialog title={t.leaveTitle} closeLabel={close} onClose={stay}>
        <p>{t.leaveHint}</p>
        <Button variant="primary" onClick={stay}>
          {t.stay}
        </Button>
        <Button variant="quiet" onClick={() => leave(target)}>
          {t.leave}
        </Button>
      </Dialog>
    </Root>
  )
}
