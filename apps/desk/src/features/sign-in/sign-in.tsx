import { Alert, Button, Root, useClient } from '@vowkit/react'
import { logIn } from '@vowkit/sdk-core/account'
import { type FormEvent, useId, useState } from 'react'
import { useDeskConfig } from '../../shared/config.ts'
import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { CodeSignInLazy } from './code-sign-in.lazy.tsx'

/** The screen to sign in with a password or with a code sent by email. */
export function SignIn() {
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const { brand } = useDeskConfig()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [usesCode, setUsesCode] = useState(false)
  const emailId = useId()
  const passwordId = useId()
  const errorId = useId()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (email.trim() === '' || password === '') return setError(texts.missing)
    setBusy(true)
    setError(null)
    const result = await logIn(ports, { email, password, remember: true })
    setBusy(false)
    if (result.ok) return
    if (result.code === 'rate_limited') return setError(texts.tooMany(result.seconds))
    setError(result.code === 'invalid_credentials' ? texts.wrong : texts.noAnswer)
  }

  return (
    <Root>
      <main className="sign-in">
        <form className="sign-in__card" noValidate onSubmit={send}>
          {brand?.logoUrl && <img className="sign-in__logo" src={brand.logoUrl} alt={brand.name} />}
          <h1>{texts.signInTitle}</h1>
          <p className="sign-in__intro">{texts.signInIntro}</p>
          <label className="field" htmlFor={emailId}>
            {texts.email}
            <input
              id={emailId}
              type="email"
              autoComplete="username"
              value={email}
              aria-describedby={errorId}
              aria-invalid={error !== null}
              onChange={({ target }) => setEmail(target.value)}
            />
          </label>
          <label className="field" htmlFor={passwordId}>
            {texts.password}
            <input
              id={passwordId}
              type="password"
              autoComplete="current-password"
              value={password}
              aria-describedby={errorId}
              aria-invalid={error !== null}
              onChange={({ target }) => setPassword(target.value)}
            />
          </label>
          {error !== null && <Alert id={errorId}>{error}</Alert>}
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.signingIn}>
            {texts.signIn}
          </Button>
          <Button variant="quiet" onClick={() => setUsesCode(true)}>
            {texts.useCode}
          </Button>
        </form>
        <LanguageSwitch />
      </main>
      {usesCode && <CodeSignInLazy onClose={() => setUsesCode(false)} />}
    </Root>
  )
}
