import { useForm } from 'react-hook-form'
import { Field } from '../../../shared/form/field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { FormAlert } from '../../../shared/form/form-alert.tsx'
import { useRules } from '../../../shared/form/rules.ts'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'
import { useInviteFailure } from './use-invite-failure.ts'
import type { PeopleModel } from './use-people.ts'

export interface InviteFormProps {
  model: PeopleModel
  /** The partner's email address from the profile, or `""`. */
  email: string
  onSent: (text: string) => void
}

/** The form that emails the partner an invitation. */
export function InviteForm({ model, email, onSent }: InviteFormProps) {
  const t = useMessages(settingsMessages)
  const { requiredEmail } = useRules()
  const textOf = useInviteFailure()
  const form = useForm({ mode: 'onTouched', defaultValues: { email } })

  async function send(values: { email: string }) {
    const result = await model.invite(values.email)
    if (result.ok) return onSent(t.invitationSent(values.email.trim()))
    const [field] = result.error.fields.email ?? []
    if (field !== undefined) form.setError('email', { message: t.inviteRefused(field) }, { shouldFocus: true })
    else form.setError('root', { message: textOf(result.error) })
  }

  return (
    <Form form={form} onSubmit={send} className="partner__form">
      <Field
        form={form}
        name="email"
        label={t.inviteEmail}
        type="email"
        autoComplete="off"
        maxLength={254}
        rules={requiredEmail}
      />
      <FormAlert form={form} />
      <SubmitButton form={form}>{t.invite}</SubmitButton>
    </Form>
  )
}
