import { atom, type ReadableAtom } from 'nanostores'
import { GOOGLE_START_PATH, type GoogleFailure, readGoogleMessage } from '../contract/google.ts'
import { handoffWire } from '../contract/handoff-wire.ts'
import { openBrowserPopup } from '../platform/browser/popup.ts'
import type { OpenPopup, Popup } from '../platform/popup.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'

export type GoogleLoginState =
  | { status: 'idle' }
  /** The window is open; what it will say may never come, so everything else stays possible. */
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
  ports: Pick<FeaturePorts, 'apiHost' | 'http' | 'session' | 'log'>,
  openPopup: OpenPopup = openBrowserPopup,
): GoogleLogin {
  const $google = atom<GoogleLoginState>({ status: 'idle' })
  let popup: Popup | null = null

  function close(): void {
    popup?.close()
    popup = null
  }

  async function hear(data: unknown): Promise<void> {
    const message = readGoogleMessage(data)
    if (message === null) return
    close()
    if ('error' in message) return $google.set({ status: 'failed', code: message.error })

    const redeeming = { status: 'redeeming' } as const
    $google.set(redeeming)
    const result = await send(ports, handoffWire.redeemHandoff, () => ({ body: { code: message.code } }))
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
    },
    reset() {
      close()
      $google.set({ status: 'idle' })
    },
  }
}
