import { useEffect } from 'react'
import type { useVisionDraft } from '../../hooks/use-vision-draft.ts'
import { useLatest } from '../../shared/use-latest.ts'
import { CreditsDialogLazy } from '../credits-dialog/credits-dialog.lazy.tsx'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'

export interface DraftDialogsProps
  extends Pick<ReturnType<typeof useVisionDraft>, 'draft' | 'state' | 'submission'>,
    Pick<LoginDialogProps, 'onError'> {
  onCreditsNeeded?: () => void
  onCheckout?: (checkout: { url: string }) => unknown
}

/** The dialogs that a submission may open: the sign-in dialog and the credits dialog. */
export function DraftDialogs(props: DraftDialogsProps) {
  const { draft, state, submission, onError, onCreditsNeeded, onCheckout } = props
  const needCredits = useLatest(onCreditsNeeded)
  const { status } = submission

  useEffect(() => {
    if (status === 'no-credits') needCredits.current?.()
  }, [status, needCredits])

  if (status === 'login-needed')
    return (
      <LoginDialogLazy draft={{ text: state.text, images: state.images }} onError={onError} onClose={draft.dismiss} />
    )
  if (status === 'no-credits')
    return <CreditsDialogLazy reason="none-left" onCheckout={onCheckout} onClose={draft.dismiss} />
  return null
}
