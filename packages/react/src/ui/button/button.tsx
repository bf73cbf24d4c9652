import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Default `secondary`. Use `primary` once per view. */
  variant?: 'primary' | 'secondary' | 'quiet'
  icon?: ReactNode
  /** Shows that the action is in progress and ignores clicks. The button stays focusable. */
  busy?: boolean
  /** The label while busy. The button reserves its width, so the layout does not shift. */
  busyLabel?: string
  buttonRef?: Ref<HTMLButtonElement>
}

/** A button with a busy state. Its default `type` is `button`, so it does not submit a form. */
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
      // `disabled` would remove the focus from the button that was just pressed.
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
