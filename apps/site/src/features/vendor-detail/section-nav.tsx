import { useMemo } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { vendorDetailMessages } from './messages.ts'
import { useCurrentSection } from './use-current-section.ts'

export interface SectionNavProps {
  /** Section titles by section id. Pass a memoized object. */
  sections: Readonly<Record<string, string>>
}

/** Links to the sections of a long page and marks the current one. */
export function SectionNav({ sections }: SectionNavProps) {
  const t = useMessages(vendorDetailMessages)
  const current = useCurrentSection(useMemo(() => Object.keys(sections), [sections]))
  return (
    <nav className="section-nav" aria-label={t.sections}>
      {Object.entries(sections).map(([id, label]) => (
        <a
          key={id}
          className="section-nav__link"
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={() => {
            // The router ignores a link to the current URL, so scroll here.
            if (window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
