import { useClient } from '@vowkit/react'
import { logIn, noteScan, pathAfterLogin } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInAim } from '../../shared/confirm/sign-in-aim.ts'
import { useReach } from '../../shared/confirm/use-reach.ts'
import { useCurrentScreen } from '../../shared/current-screen.ts'
import { CheckboxField } from '../../shared/form/checkbox-field.tsx'
import { Field } from '../../shared/form/field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { PasswordField } from '../../shared/form/password-field.tsx'
import { requiredEmail } from '../../shared/form/rules.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { tooManyAttempts } from '../../shared/form/too-many-attempts.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { useSiteConfig } from '../../shared/site-config.ts'
import { GoogleEntry } from './google-entry.tsx'

const EMPTY = { email: '', password: '', remember: true }
type LoginValues = typeof EMPTY

/** Signing in with e-mail and password. */
export function LoginPage() {
  const { ports } = useClient()
  const { vendorLoginUrl } = useSiteConfig()
  const kept = useKeptValues<LoginValues>('login', ['email', 'remember'])
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })
  const why = useWhy()
  useWayOn()

  async function send(values: LoginValues) {
    const result = await logIn(ports, values)
    if (result.ok) return kept.forget()
    if (result.code === 'network') return
    form.setError('root', {
      message:
        result.code === 'rate_limited' ? tooManyAttempts(result.seconds) : 'Invalid credentials, please try again.',
    })
    form.setFocus('password')
  }

  return (
    <Page>
      <div className="auth__card">
        <h1 className="auth__title">Couples Log In</h1>
        {why !== null && (
          <p className="auth__notice" role="status">
            {why}
          </p>
        )}
        <GoogleEntry />
        <Form form={form} kept={kept} onSubmit={send}>
          <Field form={form} name="email" label="Email" type="email" autoComplete="username" rules={requiredEmail} />
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
          <div className="auth__row">
            <CheckboxField form={form} name="remember" label="Remember me" />
            <a className="auth__link" href={SITE_PATHS.forgot_password}>
              Forgot password?
            </a>
          </div>
          <FormAlert form={form} />
          <SubmitButton form={form}>Log in</SubmitButton>
          <a className="button button--quiet form__submit" href={SITE_PATHS.onboarding}>
            Create Account
          </a>
        </Form>
        <p className="auth__aside">
          Are you a vendor?{' '}
          <OutsideLink className="auth__link" href={vendorLoginUrl} inSameWindow>
            Click here
          </OutsideLink>
        </p>
      </div>
    </Page>
  )
}

/** Says why the visitor was sent here: a magic link that opens too little, or a session that has expired. */
function useWhy(): string | null {
  const { ports, session } = useClient()
  const { aimOf } = useCurrentScreen()
  const [why] = useState(() => {
    const aim = signInAim(ports, nextUrlOf(window.location), aimOf)
    if (aim !== null) return `Sign in to ${aim}.`
    const hasEnded = session.token() === null && ports.storedUser() !== null
    return hasEnded ? 'Your session has ended. Log in again to go on.' : null
  })
  return why
}

function nextUrlOf({ search }: Location): string | null {
  return new URLSearchParams(search).get('next_url')
}

/** Whoever is signed in, however they came to be, is taken to where they were going. */
function useWayOn(): void {
  const { ports } = useClient()
  const reach = useReach()
  const isSignedIn = reach !== 'none' && reach !== 'link'
  const hasLeft = useRef(false)
  const nextUrl = nextUrlOf(window.location)

  useEffect(() => noteScan(ports, nextUrl), [ports, nextUrl])
  useEffect(() => {
    if (!isSignedIn || hasLeft.current) return
    hasLeft.current = true
    openPath(pathAfterLogin(ports, nextUrl), { replace: true })
  }, [ports, nextUrl, isSignedIn])
}
