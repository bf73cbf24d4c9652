import { useEffect, useRef } from 'react'

/**
 * The heading of a step that replaces another step on the same screen. Focuses itself, so that screen readers announce
 * it.
 */
export function FocusedTitle({ className, children }: { className: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 className={className} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
