import type { ReactNode } from 'react'
import { AlertIcon } from '../icon/icon.tsx'

export interface AlertProps {
  /** How it looks: a `note` is nothing that went wrong. */
  tone?: 'alert' | 'note'
  id?: string
  children: ReactNode
}

/**
 * Something a person must read now, in place: announced when it appears. A status would have to be there before its words
 * to be.
 */
export function Alert({ tone = 'alert', id, children }: AlertProps) {
  return (
    <div className="vk-alert" part="alert" id={id} data-tone={tone} role="alert">
      {tone === 'alert' && <AlertIcon />}
      <span className="vk-alert__text">{children}</span>
    </div>
  )
}
