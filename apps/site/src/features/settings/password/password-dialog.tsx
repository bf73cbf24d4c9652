import './password.css'
import { useStore } from '@nanostores/react'
import { Dialog, Root, useClient } from '@vowkit/react'
import { type ChangePasswordResult, changePassword } from '@vowkit/sdk-core/account'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Form } from '../../../shared/form/form.tsx'
import { FormAlert } from '../../../shared/form/form-alert.tsx'
import { formMessages } from '../../../shared/form/messages.ts'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import { useRules } from '../../../shared/form/rules.ts'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import type { TextsOf } from '../../../shared/language/define-messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { settingsMessages } from '../messages.ts'
import { FirstPassword } from './first-password.tsx'
import { PasswordChanged } from './password-changed.tsx'
import { useClosing } from './use-closing.ts'

interface PasswordValues {
  current: string
  next: string
  confirm: string
}

const EMPTY: PasswordValues = { current: '', next: '', confirm: '' }

export interface PasswordDialogProps {
  /** Whether the account has a password. If it has none, the dialog sends the link that sets one. */
  hasPassword: boolean
  email: string
  onClose: () => void
}

/** The dialog to change the password, or to set the first one. Closes automatically 5 seconds after a change. */
export function PasswordDialog({ hasPassword, email, onClose }: PasswordDialogProps) {
  const t = useMessages(settingsMessages)
  const { close } = useMessages(sharedMessages)
  return (
    <Root>
      <Dialog title={hasPassword ? t.changePassword : t.setPassword} closeLabel={close} onClose={onClose}>
        {hasPassword ? <PasswordForm onDone={onClose} /> : <FirstPassword email={email} />}
      </Dialog>
    </Root>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useMessages(settingsMessages)
  const { tooManyAttempts, fieldReason } = useMessages(formMessages)
  const { network } = useMessages(sharedMessages)
  const { newPasswordRepeatedIn, repetitionOf } = useRules()
  const { ports, session } = useClient()
  const state = useStore(session.$session)
  const email = state.status === 'signed-in' ? (state.email ?? '') : ''
  const form = useForm<PasswordValues>({ mode: 'onTouched', defaultValues: EMPTY })
  useNetworkTold()
  const closing = useClosing(() => form.reset(EMPTY), onDone)

  async function change({ current, next }: PasswordValues) {
    const result = await changePassword(ports, { current, next })
    if (result.ok) closing.start()
    else showFailure(form, result, { ...t, tooManyAttempts, fieldReason, network })
  }

  return (
    <Form form={form} onSubmit={change}>
      {/* Lets password managers find the account of this password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="current"
        label={t.currentPassword}
        autoComplete="current-password"
        rules={{ required: t.currentPasswordRequired }}
      />
      <PasswordField
        form={form}
        name="next"
        label={t.newPassword}
        autoComplete="new-password"
        showsStrength
        rules={newPasswordRepeatedIn(form, 'confirm')}
      />
      <PasswordField
        form={form}
        name="confirm"
        label={t.confirmNewPassword}
        autoComplete="new-password"
        rules={repetitionOf('next', t.repeatNewPassword)}
      />
      <FormAlert form={form} />
      <div className="password-status" role="status">
        {closing.isOn && <PasswordChanged />}
      </div>
      <SubmitButton form={form} disabled={closing.isOn}>
        {t.confirm}
      </SubmitButton>
    </Form>
  )
}

type Refusal = Extract<ChangePasswordResult, { ok: false }>
type Texts = TextsOf<typeof settingsMessages> &
  Pick<TextsOf<typeof formMessages>, 'tooManyAttempts' | 'fieldReason'> &
  Pick<TextsOf<typeof sharedMessages>, 'network'>

function showFailure(form: UseFormReturn<PasswordValues>, { code, message, seconds }: Refusal, t: Texts): void {
  if (code === 'wrong_password') form.setError('current', { message: t.wrongPassword }, { shouldFocus: true })
  else if (code === 'field')
    form.setError(
      'next',
      { message: message ? t.fieldReason('validation_failed', message) : t.weakPassword },
      { shouldFocus: true },
    )
  else if (code === 'rate_limited') form.setError('root', { message: t.tooManyAttempts(seconds) })
  else if (code === 'network') form.setError('root', { message: t.network })
  else form.setError('root', { message: t.passwordFailed })
}
