import { Alert, Button, Dialog } from '@vowkit/react'
import { type DeskLeadView, type LeadFile, MAX_SIGNATURE_LENGTH } from '@vowkit/sdk-core/desk'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { useDeskAccount } from '../../shared/use-desk-account.ts'

export interface SignDialogProps {
  view: DeskLeadView
  file: LeadFile
  onClose: () => void
}

/** A dialog in which the vendor signs a document that the couple has signed. */
export function SignDialog({ view, file, onClose }: SignDialogProps) {
  const texts = useTexts(deskTexts)
  const account = useDeskAccount()
  const id = useId()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function sign(event: FormEvent) {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    setBusy(true)
    setFailure(null)
    const result = await view.countersign(file.id, name)
    setBusy(false)
    if (result.ok) onClose()
    else setFailure(failureText(result.error, texts))
  }

  return (
    <Dialog title={texts.signTitle(file.file_name)} closeLabel={texts.close} onClose={onClose}>
      <form className="sign" onSubmit={sign}>
        <label className="field" htmlFor={id}>
          {texts.signName}
          <input
            id={id}
            autoComplete="name"
            maxLength={MAX_SIGNATURE_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {account && <p>{account.sign_consent}</p>}
        {failure !== null && <Alert>{failure}</Alert>}
        <Button
          type="submit"
          variant="primary"
          aria-disabled={name.trim() === ''}
          busy={isBusy}
          busyLabel={texts.signingNow}
        >
          {texts.signNow}
        </Button>
      </form>
    </Dialog>
  )
}
