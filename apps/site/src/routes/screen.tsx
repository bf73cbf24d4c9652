import '@vowkit/react/toast.css'
import { useStore } from '@nanostores/react'
import { ToastHost, useClient } from '@vowkit/react'
import { useEffect, useRef, useState } from 'react'
import { ArrivalQuestionLazy } from '../shared/arrival-question.lazy.tsx'
import { ConfirmPanelLazy } from '../shared/confirm/confirm-dialog.lazy.tsx'
import { Questions } from '../shared/confirm/questions.tsx'
import { useReach } from '../shared/confirm/use-reach.ts'
import { CurrentScreenProvider } from '../shared/current-screen.ts'
import { FirstScreen } from '../shared/first-screen.tsx'
import { NetworkAlert } from '../shared/network-alert.tsx'
import { $router, type SitePage } from '../shared/router.ts'
import { needsFullSession } from './guard.ts'
import { IdleAssistant } from './idle-assistant.tsx'
import { LAYOUTS } from './layouts.ts'
import { matchPath, matchScreen, type ShownScreen } from './match-screen.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { table } from './table.ts'
import { useGuard } from './use-guard.ts'

/** The screen of the present address, and what any screen may have to show above itself. */
export function Screen() {
  const page = useStore($router)
  const hasArrival = useStore(useClient().session.$offeredSession) !== null
  const opened = useRef<HTMLElement>(null)
  if (!page) return null
  const shown = matchScreen(page)
  const { title, area } = shown.screen
  return (
    <CurrentScreenProvider value={{ title, aimOf, opened }}>
      <GuardedScreen page={page} shown={shown} />
      {area !== 'vision' && <NetworkAlert />}
      <IdleAssistant shown={shown} />
      <ToastHost />
      <Questions aim={aimOf(page.path)} />
      {hasArrival && <ArrivalQuestionLazy />}
    </CurrentScreenProvider>
  )
}

function GuardedScreen({ page, shown }: { page: SitePage; shown: ShownScreen }) {
  const { screen } = shown
  const isElsewhere = useGuard(page, screen.guard)
  const isLoaded = useFirstCode(page, isElsewhere)
  const mustConfirm = useReach() === 'embed' && needsFullSession(screen.guard)
  if (isElsewhere || !isLoaded) return <FirstScreen hasBar={LAYOUTS[screen.layout].hasBar} />
  return (
    <ScreenFrame path={page.path} layout={screen.layout}>
      {mustConfirm ? <ConfirmPanelLazy key={page.path} aim={aimOf(page.path)} /> : screen.render(shown.page)}
    </ScreenFrame>
  )
}

/**
 * Whether the first screen and its layout are loaded. The two load in parallel, here and on every later page, and are
 * shown together the first time.
 */
function useFirstCode(page: SitePage, isElsewhere: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    if (isElsewhere) return
    let isStale = false
    void loadScreen(page).then(() => !isStale && setLoaded(true))
    return () => {
      isStale = true
    }
  }, [page, isElsewhere])

  return isLoaded || (!isElsewhere && codeOf(page).every((loading) => loading === null))
}

/** Loads the screen of an address and its layout. Never rejects. */
export function loadScreen(page: SitePage): Promise<unknown> {
  return Promise.all(codeOf(page))
}

function codeOf(page: SitePage) {
  const { screen } = matchScreen(page)
  return [LAYOUTS[screen.layout].preload(), screen.preload()]
}

function aimOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return table[matchPath(pathname).name].aim ?? 'go on'
}
