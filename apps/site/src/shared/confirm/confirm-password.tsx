import type { ConfirmationQuestion } from '@vowkit/sdk-core/account'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../form/form.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { formMessages } from '../form/messages.ts'
import { PasswordField } from '../form/password-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import type { TextsOf } from '../language/define-messages.ts'
import { useMessages } from '../language/use-messages.ts'
import { sharedMessages } from '../messages.ts'

const EMPTY = { password: '' }

export interface ConfirmPasswordProps {
  question: ConfirmationQuestion
  /** Switches back to the code. */
  onCode: () => void
}

/** Confirms the session with the account's password. */
export function ConfirmPassword({ question, onCode }: ConfirmPasswordProps) {
  const t = useMessages(formMessages)
  const { network } = useMessages(sharedMessages)
  const form = useForm({ defaultValues: EMPTY })
  useEffect(() => form.setFocus('password'), [form])

  async function send({ password }: typeof EMPTY) {
    const result = await question.withPassword(password)
    if (result.ok) return
    const message = messageOf(result, { ...t, network })
    if (result.code === 'invalid_credentials') form.setError('password', { message }, { shouldFocus: true })
    else form.setError('root', { message })
  }

  return (
    <Form form={form} onSubmit={send}>
      {/* Password managers read the account from this input. */}
      <input type="email" name="username" autoComplete="username" value={question.email ?? ''} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={t.password}
        autoComplete="current-password"
        rules={{ required: t.passwordRequired }}
      />
      <FormAlert form={form} />
      <SubmitButton form={form}>{t.confirm}</SubmitButton>
      <button type="button" className="vk-link confirm__other" onClick={onCode}>
        {t.useCode}
      </button>
    </Form>
  )
}

type Failure = Exclude<Awaited<ReturnType<ConfirmationQuestion['withPassword']>>, { ok: true }>

function messageOf({ code, seconds }: Failure, t: TextsOf<typeof formMessages> & { network: string }) {
  switch (code) {
    case 'rate_limited':
      return t.tooManyAttempts(seconds)
    case 'network':
      return t.network
    case 'other_account':
      return t.otherAccount
    default:
      return t.wrongPassword
  }
}
