import type { FeaturePorts, SdkError } from '@vowkit/sdk-core'
import { atom, type ReadableAtom } from 'nanostores'

/** A code that was sent to the account's email address, with the fields that API calls send. */
export interface OwnCode {
  code: string
  challenge?: string
}

export interface CodeRequest {
  /** Why the code is needed, as one sentence. */
  reason: string
  /** The title of the dialog. Defaults to "Confirm it's you". */
  title?: string
  /** Label of the button below the code. Defaults to "Verify". */
  action?: string
  /**
   * Redeems the code. If it resolves to null, the dialog closes. If it resolves to an error, the dialog shows the error
   * and the visitor can correct the code. Without `redeem`, the dialog closes when the code is complete.
   */
  redeem?: (given: OwnCode) => Promise<SdkError | null>
}

/** A request whose dialog is open. */
export interface OpenCodeRequest extends CodeRequest {
  /** Identifies the request. */
  id: number
}

/** Opens one code dialog at a time. One per client: `client.ports.once(createCodeRequests)`. */
export interface CodeRequests {
  readonly $open: ReadableAtom<OpenCodeRequest | null>
  /** Opens the dialog. Resolves to the code, or to null if the visitor closes the dialog or signs out. */
  ask(request: CodeRequest): Promise<OwnCode | null>
  /** Closes the open dialog and resolves its request. */
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
