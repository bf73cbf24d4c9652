import { useClient } from '@vowkit/react'
import { useEffect, useRef, useState } from 'react'

/** The delays in ms: from a success to the reset of the form, and from the reset to the close of the dialog. */
export const RESET_MS = 2_000
export const CLOSE_MS = 3_000

/** Returns a function that resets the form and later closes the dialog. Unmounting cancels both. */
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
