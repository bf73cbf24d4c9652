import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { dashboardFrameMessages } from './messages.ts'
import { MessagesMark } from './messages-mark.tsx'
import { NAV_ENTRIES } from './nav-entries.ts'

export interface NavLinksProps {
  path: string
  className: string
  /** Called when an entry is chosen. */
  onChoose?: () => void
}

/** Renders the navigation entries as links. */
export function NavLinks({ path, className, onChoose }: NavLinksProps) {
  const t = useMessages(dashboardFrameMessages)
  return NAV_ENTRIES.map((entry) => (
    <li key={entry.label}>
      <a
        className={className}
        href={entry.path}
        aria-current={entry.isActive(path) ? 'page' : undefined}
        onClick={onChoose}
      >
        {t[entry.label]}
        {entry.path === SITE_PATHS.dashboard_messages && <MessagesMark />}
      </a>
    </li>
  ))
}
