import { Button } from '@vowkit/react'
import type { ReactNode } from 'react'

export interface NoticeProps {
  title?: string
  text: ReactNode
  action?: string
  onAction?: () => void
  /** The address of the action, if it is a link. */
  href?: string
}

/** A message in place of content: an error, or an empty list. */
export function Notice({ title, text, action, onAction, href }: NoticeProps) {
  return (
    <div className="notice" role={onAction ? 'alert' : undefined}>
      {title !== undefined && <h2 className="notice__title">{title}</h2>}
      <p>{text}</p>
      {action !== undefined && onAction && <Button onClick={onAction}>{action}</Button>}
      {action !== undefined && href !== undefined && (
        <a className="link" href={href}>
          {action}
        </a>
      )}
    </div>
  )
}
