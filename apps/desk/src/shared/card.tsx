import { type ReactNode, type Ref, useId } from 'react'

export interface CardProps {
  title: string
  hint?: string
  /** The heading, which takes the focus when the focused button unmounts. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One section of a screen, such as the settings. */
export function Card({ title, hint, headingRef, children }: CardProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card__title" id={id} tabIndex={-1} ref={headingRef}>
        {title}
      </h2>
      {hint !== undefined && <p className="card__hint">{hint}</p>}
      {children}
    </section>
  )
}
