import { addHandoff } from '@vowkit/sdk-core/account'
import { type KeyboardEvent, type MouseEvent, useCallback, useContext } from 'react'
import { ClientContext } from '../provider/vowkit-provider.tsx'

/**
 * Returns a click listener for links of an embedding page to our site. If the couple has signed in inside an element,
 * the new tab opens with a one-time code for this page, so that the couple does not sign in again. This includes clicks
 * with the middle button, Ctrl or Cmd, which also open a tab. The listener leaves all other clicks to the browser, and
 * every click if no `VowkitProvider` provides a client.
 */
export function useOpenSite(): (event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => void {
  const client = useContext(ClientContext)
  return useCallback(
    (event) => {
      const { href } = event.currentTarget
      const opensTab = !(event.shiftKey || event.altKey || ('button' in event && event.button > 1))
      if (client?.mode !== 'embedded' || !opensTab || client.session.token() === null || !/^https?:/.test(href)) return
      // The tab opens during the click, because browsers block a tab that opens after a request.
      const tab = window.open('about:blank', '_blank')
      if (!tab) return
      event.preventDefault()
      tab.opener = null
      void addHandoff(client.ports, href).then((address) => tab.location.replace(address))
    },
    [client],
  )
}
