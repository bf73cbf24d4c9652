import { useClient } from '@vowkit/react'
import { useEffect, useState } from 'react'

/**
 * While on, leaving the page requires a confirmation. The browser shows its dialog before the tab closes or loads a new
 * page. The site shows a dialog before a link opens a different screen. Going back needs no confirmation, because the
 * form restores its values on return.
 */
export function useLeaving(isOn: boolean) {
  const { session } = useClient()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener(
      'beforeunload',
      // After the session expires, the login returns here and the form restores its values.
      (event) => session.token() !== null && event.preventDefault(),
      { signal },
    )
    window.addEventListener(
      'click',
      (event) => {
        const link = linkIn(event)
        if (!link) return
        event.preventDefault()
        setTarget(link)
      },
      { signal, capture: true },
    )
    return () => listening.abort()
  }, [isOn, session])

  return {
    /** The path of the clicked link, or `null`. */
    target,
    stay: () => setTarget(null),
  }
}

/** Returns the path if the click opens a different screen of the site, otherwise `null`. */
function linkIn(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!link || !isPlain || link.target !== '' || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
