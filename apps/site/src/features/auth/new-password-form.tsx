import { useClient } from '@vowkit/react'
import { resetPassword } from '@vowkit/sdk-core/account'
import { useForm } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { formMessages } from '../../shared/form/messages.ts'
import { PasswordField } from '../../shared/form/password-field.tsx'
import { useRules } from '../../shared/form/rules.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { TermsField } from '../../shared/form/terms-field.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { authMessages } from './messages.ts'

const EMPTY = { password: '', confirm: '', terms: false }

export interface NewPasswordFormProps {
  token: string
  onSet: (isVendor: boolean) => void
}

/** The form that sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token, onSet }: NewPasswordFormProps) {
  const t = useMessages(authMessages)
  const { tooManyAttempts, fieldReason } = useMessages(formMessages)
  const { newPasswordRepeatedIn, repetitionOf } = useRules()
  const { ports } = useClient()
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY })

  async function send({ password }: typeof EMPTY) {
    const result = await resetPassword(ports, { token, password })
    if (result.ok) return onSet(result.isVendor)
    if (result.code === 'field')
      form.setError('password', { message: fieldReason('validation_failed', result.message) }, { shouldFocus: true })
    else if (result.code === 'rate_limited') form.setError('root', { message: tooManyAttempts(result.seconds) })
    else if (result.code === 'link_invalid') form.setError('root', { message: t.linkExpired })
  }

  return (
    <Form form={form} onSubmit={send}>
      <PasswordField
        form={form}
        name="password"
        label={t.newPassword}
        autoComplete="new-password"
        showsStrength
        rules={newPasswordRepeatedIn(form, 'confirm')}
      />
      <PasswordField
        form={form}
        name="confirm"
        label={t.confirmPassword}
        autoComplete="new-password"
        rules={repetitionOf('password', t.repeatPassword)}
      />
      <TermsField form={form} name="terms" />
      <FormAlert form={form} />
      <SubmitButton form={form}>{t.resetPassword}</SubmitButton>
    </Form>
  )
}
