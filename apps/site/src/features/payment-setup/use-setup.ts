import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { setUpAccount } from '@vowkit/sdk-core/leads'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pathStart } from '../../shared/path-start.ts'

/** Stands in the address, and is sent, where there is no code or no lead. */
export const NONE = 'None'

/** The address of the screen without parameters. */
const SETUP = pathStart(SITE_PATHS.payment_setup)

/** Where an invitation to pay leads. `unreachable`: nobody could say; asking again may help. */
export type Setup =
  | { status: 'asking' }
  | { status: 'leaving'; url: string }
  | { status: 'nowhere' }
  | { status: 'unreachable' }

/** Asks once, as a code works once, and then takes the code out of the address. */
export function useSetup(code: string, leadId: string): { setup: Setup; askAgain: () => void } {
  const { ports } = useClient()
  const isNothing = code === NONE && leadId === NONE
  const [setup, setSetup] = useState<Setup>({ status: isNothing ? 'nowhere' : 'asking' })
  const hasAsked = useRef(isNothing)

  const ask = useCallback(async () => {
    setSetup({ status: 'asking' })
    const result = await setUpAccount(ports, code, leadId)
    // The address keeps a code that nobody has looked at, also for a reload.
    if (!result.ok && result.error.retryable) return setSetup({ status: 'unreachable' })
    setSetup(result.ok ? { status: 'leaving', url: result.url } : { status: 'nowhere' })
    forgetCode()
  }, [ports, code, leadId])

  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    void ask()
  }, [ask])

  return { setup, askAgain: () => void ask() }
}

/** Takes the code out of the address, so that a reload does not send it again. */
function forgetCode(): void {
  if (window.location.pathname.startsWith(SETUP)) window.history.replaceState(window.history.state, '', SETUP)
}
