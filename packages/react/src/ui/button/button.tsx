import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` is the one action of a view. */
  variant?: 'primary' | 'secondary' | 'quiet'
  icon?: ReactNode
  busy?: boolean
  /** What the button says while busy; its room is kept from the start, so nothing moves. */
  busyLabel?: string
  buttonRef?: Ref<HTMLButtonElement>
}

/** A button that can be busy. It submits nothing unless its `type` says so. */
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
      // Not disabled, which would take the focus from whoever has just pressed it.
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
