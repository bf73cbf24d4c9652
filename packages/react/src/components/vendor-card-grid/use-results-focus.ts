import type { VendorPageState } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef } from 'react'

/** Brings the focus to the results when the page somebody asked for is there, or not to be had: what they pressed lies below. */
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
