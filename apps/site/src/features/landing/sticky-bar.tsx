import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { landingMessages } from './messages.ts'

/** The first button counts as visible when its whole height is. */
const WHOLE_BUTTON = '0px 0px -56px'

/** The call to action at the bottom of the screen on phones. Visible while the hero's actions are out of view. */
export function StickyBar({ actions }: { actions: RefObject<Element | null> }) {
  const t = useMessages(landingMessages)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!actions.current) return
    const view = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: WHOLE_BUTTON,
    })
    view.observe(actions.current)
    return () => view.disconnect()
  }, [actions])

  return (
    <div className="sticky-bar" hidden={!isShown}>
      <a className="button" href={SITE_PATHS['vision-new']}>
        {t.visualize}
      </a>
    </div>
  )
}
