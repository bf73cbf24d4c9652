import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance at which the content loads, before the visitor reaches it. */
const NEAR = '800px'

export interface WhenNearProps {
  className?: string
  'aria-hidden'?: boolean
  children: ReactNode
}

/** Renders its content when the visitor comes near, so that the content does not delay the first screen. */
export function WhenNear({ children, ...box }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const view = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    view.observe(place.current)
    return () => view.disconnect()
  }, [])

  return (
    <div ref={place} {...box}>
      {isNear && children}
    </div>
  )
}
