import { type FocusEvent as FieldLeft, useEffect, useRef } from 'react'

/**
 * Delays the blur events of fields while a mouse button is pressed. An error message that appears in between would move
 * the pressed element away from the pointer, and the click would be lost. Returns the form's `onBlurCapture` handler.
 */
export function useHeldBlurs() {
  const isPressed = useRef(false)
  const held = useRef(new Set<EventTarget>())

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // Waits for the click event, which follows `pointerup`.
      setTimeout(() => {
        for (const field of held.current)
          if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
        held.current.clear()
      })
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('pointerup', release, options)
    window.addEventListener('pointercancel', release, options)
    return () => listening.abort()
  }, [])

  return (event: FieldLeft<HTMLFormElement>) => {
    if (!isPressed.current) return
    held.current.add(event.target)
    event.stopPropagation()
  }
}
