import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { type RefObject, useEffect, useState } from 'react'

/** On a phone, the way to begin stays in reach once the hero has left the screen. */
export function StickyBar({ hero }: { hero: RefObject<Element | null> }) {
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
        Visualize Your Dream Wedding
      </a>
    </div>
  )
}
