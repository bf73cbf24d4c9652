import { atom, type ReadableAtom } from 'nanostores'
import { GOOGLE_START_PATH, type GoogleFailure } from '../contract/google/google.ts'
import { readGoogleMessage } from '../contract/google/message.ts'
import { handoffWire } from '../contract/handoff/wire.ts'
import { openBrowserPopup } from '../platform/browser/popup.ts'
import type { OpenPopup, Popup } from '../platform/popup.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Interval for polling the popup's `closed` property, because the browser fires no event when a popup closes. */
const CLOSED_POLL_MS = 500

export type GoogleLoginState =
  | { status: 'idle' }
  /** The popup is open. Keep the page usable. */
  | { status: 'waiting' }
  | { status: 'redeeming' }
  | { status: 'done' }
  /** `popup_blocked`: the browser blocked the popup. */
  | { status: 'failed'; code: GoogleFailure | 'popup_blocked' }

/** A Google sign-in in a popup, for pages that must not navigate away. */
export interface GoogleLogin {
  readonly $google: ReadableAtom<GoogleLoginState>
  /**
   * Opens the popup. Call it in a click handler, or the browser blocks the popup. Closes a popup that is already open.
   */
  start(): void
  /** Closes the popup if it is open. */
  reset(): void
}

/** Creates a Google sign-in with at most one open popup. */
export function createGoogleLogin(
  ports: Pick<FeaturePorts, 'apiHost' | 'http' | 'session' | 'log' | 'clock' | 'startLoop'>,
  openPopup: OpenPopup = openBrowserPopup,
): GoogleLogin {
  const $google = atom<GoogleLoginState>({ status: 'idle' })
  let popup: Popup | null = null
  let stopPolling: (() => void) | undefined

  function close(): void {
    stopPolling?.()
    popup?.close()
    popup = null
  }

  /** Polls until the visitor closes the popup. A popup that the visitor closes sends no message. */
  function watchClosed(opened: Popup): void {
    stopPolling = ports.startLoop(async (signal) => {
      while (!opened.isClosed()) await ports.clock.sleep(CLOSED_POLL_MS, signal)
      // Waits once more, because the popup's last message may arrive after the popup has closed.
      await ports.clock.sleep(CLOSED_POLL_MS, signal)
      close()
      $google.set({ status: 'failed', code: 'google_cancelled' })
    })
  }

  async function onMessage(data: unknown): Promise<void> {
    const message = readGoogleMessage(data)
    if (message === null) return
    close()
    if ('error' in message) return $google.set({ status: 'failed', code: message.error })

    const redeeming = { status: 'redeeming' } as const
    $google.set(redeeming)
    const result = await ports.http.call(handoffWire.redeemHandoff, { body: { code: message.code }, logFailure: true })
    if ($google.value !== redeeming) return
    if (!result.ok) return $google.set({ status: 'failed', code: 'google_expired' })
    ports.session.signIn(result.data)
    $google.set({ status: 'done' })
  }

  return {
    $google,
    start() {
      close()
      popup = openPopup(
        (opener) => `${ports.apiHost}${GOOGLE_START_PATH}?${new URLSearchParams({ mode: 'popup', opener })}`,
        (data) => void onMessage(data),
      )
      $google.set(popup ? { status: 'waiting' } : { status: 'failed', code: 'popup_blocked' })
      if (popup) watchClosed(popup)
    },
    reset() {
      close()
      $google.set({ status: 'idle' })
    },
  }
}
