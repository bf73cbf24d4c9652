import type { Toast } from '@vowkit/sdk-core'
import { useEffect, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'

/**
 * Time in milliseconds that screen readers need to detect a new region, for example after it has moved into a dialog.
 */
export const ANNOUNCE_DELAY_MS = 100

/**
 * Returns the toast to announce. Each visible toast is announced once, one after another, at least 100 ms after it
 * appears.
 */
export function useAnnouncedToast(shown: readonly Toast[]): Toast | undefined {
  const { clock } = useClient().ports
  const [spoken, setSpoken] = useState<readonly Toast[]>([])

  useEffect(() => {
    if (shown.length === 0 && spoken.length > 0) return setSpoken([])
    const next = shown.find((toast) => !spoken.includes(toast))
    if (!next) return
    const cancelled = new AbortController()
    clock.sleep(ANNOUNCE_DELAY_MS, cancelled.signal).then(
      () => setSpoken([...spoken, next]),
      () => {
        // Ignore the rejection, because the visible toasts have changed in the meantime.
      },
    )
    return () => cancelled.abort()
  }, [clock, shown, spoken])

  return spoken.at(-1)
}
