import { resetTokenIn, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import { pathStart } from '../../shared/path-start.ts'

/** The address of the screen without a token. */
const BARE = pathStart(SITE_PATHS.reset_password)

/**
 * The token of a mailed link. Takes it out of the address at once, into the state of the history entry, which no server, no
 * other site and no analytics reads, and which a reload keeps. `inPath` is the token of an older link, which has it there.
 */
export function useResetToken(inPath: string): string {
  const [token, setToken] = useState(() => takeToken(inPath))

  useEffect(() => {
    // Another link that is opened in this tab changes nothing but the fragment.
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
