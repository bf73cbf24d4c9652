import { useClient } from '@vowkit/react'
import {
  type CouplePeople,
  type CouplePerson,
  invitePartner,
  listPeople,
  type PeopleResult,
  removePartner,
  withdrawPartner,
} from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'

export type PeopleState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; people: CouplePeople }

export interface PeopleModel {
  state: PeopleState
  retry(): void
  /** Emails an invitation. Replaces the pending one. */
  invite(email: string): Promise<PeopleResult>
  withdraw(): Promise<PeopleResult>
  /** Loads the people again and shows the previous list meanwhile. Resolves to `null` on failure. */
  refetch(): Promise<CouplePeople | null>
  /**
   * Ends the access of the partner, or leaves. Resolves when the list is up to date, and to false on failure. Succeeds
   * if the partner's access has already ended.
   */
  remove(person: CouplePerson): Promise<boolean>
}

/** Loads the people who plan the wedding, and changes them. */
export function usePeople(): PeopleModel {
  const { ports, session } = useClient()
  const [state, setState] = useState<PeopleState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    const left = new AbortController()
    setState({ status: 'loading' })
    listPeople(ports, left.signal).then(
      (people) => !left.signal.aborted && setState({ status: 'ready', people }),
      () => !left.signal.aborted && setState({ status: 'failed' }),
    )
    return () => left.abort()
  }, [ports, attempt])

  function keep(result: PeopleResult): PeopleResult {
    if (result.ok) setState({ status: 'ready', people: result.people })
    return result
  }

  async function refetch(): Promise<CouplePeople | null> {
    try {
      const people = await listPeople(ports)
      setState({ status: 'ready', people })
      return people
    } catch {
      // The failure is logged. The card offers a retry.
      setState({ status: 'failed' })
      return null
    }
  }

  return {
    state,
    retry: () => setAttempt(attempt + 1),
    invite: async (email) => keep(await invitePartner(ports, email, ports.random.uuid())),
    withdraw: async () => keep(await withdrawPartner(ports)),
    refetch,
    async remove({ id, is_you }) {
      const result = await removePartner(ports, id)
      const isGone = result.ok || (!is_you && result.error.status === 404)
      // Leaving has ended this session.
      if (isGone && is_you) await session.signOut()
      else if (isGone) await refetch()
      return isGone
    },
  }
}
