import { type RefObject, useLayoutEffect } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Calls `onText` when a program fills in a field. Some password managers set the value and dispatch only `change`, which
 * `onChange` misses: React ignores a value that it has seen being set, and Preact listens for `input`.
 */
export function useAutofill(field: RefObject<HTMLElement | null>, onText: (text: string) => void): void {
  const latest = useLatest(onText)

  useLayoutEffect(() => {
    const element = field.current
    const tell = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) latest.current(target.value)
    }
    element?.addEventListener('change', tell)
    return () => element?.removeEventListener('change', tell)
  }, [field, latest])
}
