import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Fits the height of a textarea to its text. The style sheet sets the maximum. */
export function useAutosizeTextarea(text: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows from the text
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [text])

  return field
}
