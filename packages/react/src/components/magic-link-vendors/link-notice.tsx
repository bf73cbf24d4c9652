import type { ReactNode } from 'react'
import { WiltedBouquet } from './wilted-bouquet.tsx'

export interface LinkNoticeProps {
  title: string
  level: 1 | 2
  children: ReactNode
}

/** A message in place of a link that cannot be shown. */
export function LinkNotice({ title, level, children }: LinkNoticeProps) {
  const Title = `h${level}` as const
  return (
    <div className="vk-magic__notice" role="alert">
      <div className="vk-magic__drawing">
        <WiltedBouquet />
      </div>
      <Title className="vk-magic__title" part="title">
        {title}
      </Title>
      {children}
    </div>
  )
}
