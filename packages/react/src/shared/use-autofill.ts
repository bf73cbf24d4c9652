import { type RefObject, useLayoutEffect } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Calls `onText` when a password manager fills in a field. Some password managers set the value and dispatch only
 * `change`. `onChange` misses this event, because React ignores values that a script has set and Preact listens for
 * `input`.
 */
export function useAutofill(field: RefObject<HTMLElement | null>, onText: (text: string) => void): void {
  const latest = useLatest(onText)

  useLayoutEffect(() => {
    const element = field.current
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) latest.current(target.value)
    }
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [field, latest])
}
