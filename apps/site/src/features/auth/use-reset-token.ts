import { resetTokenIn, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import { pathStart } from '../../shared/path-start.ts'

/** The path of the screen without a token. */
const BARE = pathStart(SITE_PATHS.reset_password)

/**
 * The token of a mailed link. Moves it immediately from the URL to the state of the history entry. That state survives
 * a reload, but servers, other sites and analytics cannot read it. `inPath` is the token in the path of an older link.
 */
export function useResetToken(inPath: string): string {
  const [token, setToken] = useState(() => takeToken(inPath))

  useEffect(() => {
    // Opening a second reset link in this tab changes only the fragment, so the page does not reload.
    const takeNext = () => setToken((before) => takeToken('') || before)
    window.addEventListener('hashchange', takeNext)
    return () => window.removeEventListener('hashchange', takeNext)
  }, [])

  return token
}

function takeToken(inPath: string): string {
  const { history, location } = window
  const found = resetTokenIn(location.hash) || inPath || String(history.state?.resetToken ?? '')
  if (found) history.replaceState({ ...history.state, resetToken: found }, '', BARE)
  return found
}
