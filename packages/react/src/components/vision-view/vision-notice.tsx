import type { ReactNode } from 'react'

export interface VisionNoticeProps {
  title: string
  note?: string
  level: 1 | 2
  /** The reference number to quote in a support request. */
  reference?: string
  children?: ReactNode
}

/** A message in place of an image. Explains why there is no image. */
export function VisionNotice({ title, note, level, reference, children }: VisionNoticeProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="vk-vision__notice">
      <span className="vk-vision__empty-arch" aria-hidden="true" />
      <Title className="vk-vision__notice-title" part="title">
        {title}
      </Title>
      {note !== undefined && <p className="vk-vision__note">{note}</p>}
      {children && <div className="vk-vision__actions">{children}</div>}
      {reference !== undefined && <p className="vk-vision__reference-number">{reference}</p>}
    </div>
  )
}
