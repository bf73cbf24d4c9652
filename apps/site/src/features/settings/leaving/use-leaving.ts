import { useClient } from '@vowkit/react'
import { useEffect, useState } from 'react'

/**
 * While on, asks before the page is left: the browser before it closes or loads another page, and the site before a link
 * opens another screen. Going back does not ask, because the form restores its values on return.
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
      // An expired session leads to the login and back, and the values are restored.
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
    /** The path of the clicked link; `null` if there is none. */
    target,
    stay: () => setTarget(null),
  }
}

/** The path of another screen that a click leads to; `null` for every other click. */
function linkIn(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!link || !isPlain || link.target !== '' || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
