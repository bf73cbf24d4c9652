import type { ReactNode } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { formMessages } from '../../../shared/form/messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'

export interface ActionButtonProps {
  isBusy: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}

/** A button that is disabled while its request is pending, but stays focusable. */
export function ActionButton({ isBusy, className = '', onClick, children }: ActionButtonProps) {
  const { sending } = useMessages(formMessages)
  return (
    <button
      type="button"
      className={`button ${className}`}
      onClick={isBusy ? undefined : onClick}
      {...ariaDisabledProps(isBusy)}
    >
      {isBusy ? sending : children}
    </button>
  )
}
