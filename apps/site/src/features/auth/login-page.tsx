import { useClient } from '@vowkit/react'
import { logIn, noteScan, pathAfterLogin } from '@vowkit/sdk-core/account'
import { SITE_PATHS, safeAddress, safePath } from '@vowkit/sdk-core/contract'
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
import { formMessages } from '../../shared/form/messages.ts'
import { PasswordField } from '../../shared/form/password-field.tsx'
import { useRules } from '../../shared/form/rules.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { GoogleEntry } from '../../shared/google-entry.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { useSiteConfig } from '../../shared/site-config.ts'
import { CodeLogin } from './code-login.tsx'
import { authMessages } from './messages.ts'

const EMPTY = { email: '', password: '', remember: true }
type LoginValues = typeof EMPTY

/** The screen to sign in with email and password. */
export function LoginPage() {
  const t = useMessages(authMessages)
  const { tooManyAttempts } = useMessages(formMessages)
  const { requiredEmail } = useRules()
  const { ports } = useClient()
  const { vendorLoginUrl, vendorDashboardUrl } = useSiteConfig()
  const deskUrl = safeAddress(vendorDashboardUrl ?? vendorLoginUrl, window.location.origin)
  const kept = useKeptValues<LoginValues>('login', ['email', 'remember'])
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })
  const reason = useReason()
  const nextPath = safePath(nextUrlOf(window.location), window.location.origin) ?? undefined
  useOpenNext()

  async function send(values: LoginValues) {
    const result = await logIn(ports, { ...values, skipsDeskOnly: deskUrl !== null })
    if (result.ok) {
      kept.forget()
      if (result.isDeskOnly && deskUrl !== null) ports.navigation.go(deskUrl)
      return
    }
    if (result.code === 'network') return
    form.setError('root', {
      message: result.code === 'rate_limited' ? tooManyAttempts(result.seconds) : t.invalidCredentials,
    })
    form.setFocus('password')
  }

  return (
    <Page>
      <div className="auth__card">
        <h1 className="auth__title">{t.loginTitle}</h1>
        {reason !== null && (
          <p className="auth__notice" role="status">
            {reason}
          </p>
        )}
        <GoogleEntry returnTo={nextPath ?? SITE_PATHS.dashboard_main} />
        <Form form={form} kept={kept} onSubmit={send}>
          <Field form={form} name="email" label={t.email} type="email" autoComplete="username" rules={requiredEmail} />
          <PasswordField form={form} name="password" label={t.password} autoComplete="current-password" />
          <div className="auth__row">
            <CheckboxField form={form} name="remember" label={t.remember} />
            <a className="auth__link" href={SITE_PATHS.forgot_password}>
              {t.forgot}
            </a>
          </div>
          <FormAlert form={form}>{t.withoutPassword}</FormAlert>
          <SubmitButton form={form}>{t.logIn}</SubmitButton>
        </Form>
        <CodeLogin returnTo={nextPath} readEmail={() => form.getValues('email')} />
        <a className="button button--quiet form__submit" href={SITE_PATHS.onboarding}>
          {t.createAccount}
        </a>
        <p className="auth__aside">
          {t.isVendor}{' '}
          <OutsideLink className="auth__link" href={vendorLoginUrl} inSameWindow>
            {t.vendorLogin}
          </OutsideLink>
        </p>
      </div>
    </Page>
  )
}

/** The reason to sign in: a magic link does not open the requested screen, or the session has expired. */
function useReason(): string | null {
  const t = useMessages(authMessages)
  const { ports, session } = useClient()
  const { aimOf } = useCurrentScreen()
  const [{ aim, hasEnded }] = useState(() => ({
    aim: signInAim(ports, nextUrlOf(window.location), aimOf),
    hasEnded: session.token() === null && ports.storedUser() !== null,
  }))
  if (aim !== null) return t.signInTo(aim)
  return hasEnded ? t.sessionEnded : null
}

function nextUrlOf({ search }: Location): string | null {
  return new URLSearchParams(search).get('next_url')
}

/** Opens the requested screen when the visitor is signed in, by any method. */
function useOpenNext(): void {
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
