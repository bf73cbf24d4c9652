import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Store } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { NoticeMark } from '../../shared/notice-mark.tsx'
import { boardMessages } from './messages.ts'

/** The key in session storage. Back from the desk shows the notice instead of opening the desk again. */
const OPENED = 'deskOpened'

/** Replaces the board of an account that belongs to a vendor. Opens the desk, once in each tab. */
export function DeskOnly({ deskUrl }: { deskUrl: string }) {
  const t = useMessages(boardMessages)
  const { ports } = useClient()

  useEffect(() => {
    if (ports.tab.get(OPENED) !== null) return
    ports.tab.set(OPENED, '1')
    ports.navigation.go(deskUrl)
  }, [ports, deskUrl])

  return (
    <div className="notice">
      <NoticeMark icon={Store} />
      <h1 className="notice__title">{t.deskTitle}</h1>
      <p>{t.deskText}</p>
      <a className="button" href={deskUrl}>
        {t.openDesk}
      </a>
      <a className="desk-only__own" href={SITE_PATHS.onboarding_basic_info}>
        {t.planOwn}
      </a>
    </div>
  )
}
