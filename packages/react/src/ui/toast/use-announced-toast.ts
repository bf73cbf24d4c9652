import type { Toast } from '@vowkit/sdk-core'
import { useEffect, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** How long a region may be new to those who listen, such as one that has just moved into a dialog. */
export const ANNOUNCE_DELAY_MS = 100

/** What is to be said of the toasts that are shown: each once and one after another, a moment after it is seen. */
export function useAnnouncedToast(shown: readonly Toast[]): Toast | undefined {
  const { clock } = useClient().ports
  const [spoken, setSpoken] = useState<readonly Toast[]>([])

  useEffect(() => {
    if (shown.length === 0 && spoken.length > 0) return setSpoken([])
    const next = shown.find((toast) => !spoken.includes(toast))
    if (!next) return
    const gone = new AbortController()
    clock.sleep(ANNOUNCE_DELAY_MS, gone.signal).then(
      () => setSpoken([...spoken, next]),
      () => {
        // Others are shown by now.
      },
    )
    return () => gone.abort()
  }, [clock, shown, spoken])

  return spoken.at(-1)
}
