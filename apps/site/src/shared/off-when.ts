import type { MouseEvent } from 'react'

/** Props of a button that does nothing now. Not `disabled`, which would take the focus from whoever has just pressed it. */
export function offWhen(isOff: boolean) {
  return isOff ? { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } : {}
}
