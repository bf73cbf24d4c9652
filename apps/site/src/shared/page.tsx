import { type ReactNode, useEffect, useRef } from 'react'
import { useBrand } from './brand.ts'
import { useCurrentScreen } from './current-screen.ts'

export interface PageProps {
  /** The document's title, without the product's name. Defaults to the title of the screen's row in the route table. */
  title?: string | undefined
  /** Whether the page uses the full width of the window. */
  isWide?: boolean
  children: ReactNode
}

/**
 * The `main` element of a screen. Sets the document title, and focuses the heading, so that screen readers announce the
 * new screen. Does not move the focus on the first screen of a document, or if a field of the screen has the focus.
 */
export function Page({ title, isWide = false, children }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const { title: defaultTitle, opened } = useCurrentScreen()
  const { name } = useBrand()
  const shownTitle = title || defaultTitle

  useEffect(() => {
    document.title = `${shownTitle} · ${name}`
  }, [shownTitle, name])

  useEffect(() => {
    const screen = main.current
    if (!opened) return
    const isFirst = opened.current === null || opened.current === screen
    opened.current = screen
    // The screen may be visible, and one of its fields focused, before this effect runs.
    if (isFirst || screen?.contains(document.activeElement)) return
    const heading = screen?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    ;(heading ?? screen)?.focus({ preventScroll: true })
  }, [opened])

  return (
    <main className={isWide ? 'page page--wide' : 'page'} id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}
