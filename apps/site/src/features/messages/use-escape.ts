import { type RefObject, useEffect, useRef } from 'react'
import { isInputMethodKey } from '../../shared/is-input-method-key.ts'

/** Calls `onEscape` for the key inside of an element, unless it belongs to an input method. */
export function useEscape(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const left = new AbortController()
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !isInputMethodKey(event)) latest.current()
    }
    box.current?.addEventListener('keydown', onKeyDown, { signal: left.signal })
    return () => left.abort()
  }, [box])
}
