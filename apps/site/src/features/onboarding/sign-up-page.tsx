import { useClient } from '@vowkit/react'
import { registerCouple, storedScan } from '@vowkit/sdk-core/account'
import { SITE_PATHS, vendorScanPath } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { PasswordField } from '../../shared/form/password-field.tsx'
import { PhoneField } from '../../shared/form/phone-field.tsx'
import { requiredText, useRules } from '../../shared/form/rules.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { TermsField } from '../../shared/form/terms-field.tsx'
import { GoogleEntry } from '../../shared/google-entry.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { noteSignUp } from '../../shared/sign-up-progress.ts'
import { AccountDetails } from './account-details.tsx'
import { onboardingMessages } from './messages.ts'
import { Steps } from './steps.tsx'

const EMPTY = { name: '', phone: '', email: '', password: '', terms: false }
type SignUpValues = typeof EMPTY

/** The first step of onboarding: the account. After a scan of a vendor's code, the vendor opens instead of step two. */
export function SignUpPage() {
  const t = useMessages(onboardingMessages)
  const { ports, session } = useClient()
  const [scan] = useState(() => storedScan(ports))
  const [cameSignedIn] = useState(() => session.token() !== null)
  return (
    <Page>
      {scan === null && <Steps current={1} />}
      <h1 className="onboarding__title">{scan === null ? t.signUpTitle : t.signUp}</h1>
      {cameSignedIn ? <AccountDetails /> : <SignUpForm scan={scan} />}
    </Page>
  )
}

function SignUpForm({ scan }: { scan: string | null }) {
  const t = useMessages(onboardingMessages)
  const { tooManyAttempts, fieldReason } = useMessages(formMessages)
  const { newPassword, requiredEmail, requiredPhone } = useRules()
  const { ports } = useClient()
  const kept = useKeptValues<SignUpValues>('sign-up', ['name', 'phone', 'email', 'terms'])
  const keptForLogin = useKeptValues<{ email: string }>('login', ['email'])
  const form = useForm<SignUpValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })
  const isTaken = form.formState.errors.email?.type === 'taken'

  async function send(values: SignUpValues) {
    const result = await registerCouple(ports, values)
    if (result.ok) {
      kept.forget()
      if (scan !== null) return openPath(vendorScanPath(scan), { replace: true })
      noteSignUp(ports)
      openPath(SITE_PATHS.onboarding_basic_info)
    } else if (result.code === 'email_taken') {
      form.setError('email', { type: 'taken', message: t.emailTaken }, { shouldFocus: true })
    } else if (result.code === 'field')
      form.setError(result.field, { message: fieldReason('validation_failed', result.message) }, { shouldFocus: true })
    else if (result.code === 'rate_limited') form.setError('root', { message: tooManyAttempts(result.seconds) })
    else if (result.code === 'failed') form.setError('root', { message: t.signUpFailed })
  }

  return (
    <>
      <div className="onboarding__google">
        <GoogleEntry returnTo={scan === null ? SITE_PATHS.onboarding_basic_info : vendorScanPath(scan)} />
      </div>
      <Form form={form} kept={kept} onSubmit={send}>
        <Field form={form} name="name" label={t.name} autoComplete="name" rules={requiredText(t.nameRequired)} />
        <PhoneField form={form} name="phone" label={t.phone} rules={requiredPhone} />
        <Field
          form={form}
          name="email"
          label={t.email}
          type="email"
          autoComplete="username"
          rules={requiredEmail}
          wayOut={
            isTaken && (
              <a href={SITE_PATHS.login} onClick={() => keptForLogin.keep({ email: form.getValues('email').trim() })}>
                {t.logInInstead}
              </a>
            )
          }
        />
        <PasswordField
          form={form}
          name="password"
          label={t.password}
          autoComplete="new-password"
          showsStrength
          rules={newPassword}
        />
        <TermsField form={form} name="terms" rules={{ required: t.termsRequired }} />
        <div className="onboarding__action">
          <FormAlert form={form} />
          <SubmitButton form={form}>{scan === null ? t.next : t.complete}</SubmitButton>
        </div>
      </Form>
      <p className="onboarding__aside">
        {t.hasAccount} <a href={SITE_PATHS.login}>{t.login}</a>
      </p>
    </>
  )
}
