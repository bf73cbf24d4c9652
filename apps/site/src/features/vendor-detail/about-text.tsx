import { useLayoutEffect, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'

/** What a vendor says of themselves. Their HTML is cleaned here, whoever has cleaned it before. */
export function AboutText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => text.current?.replaceChildren(cleanHtml(html)), [html])

  return <div className="about-text" dir="auto" ref={text} />
}
