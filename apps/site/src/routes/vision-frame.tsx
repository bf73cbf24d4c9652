import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { VisionLayout } from '../features/vision/vision-layout.tsx'
import { $router } from '../shared/router.ts'
import { CoupleNavLazy, MobileMenuLazy } from './vision-frame.lazy.ts'

/** The layout of the vision screens. For couples, its bar has the main navigation, which is lazy-loaded. */
export function VisionFrame({ children }: { children: ReactNode }) {
  const path = useStore($router)?.path ?? ''
  return (
    <VisionLayout navigation={<CoupleNavLazy path={path} />} menu={<MobileMenuLazy path={path} />}>
      {children}
    </VisionLayout>
  )
}
