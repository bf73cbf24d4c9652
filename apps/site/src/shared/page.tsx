import { type ReactNode, useEffect, useRef } from 'react'

export interface PageProps {
  /** The document's title, without the product's name. */
  title: string
  /** Reaches from edge to edge. */
  isWide?: boolean
  children: ReactNode
}

/** The screen that was opened last; null until the first one of this document. */
let opened: HTMLElement | null = null

/**
 * One screen: names the document, and gives its heading the focus, so that a change of screen is heard as well as seen.
 * The first screen of a document leaves the focus where every page begins, and each to who is in a field of it already.
 */
export function Page({ title, isWide = false, children }: PageProps) {
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    document.title = `${title} · Vowkit`
  }, [title])

  useEffect(() => {
    const screen = main.current
    const isFirst = opened === null || opened === screen
    opened = screen
    // It may be seen, and somebody in a field of it, before this runs.
    if (isFirst || screen?.contains(document.activeElement)) return
    const heading = screen?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    ;(heading ?? screen)?.focus({ preventScroll: true })
  }, [])

  return (
    <main className={isWide ? 'page page--wide' : 'page'} id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}
