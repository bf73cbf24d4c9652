import { useClient } from '@vowkit/react'
import { Suspense, useEffect, useState } from 'react'
import { optionally } from '../../shared/optionally.ts'
import { useIsCouple } from '../../shared/use-is-couple.ts'

/** The screen comes first, and what it has to load. */
const LATER_MS = 1_500

const UnreadMark = optionally(async () => (await import('./unread-mark.tsx')).UnreadMark)

/** What is unread, a moment after the frame is there. */
export function MessagesMark() {
  const { clock } = useClient().ports
  const isCouple = useIsCouple()
  const [isTime, setTime] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    clock.sleep(LATER_MS, left.signal).then(
      () => setTime(true),
      () => {},
    )
    return () => left.abort()
  }, [clock])

  return <Suspense fallback={null}>{isTime && isCouple && <UnreadMark />}</Suspense>
}
