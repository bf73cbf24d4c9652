import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { setUpAccount } from '@vowkit/sdk-core/leads'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pathStart } from '../../shared/path-start.ts'

/** What the address and the request have in place of a missing code or lead. */
export const NONE = 'None'

/** The address of the screen without parameters. */
const SETUP = pathStart(SITE_PATHS.payment_setup)

/** Where an invitation to pay leads. `unreachable`: the request failed and may succeed when it is sent again. */
export type Setup =
  | { status: 'loading' }
  | { status: 'leaving'; url: string }
  | { status: 'invalid' }
  | { status: 'unreachable' }

/** Requests the payment page once, because a code works once, and then removes the code from the address. */
export function useSetup(code: string, leadId: string): { setup: Setup; retry: () => void } {
  const { ports } = useClient()
  const isEmpty = code === NONE && leadId === NONE
  const [setup, setSetup] = useState<Setup>({ status: isEmpty ? 'invalid' : 'loading' })
  const isRequested = useRef(isEmpty)

  const request = useCallback(async () => {
    setSetup({ status: 'loading' })
    const result = await setUpAccount(ports, code, leadId)
    // The code is still unused: the address keeps it for a reload.
    if (!result.ok && result.error.retryable) return setSetup({ status: 'unreachable' })
    setSetup(result.ok ? { status: 'leaving', url: result.url } : { status: 'invalid' })
    removeCodeFromAddress()
  }, [ports, code, leadId])

  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    void request()
  }, [request])

  return { setup, retry: () => void request() }
}

/** Removes the code from the address, so that a reload does not send it again. */
function removeCodeFromAddress(): void {
  if (window.location.pathname.startsWith(SETUP)) window.history.replaceState(window.history.state, '', SETUP)
}
