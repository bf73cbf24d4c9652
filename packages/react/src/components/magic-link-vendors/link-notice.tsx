import type { ReactNode } from 'react'

export interface LinkNoticeProps {
  title: string
  level: 1 | 2
  drawing: ReactNode
  children: ReactNode
}

/** What stands in place of everything when there is nothing behind a link. */
export function LinkNotice({ title, level, drawing, children }: LinkNoticeProps) {
  const Title = `h${level}` as const
  return (
    <div className="vk-magic__notice" role="alert">
      {drawing}
      <Title className="vk-magic__title" part="title">
        {title}
      </Title>
      {children}
    </div>
  )
}
