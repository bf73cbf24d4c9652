import type { ReactNode } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'

export interface ActionButtonProps {
  isBusy: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}

/** A button that does nothing while its request is under way. It keeps the focus meanwhile. */
export function ActionButton({ isBusy, className = '', onClick, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={`button ${className}`}
      onClick={isBusy ? undefined : onClick}
      {...ariaDisabledProps(isBusy)}
    >
      {isBusy ? 'Loading...' : children}
    </button>
  )
}
