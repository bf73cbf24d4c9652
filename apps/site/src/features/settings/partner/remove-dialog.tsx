import { Alert, Button, Dialog, Root } from '@vowkit/react'
import type { CouplePerson } from '@vowkit/sdk-core/account'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { settingsMessages } from '../messages.ts'
import type { PeopleModel } from './use-people.ts'

export interface RemoveDialogProps {
  person: CouplePerson
  model: PeopleModel
  onClose: () => void
  onDone: (text: string) => void
}

/** Asks for confirmation before the partner's access ends. */
export function RemoveDialog({ person: { is_you, name }, person, model, onClose, onDone }: RemoveDialogProps) {
  const t = useMessages(settingsMessages)
  const { close } = useMessages(sharedMessages)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function remove() {
    setBusy(true)
    setFailed(false)
    const isRemoved = await model.remove(person)
    setBusy(false)
    if (!isRemoved) return setFailed(true)
    onDone(t.partnerRemoved(name))
  }

  return (
    <Root>
      <Dialog title={is_you ? t.leaveWeddingTitle : t.removeTitle(name)} closeLabel={close} onClose={onClose}>
        <p>{is_you ? t.leaveWeddingText : t.removeText(name)}</p>
        {hasFailed && <Alert>{t.removeFailed}</Alert>}
        <Button variant="primary" busy={isBusy} onClick={() => void remove()}>
          {is_you ? t.leaveWedding : t.removePartner(name)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.keepPartner}
        </Button>
      </Dialog>
    </Root>
  )
}
