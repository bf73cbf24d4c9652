import type { ReactNode } from 'react'
import { LoadBoundary } from '../shared/load-boundary.tsx'
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
      <Component>
        <LoadBoundary key={path}>{children}</LoadBoundary>
      </Component>
    </LoadBoundary>
  )
}
