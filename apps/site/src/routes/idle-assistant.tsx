import { useEffect, useState } from 'react'
import { SiteAssistantLazy } from '../features/assistant/site-assistant.lazy.tsx'
import type { ShownScreen } from './match-screen.ts'

/** The assistant on the couple's pages. Loads when the browser is idle. */
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

/** Whether the browser has been idle since the page opened. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    // Safari has no `requestIdleCallback`. The first effect runs late enough there.
    if (!('requestIdleCallback' in window)) return setIdle(true)
    const waiting = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(waiting)
  }, [])

  return isIdle
}
