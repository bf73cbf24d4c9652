import '@vowkit/react/toast.css'
import { useStore } from '@nanostores/react'
import { ToastHost, useClient } from '@vowkit/react'
import { Suspense, useEffect } from 'react'
import { lazily } from '../shared/lazily.ts'
import { NetworkAlert } from '../shared/network-alert.tsx'
import { $router, type SitePage } from '../shared/router.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { Area, areaOf } from './area.tsx'
import { PageScreen, preloadScreen } from './page-screen.tsx'
import { useGuard } from './use-guard.ts'

const ArrivalQuestion = lazily(async () => (await import('../shared/arrival-question.tsx')).ArrivalQuestion)

/** The screen of the present address, and what may have to be said on any of them. */
export function Screen() {
  const page = useStore($router)
  const hasArrival = useStore(useClient().session.$arrival) !== null
  return (
    <>
      {page && <GuardedScreen page={page} />}
      {page && areaOf(page) !== 'vision' && <NetworkAlert />}
      <ToastHost />
      {hasArrival && (
        <Suspense>
          <ArrivalQuestion />
        </Suspense>
      )}
    </>
  )
}

function GuardedScreen({ page }: { page: SitePage }) {
  const isElsewhere = useGuard(page)

  useEffect(() => {
    if (!isElsewhere) preloadScreen(page)
  }, [page, isElsewhere])

  if (isElsewhere) return <ScreenSkeleton />
  return (
    <Area page={page}>
      <PageScreen page={page} />
    </Area>
  )
}
