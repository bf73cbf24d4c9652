import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Menu as MenuIcon, X } from 'lucide-react'
import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useMenu } from '../../shared/menu/use-menu.ts'
import { dashboardFrameMessages } from './messages.ts'
import { NavLinks } from './nav-links.tsx'

/** The navigation menu on narrow screens, including the logout. */
export function MobileMenu({ path }: { path: string }) {
  const t = useMessages(dashboardFrameMessages)
  const { button, box, panel, close, isOpen } = useMenu(path)
  const Icon = isOpen ? X : MenuIcon
  return (
    <div className="menu bar-menu bar-menu--mobile" {...box}>
      <button type="button" className="icon-button bar-menu__button" aria-label={t.menu} {...button}>
        <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <nav className="menu__panel" aria-label={t.menu} {...panel}>
        <ul className="menu__list">
          <NavLinks path={path} className="menu__entry" hasHints onChoose={close} />
          <li>
            <a className="menu__entry" href={SITE_PATHS.logout} onClick={close}>
              {t.logout}
            </a>
          </li>
        </ul>
        <LanguageSwitch className="bar-menu__language" />
      </nav>
    </div>
  )
}
