import { useClient } from '@vowkit/react'
import type { Notice } from '@vowkit/sdk-core'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** The last notice that was told elsewhere than in the page's own alert. A client has one. */
export const createToldNotice = () => atom<Notice | null>(null)

/** For what says itself that there was no answer, such as a dialog, which hides the page's own alert: that one is silent. */
export function useNetworkTold(): void {
  const { ports, $notice } = useClient()
  const $told = ports.once(createToldNotice)
  useEffect(() => $notice.listen((notice) => $told.set(notice)), [$notice, $told])
}
