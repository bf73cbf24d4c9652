import { type ReactNode, Suspense } from 'react'
import { LoadBoundary } from '../shared/load-boundary.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { LAYOUTS, type LayoutName } from './layouts.ts'

interface ScreenFrameProps {
  path: string
  layout: LayoutName
  children: ReactNode
}

/** The layout around a screen. It stays mounted while screens of the same layout follow each other. */
export function ScreenFrame({ path, layout, children }: ScreenFrameProps) {
  const { Component } = LAYOUTS[layout]
  return (
    <LoadBoundary key={layout}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Component>
          <LoadBoundary key={path}>
            <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
          </LoadBoundary>
        </Component>
      </Suspense>
    </LoadBoundary>
  )
}
