import { useClient } from '@vowkit/react'
import { useEffect, useState } from 'react'
import { useIsCouple } from '../../shared/use-is-couple.ts'
import { UnreadMarkLazy } from './unread-mark.lazy.tsx'

/** Delays the request, so that it does not compete with the requests of the screen. */
const DELAY_MS = 1_500

/** The number of unread conversations. Appears shortly after the layout has mounted. */
export function MessagesMark() {
  const { clock } = useClient().ports
  const isCouple = useIsCouple()
  const [isTime, setTime] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    clock.sleep(DELAY_MS, left.signal).then(
      () => setTime(true),
      () => {},
    )
    return () => left.abort()
  }, [clock])

  return isTime && isCouple && <UnreadMarkLazy />
}
