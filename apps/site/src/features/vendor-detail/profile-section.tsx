import type { ReactNode } from 'react'

export interface ProfileSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of a vendor's screen that an address may name. */
export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section className="vendor-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="vendor-section__title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
