import './deletion-notice.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { CalendarX } from 'lucide-react'

/** Says above every screen that the account will be deleted, and leads to where it can be kept. */
export function DeletionNotice() {
  const dashboard = useStore(useClient().ports.once(createDashboard).$dashboard)
  const deletesAt = dashboard.status === 'ready' ? dashboard.couple.deletes_at : undefined
  if (deletesAt === undefined) return null
  const day = new Date(deletesAt).toLocaleDateString('en-US', { dateStyle: 'long' })
  return (
    <aside className="deletion-notice" aria-label="Account deletion">
      <CalendarX className="deletion-notice__icon" size={20} strokeWidth={1.5} aria-hidden="true" />
      <p className="deletion-notice__words">Your account will be deleted on {day}.</p>
      <a className="deletion-notice__link" href={`${SITE_PATHS.settings}#delete-account`}>
        Keep my account
      </a>
    </aside>
  )
}
