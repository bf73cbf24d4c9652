import { Alert, Button, Root, useClient } from '@vowkit/react'
import { acceptInvitation, readInvitation } from '@vowkit/sdk-core/desk'
import { useCallback, useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'

/** The page of an invitation link. It changes nothing until the button is pressed, because mail scanners follow links. */
export function Join({ token }: { token: string }) {
  const texts = useTexts(deskTexts)
  const { ports, session } = useClient()
  const { state } = useLoaded(
    useCallback((signal: AbortSignal) => readInvitation(ports, token, signal), [ports, token]),
  )
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function accept() {
    setBusy(true)
    const result = await acceptInvitation(ports, token)
    setBusy(false)
    if (!result.ok) return setFailure(failureText(result.error, texts))
    // The invited account may differ from the account that is signed in here.
    if (session.token() !== null) await session.signOut()
    setDone(true)
  }

  return (
    <Root>
      <main className="sign-in">
        <div className="sign-in__card">
          <p className="vk-sr" role="status">
            {state.status === 'loading' && texts.loadingScreen}
          </p>
          {state.status === 'failed' && (
            <Notice
              title={texts.invalidInvitation}
              text={texts.invalidInvitationText}
              href="/"
              action={texts.toSignIn}
            />
          )}
          {state.status === 'ready' && isDone && (
            <Notice
              title={texts.joined(state.data.name)}
              text={texts.joinedText(state.data.email)}
              href="/"
              action={texts.toSignIn}
            />
          )}
          {state.status === 'ready' && !isDone && (
            <>
              <h1>{texts.joinTitle(state.data.name)}</h1>
              <p className="sign-in__intro">{texts.joinText(state.data.email)}</p>
              {failure !== null && <Alert>{failure}</Alert>}
              <Button variant="primary" busy={isBusy} onClick={() => void accept()}>
                {texts.join}
              </Button>
            </>
          )}
        </div>
      </main>
    </Root>
  )
}
