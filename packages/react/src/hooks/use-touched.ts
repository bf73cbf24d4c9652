import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/**
 * Whether somebody has begun to use a widget. Until then a widget on a foreign page asks the backend nothing;
 * on our own site it may at once, and where somebody `hasBegun` with what it is a part of. Spread `touchProps` on the
 * widget's root.
 */
export function useTouched(hasBegun = false) {
  const client = useClient()
  const [isTouched, setTouched] = useState(hasBegun || client.mode === 'site')

  const touch = () => setTouched(true)

  return { isTouched, touchProps: { onFocusCapture: touch, onPointerDownCapture: touch, onDragEnterCapture: touch } }
}
