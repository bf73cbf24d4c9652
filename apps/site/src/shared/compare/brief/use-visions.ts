import { useClient } from '@vowkit/react'
import type { Vision } from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'
import { ownVisionsModule } from './own-visions.lazy.ts'

/** The couple's finished visions. `null` while they load. Empty if they cannot be loaded, because no screen needs them. */
export function useVisions(): readonly Vision[] | null {
  const { ports } = useClient()
  const [visions, setVisions] = useState<readonly Vision[] | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    ownVisionsModule
      .load()
      .then(({ createVisions }) => ports.once(createVisions).list(gone.signal))
      .then(
        (list) =>
          !gone.signal.aborted &&
          setVisions(list === false ? [] : list.filter(({ result_image }) => result_image !== '')),
        () => !gone.signal.aborted && setVisions([]),
      )
    return () => gone.abort()
  }, [ports])
  return visions
}
