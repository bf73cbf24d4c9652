import { useClient } from '@vowkit/react'
import { type PartnerInvitationPreview, readPartnerInvitation } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'

export type InvitationState =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'unreachable' }
  | { status: 'ready'; token: string; invitation: PartnerInvitationPreview }

/** Reads the invitation of the mailed link, and removes its token from the URL. */
export function useInvitation(): [state: InvitationState, retry: () => void] {
  const { ports } = useClient()
  const [token] = useState(() => window.location.hash.slice(1) || tokenIn(window.history.state))
  const [state, setState] = useState<InvitationState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const { pathname, search, hash } = window.location
    // The entry of the history keeps the token for a reload.
    if (hash !== '') window.history.replaceState({ ...window.history.state, token }, '', pathname + search)
  }, [token])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    if (token === '') return setState({ status: 'invalid' })
    const left = new AbortController()
    setState({ status: 'loading' })
    readPartnerInvitation(ports, token, left.signal).then(
      (invitation) => !left.signal.aborted && setState({ status: 'ready', token, invitation }),
      (error) =>
        !left.signal.aborted && setState({ status: error.code === 'invalid_link' ? 'invalid' : 'unreachable' }),
    )
    return () => left.abort()
  }, [ports, token, attempt])

  return [state, () => setAttempt(attempt + 1)]
}

function tokenIn(state: unknown): string {
  const { token }: { token?: unknown } = Object(state)
  return typeof token === 'string' ? token : ''
}
