import '@vowkit/react/dialog.css'
import './board.css'
import './gallery.css'
import './workspace/workspace.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { Page } from '../../shared/page.tsx'
import { Board } from './board.tsx'

/** The couple's board. Remounts when a different tab changes the account. */
export function BoardPage() {
  const session = useStore(useClient().session.$session)
  if (session.status !== 'signed-in') return null
  return (
    <Page>
      <Board key={session.userId} />
    </Page>
  )
}
