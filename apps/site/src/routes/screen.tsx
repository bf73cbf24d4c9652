import '@vowkit/react/toast.css'
import { useStore } from '@nanostores/react'
import { ToastHost, useClient } from '@vowkit/react'
import { Suspense, useEffect, useState } from 'react'
import { Questions } from '../shared/confirm/questions.tsx'
import { useReach } from '../shared/confirm/use-reach.ts'
import { FirstScreen } from '../shared/first-screen.tsx'
import { lazily } from '../shared/lazily.ts'
import { NetworkAlert } from '../shared/network-alert.tsx'
import { $router, type SitePage } from '../shared/router.ts'
import { Area, areaOf, hasBar, preloadArea } from './area.tsx'
import { needsWholeSession } from './guard.ts'
import { LateAssistant } from './late-assistant.tsx'
import { PageScreen, preloadScreen } from './page-screen.tsx'
import { useGuard } from './use-guard.ts'

const ConfirmPanel = lazily(async () => (await import('../shared/confirm/confirm-panel.tsx')).ConfirmPanel)
const ArrivalQuestion = lazily(async () => (await import('../shared/arrival-question.tsx')).ArrivalQuestion)

/** The screen of the present address, and what may have to be said on any of them. */
export function Screen() {
  const page = useStore($router)
  const hasArrival = useStore(useClient().session.$arrival) !== null
  return (
    <>
      {page && <GuardedScreen page={page} />}
      {page && areaOf(page) !== 'vision' && <NetworkAlert />}
      {page && <LateAssistant page={page} />}
      <ToastHost />
      {page && <Questions path={page.path} />}
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
  const isThere = useFirstCode(page, isElsewhere)
  const mustConfirm = useReach() === 'embed' && needsWholeSession(page)
  if (isElsewhere || !isThere) return <FirstScreen hasBar={hasBar(page)} />
  return (
    <Area page={page}>
      {mustConfirm ? <ConfirmPanel key={page.path} path={page.path} /> : <PageScreen page={page} />}
    </Area>
  )
}

/**
 * Whether the code of the first screen is there, and of its frame; of every later one it has the code come. The first
 * two come side by side and are shown at once: what follows a placeholder is held back by React, for a third of a second.
 */
function useFirstCode(page: SitePage, isElsewhere: boolean): boolean {
  const [isThere, setIsThere] = useState(false)

  useEffect(() => {
    if (isElsewhere) return
    let isLeft = false
    void loadScreen(page).then(() => !isLeft && setIsThere(true))
    return () => {
      isLeft = true
    }
  }, [page, isElsewhere])

  return isThere || (!isElsewhere && codeOf(page).every((coming) => coming === null))
}

/** Has the code of a screen and of its frame come. Never rejects. */
export function loadScreen(page: SitePage): Promise<unknown> {
  return Promise.all(codeOf(page))
}

function codeOf(page: SitePage) {
  return [preloadArea(page), preloadScreen(page)]
}
