import { useClient } from '@vowkit/react'
import { createVisions, type Vision } from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'

/** The couple's finished visions. Empty while they load and if they cannot be loaded: a brief needs none. */
export function useVisions(): readonly Vision[] {
  const { ports } = useClient()
  const [visions, setVisions] = useState<readonly Vision[]>([])
  useEffect(() => {
    const gone = new AbortController()
    ports
      .once(createVisions)
      .list(gone.signal)
      .then(
        (list) =>
          !gone.signal.aborted &&
          setVisions(list === false ? [] : list.filter(({ result_image }) => result_image !== '')),
        () => {},
      )
    return () => gone.abort()
  }, [ports])
  return visions
}
