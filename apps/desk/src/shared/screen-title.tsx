import { useEffect, useRef } from 'react'
import { useTexts } from './language/use-texts.ts'
import { deskTexts } from './texts.ts'

/** Whether a screen has been shown since the page loaded. */
let hasShownScreen = false

/** The heading of a screen. Sets the title of the page. Takes the focus, except on the first screen of a page load. */
export function ScreenTitle({ id, children }: { id: string; children: string }) {
  const { title } = useTexts(deskTexts)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${children} · ${title}`
    if (hasShownScreen) heading.current?.focus({ preventScroll: true })
    hasShownScreen = true
  }, [children, title])

  return (
    <h1 className="screen__title" id={id} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
