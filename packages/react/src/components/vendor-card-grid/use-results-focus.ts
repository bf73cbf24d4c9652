import type { VendorPageState } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef } from 'react'

/** Focuses the results once the requested page has loaded or failed, since the pressed button lies below them. */
export function useResultsFocus(state: VendorPageState) {
  const results = useRef<HTMLParagraphElement>(null)
  const isWanted = useRef(false)

  useEffect(() => {
    if (!isWanted.current || state.status === 'loading') return
    isWanted.current = false
    results.current?.focus()
  }, [state])

  return {
    results,
    focusNext() {
      isWanted.current = true
    },
  }
}
