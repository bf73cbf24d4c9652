import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoginDialogLazy } from './login-dialog.lazy.tsx'
import { authMessages } from './messages.ts'

export interface CodeLoginProps {
  returnTo?: string | undefined
  /** Returns the email in the form, which the dialog takes over. */
  readEmail: () => string
}

/** The way in with a mailed code, for couples whose account has no password. */
export function CodeLogin({ returnTo = SITE_PATHS.dashboard_main, readEmail }: CodeLoginProps) {
  const t = useMessages(authMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button--quiet form__submit" onClick={() => setOpen(true)}>
        {t.getCode}
      </button>
      {isOpen && (
        <LoginDialogLazy
          email={readEmail()}
          returnTo={returnTo}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
