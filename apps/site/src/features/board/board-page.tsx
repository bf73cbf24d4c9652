import '@vowkit/react/dialog.css'
import './board-page.css'
import './couple-card.css'
import './countdown/countdown-scene.css'
import './couple-portrait.css'
import './finish-sign-up.css'
import './desk-only.css'
import './ideas.css'
import './idea.css'
import './board-skeleton.css'
import './gallery.css'
import './workspace/workspace.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { safeAddress } from '@vowkit/sdk-core/contract'
import { Page } from '../../shared/page.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { Board } from './board.tsx'
import { DeskOnly } from './desk-only.tsx'

/** The couple's board. Remounts when a different tab changes the account. */
export function BoardPage() {
  const session = useStore(useClient().session.$session)
  const deskUrl = useDeskUrl()
  if (session.status !== 'signed-in') return null
  return <Page>{deskUrl === null ? <Board key={session.userId} /> : <DeskOnly deskUrl={deskUrl} />}</Page>
}

/** The URL of the desk, if the account belongs to a vendor and to no couple. */
function useDeskUrl(): string | null {
  const { ports } = useClient()
  const dashboard = useStore(ports.once(createDashboard).$dashboard)
  const { vendorDashboardUrl, vendorLoginUrl } = useSiteConfig()
  if (dashboard.status !== 'ready' || !dashboard.couple.is_desk_only) return null
  return safeAddress(vendorDashboardUrl ?? vendorLoginUrl, window.location.origin)
}
