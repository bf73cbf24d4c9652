import { useClient } from '@vowkit/react'
import { resetPassword } from '@vowkit/sdk-core/account'
import { useForm } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { PasswordField } from '../../shared/form/password-field.tsx'
import { newPasswordRepeatedIn, repetitionOf } from '../../shared/form/rules.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { TermsField } from '../../shared/form/terms-field.tsx'
import { tooManyAttempts } from '../../shared/form/too-many-attempts.ts'

const EMPTY = { password: '', confirm: '', terms: false }

export interface NewPasswordFormProps {
  token: string
  onSet: (isVendor: boolean) => void
}

/** Sets a new password by the token of a mailed link. */
export function NewPasswordForm({ token, onSet }: NewPasswordFormProps) {
  const { ports } = useClient()
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY })

  async function send({ password }: typeof EMPTY) {
    const result = await resetPassword(ports, { token, password })
    if (result.ok) return onSet(result.isVendor)
    if (result.code === 'field') form.setError('password', { message: result.message }, { shouldFocus: true })
    else if (result.code === 'rate_limited') form.setError('root', { message: tooManyAttempts(result.seconds) })
    else if (result.code === 'link_invalid')
      form.setError('root', {
        message: 'Your link is no longer valid. Please close this tab and try again.',
      })
  }

  return (
    <Form form={form} onSubmit={send}>
      <PasswordField
        form={form}
        name="password"
        label="New password"
        autoComplete="new-password"
        showsStrength
        rules={newPasswordRepeatedIn(form, 'confirm')}
      />
      <PasswordField
        form={form}
        name="confirm"
        label="Confirm password"
        autoComplete="new-password"
        rules={repetitionOf('password', 'Enter the password again.')}
      />
      <TermsField form={form} name="terms" />
      <FormAlert form={form} />
      <SubmitButton form={form}>Reset password</SubmitButton>
    </Form>
  )
}
