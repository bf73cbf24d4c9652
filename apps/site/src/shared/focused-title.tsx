import { useEffect, useRef } from 'react'

/** The heading of a step that replaces another one without a change of screen. Takes the focus, so that it is announced. */
export function FocusedTitle({ className, children }: { className: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 className={className} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
