import { type KeyboardEvent, useState } from 'react'

/** Whether Shift is held down. Spread `keys` on what the keys come up to. */
export function useHeldShift() {
  const [isHeld, setHeld] = useState(false)
  const set = (to: boolean) => (event: KeyboardEvent) => event.key === 'Shift' && setHeld(to)

  return { isHeld, keys: { onKeyDown: set(true), onKeyUp: set(false), onBlurCapture: () => setHeld(false) } }
}
