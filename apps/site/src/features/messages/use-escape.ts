import { type RefObject, useEffect, useRef } from 'react'
import { isInputMethodKey } from '../../shared/is-input-method-key.ts'

/** Calls `onEscape` when Escape is pressed inside the element, except during composition with an input method. */
export function useEscape(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const unmounted = new AbortController()
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !isInputMethodKey(event)) latest.current()
    }
    box.current?.addEventListener('keydown', onKeyDown, { signal: unmounted.signal })
    return () => unmounted.abort()
  }, [box])
}
