import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/**
 * Returns whether the visitor has focused the widget, pressed it or dragged something onto it. Until then, an embedded
 * widget sends no request. Always true on our own site, or if `initially` is true. Spread `interactionProps` on the
 * root element.
 */
export function useFirstInteraction(initially = false) {
  const client = useClient()
  const [hasInteracted, setInteracted] = useState(initially || client.mode === 'site')

  const start = () => setInteracted(true)

  return {
    hasInteracted,
    interactionProps: { onFocusCapture: start, onPointerDownCapture: start, onDragEnterCapture: start },
  }
}
