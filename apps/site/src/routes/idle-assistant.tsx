import { useEffect, useState } from 'react'
import { SiteAssistantLazy } from '../features/assistant/site-assistant.lazy.tsx'
import type { ShownScreen } from './match-screen.ts'

/** The assistant of the couples' pages. Loads while the browser is idle. */
export function IdleAssistant({ shown: { screen, page } }: { shown: ShownScreen }) {
  const isIdle = useIdle()
  if (!isIdle || screen.assistant === 'hidden') return null
  return (
    <SiteAssistantLazy
      path={page.path}
      vendorId={screen.assistant === 'for-vendor' ? page.params.vendor_id : undefined}
      isLow={screen.assistant === 'low'}
    />
  )
}

/** Whether the browser has been idle since the page was opened. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    // Safari has no idle callback. The first effect is late enough there.
    if (!('requestIdleCallback' in window)) return setIdle(true)
    const waiting = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(waiting)
  }, [])

  return isIdle
}
