import { useStore } from '@nanostores/react'
import { useClient, useReuse, VisionView } from '@vowkit/react'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { Page } from '../../shared/page.tsx'
import { $returnPath } from '../../shared/return-path.ts'
import { openPath } from '../../shared/router.ts'
import { startNewVision } from './start-new-vision.ts'

/** One vision. Whoever is not signed in is sent to sign in, and comes back. */
export function VisionDetailPage({ id }: { id: string }) {
  const client = useClient()
  const { status } = useStore(client.session.$session)
  const reuse = useReuse({})

  useEffect(() => {
    if (status === 'signed-in') return
    $returnPath.set(visionPath(id))
    openPath(SITE_PATHS['vision-new'], { replace: true })
  }, [status, id])

  if (status !== 'signed-in') return null
  return (
    <Page title="Your vision">
      <a className="back-link" href={SITE_PATHS['vision-list']}>
        Your Vision Board
      </a>
      <VisionView
        key={id}
        visionId={id}
        level={1}
        onNew={() => startNewVision(client)}
        onRetry={(vision) => {
          openPath(SITE_PATHS['vision-new'])
          void reuse.again(vision)
        }}
        onChangeWords={(vision) => {
          openPath(SITE_PATHS['vision-new'])
          void reuse.change(vision)
        }}
      />
    </Page>
  )
}
