import './password.css'
import { useStore } from '@nanostores/react'
import { commonMessages, Dialog, Root, useClient } from '@vowkit/react'
import { type ChangePasswordResult, changePassword } from '@vowkit/sdk-core/account'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Form } from '../../../shared/form/form.tsx'
import { FormAlert } from '../../../shared/form/form-alert.tsx'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import { newPasswordRepeatedIn, repetitionOf } from '../../../shared/form/rules.ts'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import { tooManyAttempts } from '../../../shared/form/too-many-attempts.ts'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { PasswordChanged } from './password-changed.tsx'
import { useClosing } from './use-closing.ts'

interface PasswordValues {
  current: string
  next: string
  confirm: string
}

const EMPTY: PasswordValues = { current: '', next: '', confirm: '' }

/** Changes the password. Closes by itself a while afterwards. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Root>
      <Dialog title="Change Password" closeLabel="Close" onClose={onClose}>
        <PasswordForm onDone={onClose} />
      </Dialog>
    </Root>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { ports, session } = useClient()
  const state = useStore(session.$session)
  const email = state.status === 'signed-in' ? (state.email ?? '') : ''
  const form = useForm<PasswordValues>({ mode: 'onTouched', defaultValues: EMPTY })
  useNetworkTold()
  const closing = useClosing(() => form.reset(EMPTY), onDone)

  async function change({ current, next }: PasswordValues) {
    const result = await changePassword(ports, { current, next })
    if (result.ok) closing.start()
    else showFailure(form, result)
  }

  return (
    <Form form={form} onSubmit={change}>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="current"
        label="Current password"
        autoComplete="current-password"
        rules={{ required: 'Enter your current password.' }}
      />
      <PasswordField
        form={form}
        name="next"
        label="New password"
        autoComplete="new-password"
        showsStrength
        rules={newPasswordRepeatedIn(form, 'confirm')}
      />
      <PasswordField
        form={form}
        name="confirm"
        label="Confirm new password"
        autoComplete="new-password"
        rules={repetitionOf('next', 'Enter the new password again.')}
      />
      <FormAlert form={form} />
      <div className="password-status" role="status">
        {closing.isOn && <PasswordChanged />}
      </div>
      <SubmitButton form={form} disabled={closing.isOn}>
        Confirm
      </SubmitButton>
    </Form>
  )
}

type Refusal = Extract<ChangePasswordResult, { ok: false }>

function showFailure(form: UseFormReturn<PasswordValues>, { code, message, seconds }: Refusal): void {
  if (code === 'wrong_password')
    form.setError('current', { message: 'Please check the password again!' }, { shouldFocus: true })
  else if (code === 'field')
    form.setError('next', { message: message ?? 'Choose another password.' }, { shouldFocus: true })
  else if (code === 'rate_limited') form.setError('root', { message: tooManyAttempts(seconds) })
  else if (code === 'network') form.setError('root', { message: commonMessages.network })
  else form.setError('root', { message: 'The password could not be changed. Please try again.' })
}
