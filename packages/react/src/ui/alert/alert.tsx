import type { ReactNode } from 'react'
import { AlertIcon } from '../icon/icon.tsx'

export interface AlertProps {
  /** `alert` for errors, `note` for information. Default: `alert`. */
  tone?: 'alert' | 'note'
  id?: string
  children: ReactNode
}

/**
 * An inline message that screen readers announce when it appears. Even a `note` has the role `alert`, because screen
 * readers announce a `status` only if it was in the document before its text.
 */
export function Alert({ tone = 'alert', id, children }: AlertProps) {
  return (
    <div className="vk-alert" part="alert" id={id} data-tone={tone} role="alert">
      {tone === 'alert' && <AlertIcon />}
      <span className="vk-alert__text">{children}</span>
    </div>
  )
}
