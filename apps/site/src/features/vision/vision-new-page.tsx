import { useStore } from '@nanostores/react'
import { LoginDialog, useClient, VisionDraft } from '@vowkit/react'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import { draftOf } from '@vowkit/sdk-core/vision'
import { useEffect } from 'react'
import { useNoFileNavigation } from '../../shared/form/use-no-file-navigation.ts'
import { Page } from '../../shared/page.tsx'
import { createReturnPath } from '../../shared/return-path.ts'
import { openPath } from '../../shared/router.ts'
import { BoardStrip } from './board-strip.tsx'
import { DemoSection } from './demo-section.tsx'
import { useCarriedPrompt } from './use-carried-prompt.ts'

/** The form for a new vision. Asks visitors to sign in if they tried to open an existing vision without a session. */
export function VisionNewPage() {
  const { ports, session } = useClient()
  const isSignedIn = useStore(session.$session).status === 'signed-in'
  const returning = ports.once(createReturnPath)
  const returnPath = useStore(returning.$path)
  useNoFileNavigation()
  useCarriedPrompt()

  useEffect(() => {
    if (returnPath === null || !isSignedIn) return
    returning.forget()
    openPath(returnPath, { replace: true })
  }, [returning, returnPath, isSignedIn])

  return (
    <Page>
      <VisionDraft
        level={1}
        onVisionCreate={({ id }) => {
          // Without an id, the vision can only be opened from the board.
          if (id === null) draftOf(ports).dismiss()
          openPath(id === null ? SITE_PATHS['vision-list'] : visionPath(id))
        }}
      >
        {isSignedIn && <BoardStrip />}
        <DemoSection />
      </VisionDraft>
      {returnPath !== null && !isSignedIn && <LoginDialog returnTo={returnPath} onClose={returning.forget} />}
    </Page>
  )
}
