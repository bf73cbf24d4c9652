import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { landingMessages } from './messages.ts'

/** The call to action at the bottom of the screen on phones. Visible while the hero is out of view. */
export function StickyBar({ hero }: { hero: RefObject<Element | null> }) {
  const t = useMessages(landingMessages)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!hero.current) return
    const view = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    view.observe(hero.current)
    return () => view.disconnect()
  }, [hero])

  return (
    <div className="sticky-bar" hidden={!isShown}>
      <a className="button" href={SITE_PATHS['vision-new']}>
        {t.visualize}
      </a>
    </div>
  )
}
