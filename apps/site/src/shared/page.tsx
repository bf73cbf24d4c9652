import { type ReactNode, useEffect, useRef } from 'react'

export interface PageProps {
  /** The document's title, without the product's name. */
  title: string
  children: ReactNode
}

/** One screen: names the document and takes the focus, so that a change of screen is heard as well as seen. */
export function Page({ title, children }: PageProps) {
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    document.title = `${title} · Vowkit`
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [title])

  return (
    <main className="page" id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}
