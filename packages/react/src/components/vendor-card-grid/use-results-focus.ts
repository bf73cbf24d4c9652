import type { VendorPageState } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef } from 'react'

/** Brings the focus to the results when the page somebody asked for is there: what they pressed lies below it. */
export function useResultsFocus(state: VendorPageState) {
  const results = useRef<HTMLParagraphElement>(null)
  const isWanted = useRef(false)

  useEffect(() => {
    if (!isWanted.current || state.status === 'loading') return
    isWanted.current = false
    if (state.status === 'ready') results.current?.focus()
  }, [state])

  return {
    results,
    focusNext() {
      isWanted.current = true
    },
  }
}
