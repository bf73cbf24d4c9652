import type { LucideIcon } from 'lucide-react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { type DeskTexts, deskTexts } from '../../shared/texts.ts'

export interface NavigationLink {
  path: string
  name: keyof DeskTexts['screens']
  Icon: LucideIcon
}

export interface NavigationProps {
  links: readonly NavigationLink[]
  /** The path of the current screen, or `null`. */
  current: string | null
}

/** The links to the screens: a bar at the bottom of a phone, and in the header of a wide screen. */
export function Navigation({ links, current }: NavigationProps) {
  const texts = useTexts(deskTexts)
  return (
    <nav className="navigation" aria-label={texts.navigation}>
      {links.map(({ path, name, Icon }) => (
        <a key={path} className="navigation__link" href={path} aria-current={path === current ? 'page' : undefined}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          {texts.screens[name]}
        </a>
      ))}
    </nav>
  )
}
