import type { ReactElement } from 'react'

export interface IconButtonProps {
  /** The accessible name, which describes the button's action. */
  label: string
  icon: () => ReactElement
  /** Whether the button ignores clicks. The button stays focusable. */
  isDisabled?: boolean
  /** The state of a toggle button. Omit it for other buttons. */
  isPressed?: boolean
  onClick: () => void
}

/** A round button with an icon. */
export function IconButton({ label, icon: Icon, isDisabled = false, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="vk-icon-button"
      part="button"
      aria-label={label}
      aria-disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon />
    </button>
  )
}
