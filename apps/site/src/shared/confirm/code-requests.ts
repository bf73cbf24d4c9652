import type { FeaturePorts, SdkError } from '@vowkit/sdk-core'
import { atom, type ReadableAtom } from 'nanostores'

/** A fresh code for the account's own e-mail, as a call that needs one sends it. */
export interface OwnCode {
  code: string
  challenge?: string
}

export interface CodeRequest {
  /** Why the code is needed, as one sentence. */
  reason: string
  /** The title of the dialog. Default "Confirm it's you". */
  title?: string
  /** What the button under the code says. Default "Verify". */
  action?: string
  /**
   * Spends the code. The dialog stays open until this resolves to null, and shows the failure otherwise: a wrong code
   * can be corrected. Without it the dialog closes with the first complete code.
   */
  redeem?: (given: OwnCode) => Promise<SdkError | null>
}

/** A request whose dialog is shown. */
export interface OpenCodeRequest extends CodeRequest {
  /** Tells two requests apart. */
  id: number
}

/** Asks for one code at a time. A client has one: `client.ports.once(createCodeRequests)`. */
export interface CodeRequests {
  readonly $open: ReadableAtom<OpenCodeRequest | null>
  /** Resolves to the code, or to null if the person closes the dialog or signs out. */
  ask(request: CodeRequest): Promise<OwnCode | null>
  /** Ends the open request. */
  answer(given: OwnCode | null): void
}

export function createCodeRequests({ onAccountChange }: Pick<FeaturePorts, 'onAccountChange'>): CodeRequests {
  const $open = atom<OpenCodeRequest | null>(null)
  let asked = 0
  let resolveOpen: ((given: OwnCode | null) => void) | null = null

  function answer(given: OwnCode | null): void {
    const resolve = resolveOpen
    resolveOpen = null
    $open.set(null)
    resolve?.(given)
  }
  onAccountChange(() => answer(null))

  return {
    $open,
    ask(request) {
      answer(null)
      return new Promise((resolve) => {
        resolveOpen = resolve
        asked += 1
        $open.set({ ...request, id: asked })
      })
    },
    answer,
  }
}
