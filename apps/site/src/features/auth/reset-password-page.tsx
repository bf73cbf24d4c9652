import { useClient } from '@vowkit/react'
import { checkResetLink, type ResetLinkState } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { useSiteConfig } from '../../shared/site-config.ts'
import { InvalidLink } from './invalid-link.tsx'
import { authMessages } from './messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useResetToken } from './use-reset-token.ts'

/** The screen that a mailed link opens to set a new password. */
export function ResetPasswordPage({ token: given }: { token: string }) {
  const t = useMessages(authMessages)
  const token = useResetToken(given)
  const { ports } = useClient()
  const { vendorDashboardUrl = '/vendor_dashboard/' } = useSiteConfig()
  const { link, checkAgain } = useResetLink(token)

  function openNext(isVendor: boolean) {
    // The vendors' dashboard is not part of this site.
    if (isVendor) ports.navigation.go(vendorDashboardUrl)
    else openPath(SITE_PATHS.dashboard_main, { replace: true })
  }

  return (
    <Page>
      <div className="auth__card">
        {link === 'checking' && <Checking />}
        {link === 'valid' && (
          <>
            <h1 className="auth__title">{t.changePassword}</h1>
            <NewPasswordForm token={token} onSet={openNext} />
          </>
        )}
        {link === 'invalid' && <InvalidLink />}
        {link === 'unreachable' && <InvalidLink onRetry={checkAgain} />}
      </div>
    </Page>
  )
}

function useResetLink(token: string) {
  const { ports } = useClient()
  const [link, setLink] = useState<ResetLinkState | 'checking'>('checking')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    const gone = new AbortController()
    setLink('checking')
    void checkResetLink(ports, token, gone.signal).then((state) => {
      if (!gone.signal.aborted) setLink(state)
    })
    return () => gone.abort()
  }, [ports, token, attempt])

  return { link, checkAgain: () => setAttempt(attempt + 1) }
}

/** The skeleton of the form, shown while the link is checked. */
function Checking() {
  const t = useMessages(authMessages)
  return (
    <div className="auth__checking">
      <h1 className="auth__title">{t.changePassword}</h1>
      <p className="auth__text" role="status">
        {t.checking}
      </p>
      <span className="auth__bone" />
      <span className="auth__bone" />
      <span className="auth__bone" data-short />
    </div>
  )
}
