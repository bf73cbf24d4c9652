import type { ReactNode } from 'react'

export interface ProfileSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A titled section of a vendor profile. Its `id` is the fragment of its URL. */
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
