import { type ReactNode, useId } from 'react'

export interface ProfileSectionProps {
  title: string
  children: ReactNode
}

/** A titled section of a vendor's profile. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className="vk-vendor__section" aria-labelledby={id}>
      <h2 className="vk-profile__heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
