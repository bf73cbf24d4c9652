import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/**
 * Whether the visitor has started to use a widget. Until then an embedded widget sends no request; on our own site it may
 * from the start. `hasBegun` starts a part whose surroundings are in use already. Spread `touchProps` on the root element.
 */
export function useTouched(hasBegun = false) {
  const client = useClient()
  const [isTouched, setTouched] = useState(hasBegun || client.mode === 'site')

  const touch = () => setTouched(true)

  return { isTouched, touchProps: { onFocusCapture: touch, onPointerDownCapture: touch, onDragEnterCapture: touch } }
}
