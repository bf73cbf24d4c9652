import { useClient } from '@vowkit/react'
import { acceptPartnerInvitation, type PartnerInvitationPreview } from '@vowkit/sdk-core/account'
import { useForm } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { formMessages } from '../../shared/form/messages.ts'
import { PasswordField } from '../../shared/form/password-field.tsx'
import { useRules } from '../../shared/form/rules.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { TermsField } from '../../shared/form/terms-field.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { partnerInvitationMessages } from './messages.ts'

const EMPTY = { password: '', confirm: '', terms: false }

/** How an attempt to join ended. `elsewhere`: the account has a password, so its owner signs in. */
export type Joined = 'signed-in' | 'elsewhere' | 'invalid' | 'has-wedding'

export interface JoinFormProps {
  token: string
  invitation: PartnerInvitationPreview
  onJoined: (joined: Joined) => void
}

/** The form that accepts an invitation. Asks for a password if the invited address has none. */
export function JoinForm({ token, invitation: { email, needs_password }, onJoined }: JoinFormProps) {
  const t = useMessages(partnerInvitationMessages)
  const { tooManyAttempts, fieldReason } = useMessages(formMessages)
  const { newPasswordRepeatedIn, repetitionOf } = useRules()
  const { ports, session } = useClient()
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY })

  async function send({ password }: typeof EMPTY) {
    const result = await acceptPartnerInvitation(ports, { token, password: needs_password ? password : undefined })
    if (result.ok) {
      // The invited account may differ from the account that is signed in here.
      if (!result.isSignedIn && session.token() !== null) await session.signOut()
      return onJoined(result.isSignedIn ? 'signed-in' : 'elsewhere')
    }
    const { code, fields, retryAfterMs } = result.error
    if (code === 'invalid_link') return onJoined('invalid')
    if (code === 'has_wedding') return onJoined('has-wedding')
    const [weak] = fields.password ?? []
    if (weak !== undefined) form.setError('password', { message: fieldReason(code, weak) }, { shouldFocus: true })
    else if (code === 'rate_limited') form.setError('root', { message: tooManyAttempts((retryAfterMs ?? 0) / 1_000) })
    else form.setError('root', { message: t.notJoined })
  }

  return (
    <Form form={form} onSubmit={send}>
      {needs_password && (
        <>
          {/* Lets password managers store the password for this account. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            form={form}
            name="password"
            label={t.password}
            autoComplete="new-password"
            showsStrength
            rules={newPasswordRepeatedIn(form, 'confirm')}
          />
          <PasswordField
            form={form}
            name="confirm"
            label={t.passwordRepeat}
            autoComplete="new-password"
            rules={repetitionOf('password', t.repeatPassword)}
          />
          <TermsField form={form} name="terms" />
        </>
      )}
      <FormAlert form={form} />
      <SubmitButton form={form}>{t.join}</SubmitButton>
    </Form>
  )
}
