import { atom, type ReadableAtom } from 'nanostores'
import { GOOGLE_START_PATH, type GoogleFailure } from '../contract/google/google.ts'
import { readGoogleMessage } from '../contract/google/message.ts'
import { handoffWire } from '../contract/handoff/wire.ts'
import { openBrowserPopup } from '../platform/browser/popup.ts'
import type { OpenPopup, Popup } from '../platform/popup.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** How often it is looked whether the window is still open; no event tells. */
const LOOK_MS = 500

export type GoogleLoginState =
  | { status: 'idle' }
  /** The window is open; everything else stays possible meanwhile. */
  | { status: 'waiting' }
  | { status: 'redeeming' }
  | { status: 'done' }
  /** `popup_blocked`: the browser opened no window. */
  | { status: 'failed'; code: GoogleFailure | 'popup_blocked' }

/** Signing in with Google in a window of its own, on a page that is not to be left. */
export interface GoogleLogin {
  readonly $google: ReadableAtom<GoogleLoginState>
  /** Opens the window; call it from a click. A window that is open already begins anew. */
  start(): void
  /** Closes the window, if it is open. */
  reset(): void
}

/** Makes one sign-in with Google. */
export function createGoogleLogin(
  ports: Pick<FeaturePorts, 'apiHost' | 'http' | 'session' | 'log' | 'clock' | 'startLoop'>,
  openPopup: OpenPopup = openBrowserPopup,
): GoogleLogin {
  const $google = atom<GoogleLoginState>({ status: 'idle' })
  let popup: Popup | null = null
  let stopLooking: (() => void) | undefined

  function close(): void {
    stopLooking?.()
    popup?.close()
    popup = null
  }

  /** A window that is closed says nothing any more. */
  function look(opened: Popup): void {
    stopLooking = ports.startLoop(async (signal) => {
      while (!opened.isClosed()) await ports.clock.sleep(LOOK_MS, signal)
      // What it said last may still be on its way.
      await ports.clock.sleep(LOOK_MS, signal)
      close()
      $google.set({ status: 'failed', code: 'google_cancelled' })
    })
  }

  async function hear(data: unknown): Promise<void> {
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
        (data) => void hear(data),
      )
      $google.set(popup ? { status: 'waiting' } : { status: 'failed', code: 'popup_blocked' })
      if (popup) look(popup)
    },
    reset() {
      close()
      $google.set({ status: 'idle' })
    },
  }
}
