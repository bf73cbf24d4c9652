import { type FocusEvent as FieldLeft, useEffect, useRef } from 'react'

/**
 * Holds back what fields hear of being left while a mouse button is down, and tells them once it is up: a message that
 * appears in between would move what is being pressed away from under the pointer, and the click would be lost. Gives
 * the form's `onBlurCapture`.
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
      // The click is next, and first.
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
