import { useClient } from '@vowkit/react'
import { type Category, listCategories } from '@vowkit/sdk-core'
import { useEffect, useState } from 'react'

export type Categories = { status: 'loading' | 'failed' } | { status: 'ready'; categories: Category[] }

/** The kinds of vendors, and a way to ask for them again. */
export function useCategories(): [categories: Categories, retry: () => void] {
  const { ports } = useClient()
  const [state, setState] = useState<Categories>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    const left = new AbortController()
    setState({ status: 'loading' })
    listCategories(ports, left.signal).then(
      (categories) => !left.signal.aborted && setState({ status: 'ready', categories }),
      () => !left.signal.aborted && setState({ status: 'failed' }),
    )
    return () => left.abort()
  }, [ports, attempt])

  return [state, () => setAttempt(attempt + 1)]
}
