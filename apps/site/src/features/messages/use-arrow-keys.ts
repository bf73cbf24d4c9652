import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { isInputMethodKey } from '../../shared/is-input-method-key.ts'

export interface ArrowKeys {
  /** Props of the element around the search field and the rows. */
  box: { ref: RefObject<HTMLDivElement | null>; onKeyDown(event: KeyboardEvent): void }
}

/** Moves the focus through a list of links with ↑ and ↓. In the search field, Enter opens the first link. */
export function useArrowKeys(): ArrowKeys {
  const ref = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    if (isInputMethodKey(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return
    const rows = [...(ref.current?.querySelectorAll('a') ?? [])]
    const at = event.target instanceof HTMLAnchorElement ? rows.indexOf(event.target) : -1
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) rows[0]?.click()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const next = at + (event.key === 'ArrowDown' ? 1 : -1)
    if (next >= 0) rows[next]?.focus()
    else ref.current?.querySelector('input')?.focus()
  }

  return { box: { ref, onKeyDown } }
}
