import { type RefObject, useLayoutEffect } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Hears what fills a field in without typing. Some password managers set its value and dispatch `change` alone, which
 * `onChange` does not hear: React has seen the value being set, and elsewhere it stands for `input`.
 */
export function useFilledIn(field: RefObject<HTMLElement | null>, onText: (text: string) => void): void {
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
