import type { OpenPopup, OpenTab } from '../popup.ts'

const SIZE = 'popup,width=480,height=680'

/** The browser globals that this file uses. None of them exist on a server. */
interface WindowScope {
  location?: { origin: string }
  open?(url: string, name: string, features?: string): OpenedWindow | null
  addEventListener?(type: 'message', listener: (event: WindowMessage) => void, options: { signal: AbortSignal }): void
}

interface OpenedWindow {
  opener: unknown
  readonly closed: boolean
  readonly location: { replace(url: string): void }
  close(): void
}

interface WindowMessage {
  source: unknown
  origin: string
  data: unknown
}

const scope: WindowScope = globalThis

/** Implements {@link OpenPopup} for browsers. */
export const openBrowserPopup: OpenPopup = (toUrl, onMessage) => {
  const url = toUrl(scope.location?.origin ?? '')
  const { origin } = new URL(url)
  const opened = scope.open?.(url, 'vowkit-sign-in', SIZE)
  if (!opened) return null

  const unlisten = new AbortController()
  scope.addEventListener?.(
    'message',
    (event) => {
      if (event.source === opened && event.origin === origin) onMessage(event.data)
    },
    { signal: unlisten.signal },
  )
  return {
    isClosed: () => opened.closed,
    close() {
      unlisten.abort()
      opened.close()
    },
  }
}

/** Implements {@link OpenTab} for browsers. */
export const openBrowserTab: OpenTab = () => {
  const opened = scope.open?.('', '_blank')
  if (!opened) return null
  opened.opener = null
  return { load: (url) => opened.location.replace(url), close: () => opened.close() }
}
