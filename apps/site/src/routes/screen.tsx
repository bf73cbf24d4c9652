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
import { useMessages } from '../shared/language/use-messages.ts'
import { NetworkAlert } from '../shared/network-alert.tsx'
import { $router, type SitePage } from '../shared/router.ts'
import { needsFullSession } from './guard.ts'
import { IdleAssistant } from './idle-assistant.tsx'
import { LAYOUTS } from './layouts.ts'
import { matchPath, matchScreen, type ShownScreen } from './match-screen.ts'
import { type AimName, routesMessages } from './messages.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { table } from './table.ts'
import { useGuard } from './use-guard.ts'

/** Renders the screen of the current URL, and the alerts and dialogs that any screen may show. */
export function Screen() {
  const page = useStore($router)
  const { titles, aims } = useMessages(routesMessages)
  const hasArrival = useStore(useClient().session.$offeredSession) !== null
  const opened = useRef<HTMLElement>(null)
  if (!page) return null
  const shown = matchScreen(page)
  const { title, area } = shown.screen
  const aimOf = (path: string) => aims[aimNameOf(path)]
  const aim = aimOf(page.path)
  return (
    <CurrentScreenProvider value={{ title: titles[title], aimOf, opened }}>
      <GuardedScreen page={page} shown={shown} aim={aim} />
      {area !== 'vision' && <NetworkAlert />}
      <IdleAssistant shown={shown} />
      <ToastHost />
      <Questions aim={aim} />
      {hasArrival && <ArrivalQuestionLazy />}
    </CurrentScreenProvider>
  )
}

function GuardedScreen({ page, shown, aim }: { page: SitePage; shown: ShownScreen; aim: string }) {
  const { screen } = shown
  const isElsewhere = useGuard(page, screen.guard)
  const isLoaded = useFirstCode(page, isElsewhere)
  const mustConfirm = useReach() === 'embed' && needsFullSession(screen.guard)
  if (isElsewhere || !isLoaded) return <FirstScreen hasBar={LAYOUTS[screen.layout].hasBar} />
  return (
    <ScreenFrame path={page.path} layout={screen.layout}>
      {mustConfirm ? <ConfirmPanelLazy key={page.path} aim={aim} /> : screen.render(shown.page)}
    </ScreenFrame>
  )
}

/**
 * Whether the code of the first screen and its layout has loaded. The first screen and its layout are shown together.
 * Later screens show their layout while the screen's code loads.
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

/** Loads the code of a URL's screen and of its layout. Never rejects. */
export function loadScreen(page: SitePage): Promise<unknown> {
  return Promise.all(codeOf(page))
}

function codeOf(page: SitePage) {
  const { screen } = matchScreen(page)
  return [LAYOUTS[screen.layout].preload(), screen.preload()]
}

function aimNameOf(path: string): AimName {
  const [pathname = ''] = path.split(/[?#]/)
  return table[matchPath(pathname).name].aim ?? 'any'
}
