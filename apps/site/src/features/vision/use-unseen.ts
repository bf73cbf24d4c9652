import { useClient } from '@vowkit/react'
import type { VisionState } from '@vowkit/sdk-core/vision'
import { useEffect, useRef, useState } from 'react'

/** Whether a drawing ended while nobody looked at the page; until somebody does. */
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
