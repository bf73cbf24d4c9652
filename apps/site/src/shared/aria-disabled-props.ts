import type { MouseEvent } from 'react'

/**
 * Props that disable a button with `aria-disabled` and ignore its clicks. The `disabled` attribute would take the focus
 * from the button that was just pressed.
 */
export function ariaDisabledProps(isDisabled: boolean) {
  return isDisabled ? { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } : {}
}
