import type { ReactElement } from 'react'

export interface IconButtonProps {
  /** What it does; an icon alone says it to nobody who cannot see it. */
  label: string
  icon: () => ReactElement
  /** Has nothing to do at the moment. It keeps the focus all the same. */
  isOff?: boolean
  /** Of a button that stays down. */
  isPressed?: boolean
  onClick: () => void
}

/** A round button with an icon. */
export function IconButton({ label, icon: Icon, isOff = false, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="vk-icon-button"
      part="button"
      aria-label={label}
      aria-disabled={isOff}
      aria-pressed={isPressed}
      onClick={isOff ? undefined : onClick}
    >
      <Icon />
    </button>
  )
}
