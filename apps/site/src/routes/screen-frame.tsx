import type { ReactNode } from 'react'
import { LoadBoundary } from '../shared/load-boundary.tsx'
import { LAYOUTS, type LayoutName } from './layouts.ts'

interface ScreenFrameProps {
  path: string
  layout: LayoutName
  children: ReactNode
}

/** Renders the layout around a screen. The layout stays mounted if the next screen has the same layout. */
export function ScreenFrame({ path, layout, children }: ScreenFrameProps) {
  const { Component } = LAYOUTS[layout]
  return (
    <LoadBoundary key={layout}>
      <Component>
        <LoadBoundary key={path}>{children}</LoadBoundary>
      </Component>
    </LoadBoundary>
  )
}
