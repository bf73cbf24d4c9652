import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { setUpAccount } from '@vowkit/sdk-core/leads'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pathStart } from '../../shared/path-start.ts'

/** The value of a missing code or lead, in the URL and in the request. */
export const NONE = 'None'

/** The path of the screen without parameters. */
const SETUP = pathStart(SITE_PATHS.payment_setup)

/** The result of a payment invitation. `unreachable`: the request failed and may succeed on a retry. */
export type Setup =
  | { status: 'loading' }
  | { status: 'leaving'; url: string }
  | { status: 'invalid' }
  | { status: 'unreachable' }

/** Requests the payment page once, because a code works only once, and then removes the code from the URL. */
export function useSetup(code: string, leadId: string): { setup: Setup; retry: () => void } {
  const { ports } = useClient()
  const isEmpty = code === NONE && leadId === NONE
  const [setup, setSetup] = useState<Setup>({ status: isEmpty ? 'invalid' : 'loading' })
  const isRequested = useRef(isEmpty)

  const request = useCallback(async () => {
    setSetup({ status: 'loading' })
    const result = await setUpAccount(ports, code, leadId)
    // The code is still unused. The URL keeps it for a reload.
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

/** Removes the code from the URL, so that a reload does not send it again. */
function removeCodeFromAddress(): void {
  if (window.location.pathname.startsWith(SETUP)) window.history.replaceState(window.history.state, '', SETUP)
}
