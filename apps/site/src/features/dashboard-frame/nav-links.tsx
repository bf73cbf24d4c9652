import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useId } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { dashboardFrameMessages } from './messages.ts'
import { MessagesMark } from './messages-mark.tsx'
import { NAV_ENTRIES } from './nav-entries.ts'

export interface NavLinksProps {
  path: string
  className: string
  /** Whether each entry says below its name what it contains. */
  hasHints?: boolean
  /** Called when an entry is chosen. */
  onChoose?: () => void
}

/** Renders the navigation entries as links. */
export function NavLinks({ path, className, hasHints = false, onChoose }: NavLinksProps) {
  const t = useMessages(dashboardFrameMessages)
  const id = useId()
  return NAV_ENTRIES.map((entry) => {
    const hint = hasHints ? t.hints[entry.label] : ''
    const hintId = `${id}${entry.label}`
    return (
      <li key={entry.label}>
        <a
          className={className}
          href={entry.path}
          aria-current={entry.isActive(path) ? 'page' : undefined}
          aria-describedby={hint ? hintId : undefined}
          onClick={onChoose}
        >
          {t[entry.label]}
          {entry.path === SITE_PATHS.dashboard_messages && <MessagesMark />}
          {hint && (
            <span className="menu__hint" id={hintId} aria-hidden="true">
              {hint}
            </span>
          )}
        </a>
      </li>
    )
  })
}
