import './dashboard-frame.css'
import { useMessages } from '../../shared/language/use-messages.ts'
import { dashboardFrameMessages } from './messages.ts'
import { NavLinks } from './nav-links.tsx'

/** The main navigation in a wide window. `MobileMenu` has the same entries in a narrow one. */
export function CoupleNav({ path }: { path: string }) {
  const t = useMessages(dashboardFrameMessages)
  return (
    <nav className="dashboard-bar__nav" aria-label={t.navigation}>
      <ul className="dashboard-bar__list">
        <NavLinks path={path} className="dashboard-bar__link" />
      </ul>
    </nav>
  )
}
