import type { ReactElement } from 'react'

export interface IconButtonProps {
  /** What it does; an icon alone says it to nobody who cannot see it. */
  label: string
  icon: () => ReactElement
  /** Has nothing to do at the moment. It keeps the focus all the same. */
  isDisabled?: boolean
  /** Of a button that stays down. */
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
