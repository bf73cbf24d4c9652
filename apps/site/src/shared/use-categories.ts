import { useClient } from '@vowkit/react'
import { listCategories } from '@vowkit/sdk-core/account'
import type { Category } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'

export type CategoriesState =
  | { status: 'loading' }
  | { status: 'ready'; found: readonly Category[] }
  | { status: 'failed'; retry: () => void }

/** The vendor categories, from the backend. */
export function useCategories(): CategoriesState {
  const { ports } = useClient()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CategoriesState>({ status: 'loading' })

  useEffect(() => {
    const gone = new AbortController()
    setState({ status: 'loading' })
    listCategories(ports, gone.signal).then(
      (found) => !gone.signal.aborted && setState({ status: 'ready', found }),
      () => !gone.signal.aborted && setState({ status: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => gone.abort()
  }, [ports, attempt])

  return state
}
