import { useClient } from '@vowkit/react'
import { useEffect, useState } from 'react'

/**
 * While it is on, asks before the page is left: the browser before it closes or loads another page, and we before a link
 * opens another screen. Going back needs no question: what was typed is there again on return.
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
      // An expired session leads to signing in and back; what was typed comes along.
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
    /** Where a link was about to lead; `null` when nobody is leaving. */
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
