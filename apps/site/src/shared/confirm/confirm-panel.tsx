import './confirm.css'
import { useClient } from '@vowkit/react'
import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { NoticeMark } from '../notice-mark.tsx'
import { Page } from '../page.tsx'
import { whyConfirm } from './why-confirm.ts'

/** Replaces a screen that the session may not show, until the person has confirmed who they are. */
export function ConfirmPanel({ aim }: { aim: string }) {
  const { session } = useClient()
  useEffect(() => session.askConfirmation(), [session])

  return (
    <Page title="Confirm it's you">
      <div className="notice">
        <NoticeMark icon={ShieldCheck} />
        <h1 className="notice__title">Confirm it's you</h1>
        <p>{whyConfirm(aim)}</p>
        <button type="button" className="button" onClick={session.askConfirmation}>
          Confirm it's you
        </button>
      </div>
    </Page>
  )
}
