import { useClient } from '@vowkit/react'
import type { VisionState } from '@vowkit/sdk-core/vision'
import { useEffect, useRef, useState } from 'react'

/** Whether a vision was finished while the page was hidden. Resets to false when the page is visible. */
export function useUnseen(status: VisionState['status']): boolean {
  const { visibility } = useClient().ports
  const [isUnseen, setUnseen] = useState(false)
  const before = useRef(status)

  useEffect(() => {
    if (before.current === 'drawing' && status === 'settled' && !visibility.isVisible()) setUnseen(true)
    before.current = status
  }, [status, visibility])

  useEffect(() => visibility.subscribe((isVisible) => isVisible && setUnseen(false)), [visibility])

  return isUnseen
}
