import { Alert, Button, useClient } from '@vowkit/react'
import { changePassword, setPasswordByCode } from '@vowkit/sdk-core/account'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { CodeDialog, type OwnCode } from './code-dialog.tsx'
import { accountTexts } from './texts.ts'

export interface PasswordFormProps {
  onDone: () => void
  onCancel: () => void
}

/** Changes the password with the current one, or with a code by email. All other sessions end. */
export function PasswordForm({ onDone, onCancel }: PasswordFormProps) {
  const t = useTexts(accountTexts)
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const id = useId()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isAskingCode, setAskingCode] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (current === '' || next === '') return setFailure(t.missingPasswords)
    setBusy(true)
    setFailure('')
    const result = await changePassword(ports, { current, next })
    setBusy(false)
    if (result.ok) return onDone()
    const reasons = {
      wrong_password: t.wrongPassword,
      field: result.message,
      rate_limited: texts.tooMany(result.seconds),
      network: texts.noAnswer,
      failed: texts.failed,
    }
    setFailure(reasons[result.code])
  }

  function askCode() {
    if (next === '') return setFailure(t.missingNext)
    setFailure('')
    setAskingCode(true)
  }

  async function redeem(given: OwnCode) {
    const error = await setPasswordByCode(ports, { ...given, next })
    const [reason] = error?.fields.password ?? []
    if (reason === undefined) return error
    // A rejected password cannot be corrected in the dialog.
    setAskingCode(false)
    setFailure(reason)
    return error
  }

  return (
    <>
      <form className="password-form" noValidate onSubmit={save}>
        <label className="field" htmlFor={`${id}-current`}>
          {t.currentPassword}
          <input
            id={`${id}-current`}
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
        </label>
        <label className="field" htmlFor={`${id}-next`}>
          {t.newPassword}
          <input
            id={`${id}-next`}
            type="password"
            autoComplete="new-password"
            value={next}
            aria-invalid={failure !== ''}
            onChange={({ target }) => setNext(target.value)}
          />
        </label>
        <p className="card__hint">{t.passwordHint}</p>
        {failure !== '' && <Alert>{failure}</Alert>}
        <div className="row__actions">
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.saving}>
            {t.savePassword}
          </Button>
          <Button onClick={askCode}>{t.useCode}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      </form>
      {isAskingCode && (
        <CodeDialog
          title={t.codeTitle}
          reason={t.codeReason}
          action={t.savePassword}
          redeem={redeem}
          onDone={onDone}
          onClose={() => setAskingCode(false)}
        />
      )}
    </>
  )
}
