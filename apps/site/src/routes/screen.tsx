import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { $router, openPath } from '../shared/router.ts'
import { Home } from './home.tsx'
import { NotFound } from './not-found.tsx'

const VisionLayout = lazily(async () => (await import('../features/vision/vision-layout.tsx')).VisionLayout)
const VisionNewPage = lazily(async () => (await import('../features/vision/vision-new-page.tsx')).VisionNewPage)
const VisionListPage = lazily(async () => (await import('../features/vision/vision-list-page.tsx')).VisionListPage)
const VisionDetailPage = lazily(
  async () => (await import('../features/vision/vision-detail-page.tsx')).VisionDetailPage,
)

/** The screen of the present address. */
export function Screen() {
  const page = useStore($router)
  if (page?.route === 'home') return <Home />
  if (page?.route === 'logout') return <Logout />
  if (page?.route === 'vision-new') return inVisionArea(<VisionNewPage />)
  if (page?.route === 'vision-list') return inVisionArea(<VisionListPage />)
  if (page?.route === 'vision-detail') return inVisionArea(<VisionDetailPage id={page.params.id} />)
  return <NotFound />
}

function inVisionArea(screen: ReactNode) {
  return (
    <Suspense fallback={<div className="page" aria-busy="true" />}>
      <VisionLayout>{screen}</VisionLayout>
    </Suspense>
  )
}

/** Signs out and goes to the front page. */
function Logout() {
  const { session } = useClient()
  useEffect(() => {
    void session.signOut().then(() => openPath('/', { replace: true }))
  }, [session])
  return <div className="page" aria-busy="true" />
}

/** A screen whose code arrives with it. */
function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
