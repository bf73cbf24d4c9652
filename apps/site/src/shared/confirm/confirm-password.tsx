import type { ConfirmationQuestion } from '@vowkit/sdk-core/account'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../form/form.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { tooManyAttempts } from '../form/too-many-attempts.ts'

const EMPTY = { password: '' }

export interface ConfirmPasswordProps {
  question: ConfirmationQuestion
  /** Goes back to the code. */
  onCode: () => void
}

/** Confirms with the account's password. */
export function ConfirmPassword({ question, onCode }: ConfirmPasswordProps) {
  const form = useForm({ defaultValues: EMPTY })
  useEffect(() => form.setFocus('password'), [form])

  async function send({ password }: typeof EMPTY) {
    const result = await question.withPassword(password)
    if (result.ok) return
    const message = messageOf(result)
    if (result.code === 'invalid_credentials') form.setError('password', { message }, { shouldFocus: true })
    else form.setError('root', { message })
  }

  return (
    <Form form={form} onSubmit={send}>
      {/* Names the account to password managers. */}
      <input type="email" name="username" autoComplete="username" value={question.email ?? ''} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        rules={{ required: 'Enter your password.' }}
      />
      <FormAlert form={form} />
      <SubmitButton form={form}>Confirm</SubmitButton>
      <button type="button" className="vk-link confirm__other" onClick={onCode}>
        Use a code instead
      </button>
    </Form>
  )
}

function messageOf({
  code,
  seconds,
}: Exclude<Awaited<ReturnType<ConfirmationQuestion['withPassword']>>, { ok: true }>) {
  switch (code) {
    case 'rate_limited':
      return tooManyAttempts(seconds)
    case 'network':
      return 'Please check your network connection.'
    case 'other_account':
      return 'That is another account. Log out to use it.'
    default:
      return 'That password is not right. Try again, or use a code.'
  }
}
