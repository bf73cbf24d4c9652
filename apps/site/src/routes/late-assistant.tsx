import { Suspense, useEffect, useState } from 'react'
import { optionally } from '../shared/optionally.ts'
import type { SitePage } from '../shared/router.ts'
import { areaOf } from './area.tsx'

const SiteAssistant = optionally(async () => (await import('../features/assistant/site-assistant.tsx')).SiteAssistant)

/** The assistant of the couples' pages, whose code comes when the browser has nothing else to do. */
export function LateAssistant({ page }: { page: SitePage }) {
  const isIdle = useIdle()
  if (!isIdle || page.route === 'logout' || areaOf(page) === 'vision') return null
  return (
    <Suspense>
      <SiteAssistant
        path={page.path}
        vendorId={page.route === 'vendor_details' ? page.params.vendor_id : undefined}
        isLow={page.route === 'dashboard_messages'}
      />
    </Suspense>
  )
}

/** Whether the browser had nothing to do since the page began. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    // Safari has no such moment; there the first screen is late enough.
    if (!('requestIdleCallback' in window)) return setIdle(true)
    const waiting = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(waiting)
  }, [])

  return isIdle
}
