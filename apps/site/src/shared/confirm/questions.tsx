import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { useEffect } from 'react'
import { CodeDialogLazy } from './code-dialog.lazy.tsx'
import { createCodeRequests } from './code-requests.ts'
import { ConfirmDialogLazy } from './confirm-dialog.lazy.tsx'
import { useReach } from './use-reach.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/** The dialogs that any screen may open: one for a code, one that confirms the session. */
export function Questions({ aim }: { aim: string }) {
  const { ports, session } = useClient()
  const requests = ports.once(createCodeRequests)
  const request = useStore(requests.$open)
  const isAsked = useStore(session.$confirmation) === 'asked'
  const isLink = useReach() === 'link'
  const signInFirst = useSignInFirst()

  useEffect(() => {
    if (!isAsked || !isLink) return
    session.declineConfirmation()
    signInFirst(aim)
  }, [session, isAsked, isLink, signInFirst, aim])

  return (
    <>
      {request !== null && <CodeDialogLazy key={request.id} request={request} onAnswer={requests.answer} />}
      {isAsked && !isLink && <ConfirmDialogLazy aim={aim} />}
    </>
  )
}
