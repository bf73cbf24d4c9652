import type { MouseEvent } from 'react'

/**
 * Props that disable a button with `aria-disabled` and ignore its clicks. With the `disabled` attribute, a button that
 * was just pressed would lose the focus.
 */
export function ariaDisabledProps(isDisabled: boolean) {
  return isDisabled ? { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } : {}
}
