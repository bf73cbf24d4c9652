import type { VendorPackage, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useClient } from '../../../provider/use-client.ts'

type ClaimState =
  | { status: 'idle' | 'failed' }
  | { status: 'login-needed' | 'claiming'; deal: VendorPackage }
  /** `path` is the path of the conversation on the site. */
  | { status: 'claimed'; path: string }

/** Claims one deal at a time. A signed-out visitor signs in first. */
export function useDealClaim(profile: VendorProfile) {
  const { session } = useClient()
  const [state, setState] = useState<ClaimState>({ status: 'idle' })

  async function claim(deal: VendorPackage): Promise<void> {
    if (state.status === 'claiming') return
    if (session.token() === null) return setState({ status: 'login-needed', deal })
    setState({ status: 'claiming', deal })
    const result = await profile.claim(deal.id)
    setState(result.ok ? { status: 'claimed', path: result.path } : { status: 'failed' })
  }

  return {
    state,
    claim: (deal: VendorPackage) => void claim(deal),
    /** Claims the deal that the visitor chose before the sign-in. */
    proceed: () => void (state.status === 'login-needed' && claim(state.deal)),
    cancel: () => setState({ status: 'idle' }),
  }
}
