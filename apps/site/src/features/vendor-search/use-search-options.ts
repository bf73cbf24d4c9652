import { useClient } from '@vowkit/react'
import type { Id, SearchOptions } from '@vowkit/sdk-core/contract'
import { getSearchOptions } from '@vowkit/sdk-core/vendors'
import { useEffect, useState } from 'react'

/** The options of the search of a category. `null` while they load, and if the request fails: the search works without. */
export function useSearchOptions(category: Id): SearchOptions | null {
  const { ports } = useClient()
  const [options, setOptions] = useState<SearchOptions | null>(null)

  useEffect(() => {
    const gone = new AbortController()
    setOptions(null)
    getSearchOptions(ports, category, gone.signal).then(
      (loaded) => !gone.signal.aborted && setOptions(loaded),
      () => {},
    )
    return () => gone.abort()
  }, [ports, category])

  return options
}
