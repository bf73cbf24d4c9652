import './deletion-notice.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { CalendarX } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { dashboardFrameMessages } from './messages.ts'

/** A notice above every screen with the day of the account's deletion and a link to cancel it. */
export function DeletionNotice() {
  const t = useMessages(dashboardFrameMessages)
  const dashboard = useStore(useClient().ports.once(createDashboard).$dashboard)
  const deletesAt = dashboard.status === 'ready' ? dashboard.couple.deletes_at : undefined
  if (deletesAt === undefined) return null
  return (
    <aside className="deletion-notice" aria-label={t.deletion}>
      <CalendarX className="deletion-notice__icon" size={20} strokeWidth={1.5} aria-hidden="true" />
      <p className="deletion-notice__words">{t.deletedOn(new Date(deletesAt))}</p>
      <a className="deletion-notice__link" href={`${SITE_PATHS.settings}#delete-account`}>
        {t.keepAccount}
      </a>
    </aside>
  )
}
