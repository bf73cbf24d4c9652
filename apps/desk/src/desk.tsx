import { useStore } from '@nanostores/react'
import { Root, ToastHost, useClient } from '@vowkit/react'
import { createDeskAccount } from '@vowkit/sdk-core/desk'
import { Frame } from './features/frame/frame.tsx'
import { NoVendor } from './features/frame/no-vendor.tsx'
import { JoinLazy } from './features/join/join.lazy.tsx'
import { SignIn } from './features/sign-in/sign-in.tsx'
import { $router, invitationOf, screenOf, screensFor } from './screen-table.ts'
import { useTexts } from './shared/language/use-texts.ts'
import { Notice } from './shared/notice.tsx'
import { deskTexts } from './shared/texts.ts'

/** The desk: the sign-in, or the screen of the current URL. */
export function Desk() {
  const client = useClient()
  const { status } = useStore(client.session.$session)
  const invitation = invitationOf(useStore($router))
  return (
    <>
      {invitation !== null ? <JoinLazy token={invitation} /> : status === 'signed-in' ? <SignedIn /> : <SignIn />}
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
  const account = state.status === 'ready' ? state.account : null
  const screens = screensFor(account)
  const screen = screenOf(page, screens)
  return (
    <Root>
      <Frame account={account} links={screens} current={screen?.path ?? null}>
        {screen ? (
          <screen.Component id={screen.id} />
        ) : (
          <Notice text={texts.notFound} href="/" action={texts.toInbox} />
        )}
      </Frame>
    </Root>
  )
}
