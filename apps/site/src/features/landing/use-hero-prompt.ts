import { type RefObject, useLayoutEffect, useState } from 'react'

/** The class of the prompt's field, which the built page contains before the script runs. */
export const PROMPT_FIELD = 'hero-card__input'

/**
 * The prompt in the hero. Starts with what the visitor typed into the built page before the script ran, and returns the
 * focus to the field.
 */
export function useHeroPrompt(field: RefObject<HTMLTextAreaElement | null>) {
  const [built] = useState(findBuiltField)
  const [prompt, setPrompt] = useState(built?.field.value ?? '')

  useLayoutEffect(() => {
    const now = field.current
    if (!built || !now || built.field === now) return
    // The visitor may have typed on while this screen was being rendered.
    setPrompt(built.field.value)
    if (built.hadFocus) now.focus({ preventScroll: true })
  }, [built, field])

  return [prompt, setPrompt] as const
}

function findBuiltField() {
  // There is no document while the page is built.
  const field = globalThis.document?.querySelector<HTMLTextAreaElement>(`.${PROMPT_FIELD}`)
  return field ? { field, hadFocus: document.activeElement === field } : null
}
