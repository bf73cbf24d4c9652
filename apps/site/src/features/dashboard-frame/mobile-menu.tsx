import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Menu as MenuIcon, X } from 'lucide-react'
import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { useMenu } from '../../shared/menu/use-menu.ts'
import { NavLinks } from './nav-links.tsx'

/** The navigation where the bar has no room for it; logging out is an entry only here. */
export function MobileMenu({ path }: { path: string }) {
  const { button, box, panel, close, isOpen } = useMenu(path)
  const Icon = isOpen ? X : MenuIcon
  return (
    <div className="menu bar-menu bar-menu--mobile" {...box}>
      <button type="button" className="icon-button bar-menu__button" aria-label="Menu" {...button}>
        <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <nav className="menu__panel" aria-label="Menu" {...panel}>
        <ul className="menu__list">
          <NavLinks path={path} className="menu__entry" onChoose={close} />
          <li>
            <a className="menu__entry" href={SITE_PATHS.logout} onClick={close}>
              Logout
            </a>
          </li>
        </ul>
        <LanguageSwitch className="bar-menu__language" />
      </nav>
    </div>
  )
}
