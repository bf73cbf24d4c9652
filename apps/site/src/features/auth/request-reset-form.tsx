import { useClient } from '@vowkit/react'
import { requestPasswordReset } from '@vowkit/sdk-core/account'
import { useForm } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { useRules } from '../../shared/form/rules.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { TermsField } from '../../shared/form/terms-field.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { authMessages } from './messages.ts'

const EMPTY = { email: '', terms: false }
type RequestValues = typeof EMPTY

/** The form that requests an email with a link to set a new password. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages(authMessages)
  const { tooManyAttempts, fieldReason } = useMessages(formMessages)
  const { requiredEmail } = useRules()
  const { ports } = useClient()
  const kept = useKeptValues<RequestValues>('forgot-password', ['email', 'terms'])
  const form = useForm<RequestValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })

  async function send({ email }: RequestValues) {
    const result = await requestPasswordReset(ports, email)
    if (result.ok) {
      kept.forget()
      onSent(email.trim())
    } else if (result.code === 'email')
      form.setError('email', { message: fieldReason('validation_failed', result.message) }, { shouldFocus: true })
    else if (result.code === 'rate_limited') form.setError('root', { message: tooManyAttempts(result.seconds) })
  }

  return (
    <Form form={form} kept={kept} onSubmit={send}>
      <Field form={form} name="email" label={t.email} type="email" autoComplete="username" rules={requiredEmail} />
      <TermsField form={form} name="terms" />
      <FormAlert form={form} />
      <SubmitButton form={form}>{t.resetPassword}</SubmitButton>
    </Form>
  )
}
