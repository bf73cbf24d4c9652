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
    const ids = { name: `${id}${entry.label}`, hint: `${id}${entry.label}-hint` }
    return (
      <li key={entry.label}>
        <a
          className={className}
          href={entry.path}
          aria-current={entry.isActive(path) ? 'page' : undefined}
          {...(hint && { 'aria-labelledby': ids.name, 'aria-describedby': ids.hint })}
          onClick={onChoose}
        >
          {hint ? <span id={ids.name}>{t[entry.label]}</span> : t[entry.label]}
          {entry.path === SITE_PATHS.dashboard_messages && <MessagesMark />}
          {hint && (
            <span className="menu__hint" id={ids.hint}>
              {hint}
            </span>
          )}
        </a>
      </li>
    )
  })
}
