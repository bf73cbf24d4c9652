import { useClient } from '@vowkit/react'
import type { Notice } from '@vowkit/sdk-core'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** The last network failure that another component reported instead of `NetworkAlert`. One per client. */
export const createToldNotice = () => atom<Notice | null>(null)

/**
 * Stops `NetworkAlert` from reporting new failures while the component is mounted. For components that report network
 * failures themselves, such as a dialog that covers the page.
 */
export function useNetworkTold(): void {
  const { ports, $notice } = useClient()
  const $told = ports.once(createToldNotice)
  useEffect(() => $notice.listen((notice) => $told.set(notice)), [$notice, $told])
}
