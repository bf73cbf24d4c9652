import { useClient } from '@vowkit/react'
import { useCallback, useEffect, useState } from 'react'

/** The key in session storage, where the token survives a login with a password. */
const KEY = 'confirmEmailToken'

/** The token of the mailed link, or `""`. Removes the token from the URL immediately. */
export function useLinkToken(): [token: string, forget: () => void] {
  const { tab } = useClient().ports
  const [token] = useState(() => decode(window.location.hash.slice(1)) || (tab.get(KEY) ?? ''))

  useEffect(() => {
    if (token === '') return
    tab.set(KEY, token)
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  }, [tab, token])

  return [token, useCallback(() => tab.remove(KEY), [tab])]
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
