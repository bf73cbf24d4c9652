import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The emphasis of the button. Use `primary` once per view. Default: `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet'
  icon?: ReactNode
  /** Shows that the action is in progress and ignores clicks. The button stays focusable. */
  busy?: boolean
  /** The label while the button is busy. The button reserves space for it, so that the layout does not shift. */
  busyLabel?: string
  buttonRef?: Ref<HTMLButtonElement>
}

/** A button with a busy state. Its `type` is `button` by default, so that it does not submit a form. */
export function Button({
  variant = 'secondary',
  icon,
  busy = false,
  busyLabel,
  buttonRef,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className="vk-button"
      part="button"
      data-variant={variant}
      ref={buttonRef}
      {...rest}
      // `disabled` would remove the focus from the button that the visitor has just pressed.
      {...(busy && { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() })}
    >
      <span className="vk-button__label" data-away={busy} aria-hidden={busy || undefined}>
        {icon}
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className="vk-button__label" data-away={!busy} aria-hidden={!busy || undefined}>
          <span className="vk-spinner" aria-hidden="true" />
          {busyLabel}
        </span>
      )}
    </button>
  )
}
