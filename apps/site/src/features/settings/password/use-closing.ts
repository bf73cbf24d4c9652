import { useClient } from '@vowkit/react'
import { useEffect, useRef, useState } from 'react'

/** The time until the form is reset after a success, and from then until the dialog closes. */
export const RESET_MS = 2_000
export const CLOSE_MS = 3_000

/** Once started, resets the form and then closes the dialog. Unmounting stops both. */
export function useClosing(onReset: () => void, onClose: () => void) {
  const { ports } = useClient()
  const [isOn, setOn] = useState(false)
  const latest = useRef({ onReset, onClose })
  latest.current = { onReset, onClose }

  useEffect(() => {
    if (!isOn) return
    return ports.startLoop(async (signal) => {
      await ports.clock.sleep(RESET_MS, signal)
      latest.current.onReset()
      await ports.clock.sleep(CLOSE_MS, signal)
      latest.current.onClose()
    })
  }, [ports, isOn])

  return { isOn, start: () => setOn(true) }
}
