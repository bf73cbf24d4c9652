import type { VendorPageState } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef } from 'react'

/**
 * Focuses the results once the next page has loaded or failed, if `focusNext` was called. Otherwise, the focus would
 * remain on the pagination below the results.
 */
export function useResultsFocus(state: VendorPageState) {
  const results = useRef<HTMLParagraphElement>(null)
  const isRequested = useRef(false)

  useEffect(() => {
    if (!isRequested.current || state.status === 'loading') return
    isRequested.current = false
    results.current?.focus()
  }, [state])

  return {
    results,
    focusNext() {
      isRequested.current = true
    },
  }
}
