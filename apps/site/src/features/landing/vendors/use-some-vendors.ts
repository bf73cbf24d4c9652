import { useClient } from '@vowkit/react'
import { listCategories } from '@vowkit/sdk-core/account'
import { listOnePerCategory, type Vendor } from '@vowkit/sdk-core/vendors'
import { useEffect, useState } from 'react'

/** The number of vendors in the row. */
export const MAX_VENDORS = 6

export type SomeVendorsState =
  | { status: 'loading' }
  | { status: 'ready'; vendors: readonly Vendor[] }
  | { status: 'failed'; retry: () => void }

/** Loads the first vendor of each of the first categories. */
export function useSomeVendors(): SomeVendorsState {
  const { ports } = useClient()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SomeVendorsState>({ status: 'loading' })

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left

    async function load() {
      const categories = await listCategories(ports, signal)
      const ids = categories.slice(0, MAX_VENDORS).map(({ id }) => id)
      return listOnePerCategory(ports, ids, signal)
    }

    setState({ status: 'loading' })
    load().then(
      (vendors) => !signal.aborted && setState({ status: 'ready', vendors }),
      () => !signal.aborted && setState({ status: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => left.abort()
  }, [ports, attempt])

  return state
}
