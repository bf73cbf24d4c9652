import { useStore } from '@nanostores/react'
import { DemoExample, LoginDialog, useClient, VisionDraft } from '@vowkit/react'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { Page } from '../../shared/page.tsx'
import { $returnPath } from '../../shared/return-path.ts'
import { openPath } from '../../shared/router.ts'

const EXAMPLE = {
  venue: '/img/demo-venue.webp',
  inspiration: '/img/demo-inspiration.webp',
  prompt: 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch',
  result: '/img/demo-result.webp',
}

/** Describing a new vision; also where somebody lands who has to sign in before they may see one. */
export function VisionNewPage() {
  const session = useStore(useClient().session.$session)
  const returnPath = useStore($returnPath)
  const isSignedIn = session.status === 'signed-in'

  useEffect(() => {
    if (returnPath === null || !isSignedIn) return
    $returnPath.set(null)
    openPath(returnPath, { replace: true })
  }, [returnPath, isSignedIn])

  return (
    <Page title="Bring your dream wedding to life">
      <VisionDraft
        level={1}
        onVisionCreate={({ id }) => openPath(id === null ? SITE_PATHS['vision-list'] : visionPath(id))}
        onBoard={() => openPath(SITE_PATHS['vision-list'])}
      >
        <DemoExample {...EXAMPLE} />
      </VisionDraft>
      {returnPath !== null && !isSignedIn && <LoginDialog onClose={() => $returnPath.set(null)} />}
    </Page>
  )
}
