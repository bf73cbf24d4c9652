import type { ReactNode } from 'react'
import { AlertIcon } from '../icon/icon.tsx'

export interface AlertProps {
  /** `alert` interrupts a screen reader, `note` waits its turn. */
  tone?: 'alert' | 'note'
  id?: string
  children: ReactNode
}

/** Something a person must read now, in place: announced when it appears. */
export function Alert({ tone = 'alert', id, children }: AlertProps) {
  return (
    <div className="vk-alert" part="alert" id={id} data-tone={tone} role={tone === 'alert' ? 'alert' : 'status'}>
      {tone === 'alert' && <AlertIcon />}
      <span className="vk-alert__text">{children}</span>
    </div>
  )
}
