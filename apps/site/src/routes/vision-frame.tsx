import { useStore } from '@nanostores/react'
import { lazyComponent } from '@vowkit/react/lazy'
import type { ReactNode } from 'react'
import { VisionLayout } from '../features/vision/vision-layout.tsx'
import { $router } from '../shared/router.ts'

const CoupleNavLazy = lazyComponent(
  async () => (await import('../features/dashboard-frame/couple-nav.tsx')).CoupleNav,
  { fallback: 'none' },
)
const MobileMenuLazy = lazyComponent(
  async () => (await import('../features/dashboard-frame/mobile-menu.tsx')).MobileMenu,
  { fallback: 'none' },
)

/** The layout of the vision screens. For couples, its bar has the main navigation, which is lazy-loaded. */
export function VisionFrame({ children }: { children: ReactNode }) {
  const path = useStore($router)?.path ?? ''
  return (
    <VisionLayout navigation={<CoupleNavLazy path={path} />} menu={<MobileMenuLazy path={path} />}>
      {children}
    </VisionLayout>
  )
}
