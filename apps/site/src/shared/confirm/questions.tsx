import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { Suspense, useEffect } from 'react'
import { lazily } from '../lazily.ts'
import { createCodeRequests } from './code-requests.ts'
import { useReach } from './use-reach.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

const CodeDialog = lazily(async () => (await import('./code-dialog.tsx')).CodeDialog)
const ConfirmDialog = lazily(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** The questions that any screen may ask of its person: a fresh code, and who they are. */
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
    signInFirst('go on')
  }, [session, isAsked, isLink, signInFirst])

  return (
    <Suspense>
      {request !== null && <CodeDialog key={request.id} request={request} onAnswer={requests.answer} />}
      {isAsked && !isLink && <ConfirmDialog aim={aim} />}
    </Suspense>
  )
}
