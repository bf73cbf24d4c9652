import { useStore } from '@nanostores/react'
import { Root, ToastHost, useClient } from '@vowkit/react'
import { createDeskAccount } from '@vowkit/sdk-core/desk'
import { Frame } from './features/frame/frame.tsx'
import { NoVendor } from './features/frame/no-vendor.tsx'
import { SignIn } from './features/sign-in/sign-in.tsx'
import { InboxScreen } from './screens/inbox-screen.tsx'
import { useTexts } from './shared/language/use-texts.ts'
import { Notice } from './shared/notice.tsx'
import { $router } from './shared/router.ts'
import { deskTexts } from './shared/texts.ts'

/** The desk: the sign-in, or the screen of the current URL. */
export function Desk() {
  const client = useClient()
  const { status } = useStore(client.session.$session)
  return (
    <>
      {status === 'signed-in' ? <SignedIn /> : <SignIn />}
      <ToastHost />
    </>
  )
}

function SignedIn() {
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const { $account, refresh } = ports.once(createDeskAccount)
  const state = useStore($account)
  const page = useStore($router)

  if (state.status === 'forbidden') return <NoVendor />
  if (state.status === 'failed')
    return <Notice text={texts.accountFailed} action={texts.retry} onAction={() => void refresh()} />
  return (
    <Root>
      <Frame account={state.status === 'ready' ? state.account : null}>
        {page === undefined ? (
          <Notice text={texts.notFound} href="/" action={texts.toInbox} />
        ) : (
          <InboxScreen leadId={page.route === 'lead' ? page.params.id : null} />
        )}
      </Frame>
    </Root>
  )
}
