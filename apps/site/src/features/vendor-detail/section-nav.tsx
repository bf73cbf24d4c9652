import { useMemo } from 'react'
import { useCurrentSection } from './use-current-section.ts'

export interface SectionNavProps {
  /** What the sections are called, by their ids. Keep the object stable. */
  sections: Readonly<Record<string, string>>
}

/** Leads to the parts of a long screen, and tells which of them is being read. */
export function SectionNav({ sections }: SectionNavProps) {
  const current = useCurrentSection(useMemo(() => Object.keys(sections), [sections]))
  return (
    <nav className="section-nav" aria-label="On this page">
      {Object.entries(sections).map(([id, label]) => (
        <a
          key={id}
          className="section-nav__link"
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={() => {
            // The router does nothing where the address says so already.
            if (window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
