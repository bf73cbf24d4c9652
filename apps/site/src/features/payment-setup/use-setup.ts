import { useClient } from '@vowkit/react'
import { setUpAccount } from '@vowkit/sdk-core/leads'
import { useEffect, useRef, useState } from 'react'

/** Stands in the address, and is sent, where there is no code or no lead. */
export const NONE = 'None'

/** Where this screen is, whatever its parameters. */
const SETUP = '/dashboard/setup/'

/** Where an invitation to pay leads. */
export type Setup = { status: 'asking' } | { status: 'leaving'; url: string } | { status: 'nowhere' }

/** Asks once, as a code works once, and then takes the code out of the address. */
export function useSetup(code: string, leadId: string): Setup {
  const { ports } = useClient()
  const isNothing = code === NONE && leadId === NONE
  const [setup, setSetup] = useState<Setup>({ status: isNothing ? 'nowhere' : 'asking' })
  const hasAsked = useRef(isNothing)

  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    void setUpAccount(ports, code, leadId).then((result) => {
      setSetup(result.ok ? { status: 'leaving', url: result.url } : { status: 'nowhere' })
      forgetCode()
    })
  }, [ports, code, leadId])

  return setup
}

/** Takes the code out of the address, so that a reload does not send it again. */
function forgetCode(): void {
  if (window.location.pathname.startsWith(SETUP)) window.history.replaceState(window.history.state, '', SETUP)
}
