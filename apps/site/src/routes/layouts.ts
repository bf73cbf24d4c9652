import { lazyComponent } from '@vowkit/react/lazy'
import type { ComponentType, ReactNode } from 'react'
import { ScreenFallback } from '../shared/load-boundary.tsx'
import { PlainLayout, VendorLayout } from '../shared/plain-layout.tsx'

type LayoutComponent = ComponentType<{ children: ReactNode }>

/** A layout that several screens share. */
export interface Layout {
  Component: LayoutComponent
  /** Absent for layouts in the main bundle. */
  load?: () => Promise<unknown>
  /** Loads the component. Never rejects. `null` if it is loaded. */
  preload(): Promise<void> | null
  /** Whether the layout starts with a bar that shows the product's name. */
  hasBar: boolean
}

export type LayoutName = 'dashboard' | 'login' | 'onboarding' | 'vendor' | 'vision' | 'plain' | 'none'

export const LAYOUTS: Record<LayoutName, Layout> = {
  dashboard: loaded(async () => (await import('../features/dashboard-frame/dashboard-layout.tsx')).DashboardLayout),
  login: loaded(async () => (await import('../features/auth/login-layout.tsx')).LoginLayout),
  onboarding: {
    ...loaded(async () => (await import('../features/onboarding/onboarding-layout.tsx')).OnboardingLayout),
    hasBar: false,
  },
  vendor: { Component: VendorLayout, preload: () => null, hasBar: true },
  vision: loaded(async () => (await import('../routes/vision-frame.tsx')).VisionFrame),
  plain: { Component: PlainLayout, preload: () => null, hasBar: true },
  none: { Component: ({ children }) => children, preload: () => null, hasBar: false },
}

function loaded(load: () => Promise<LayoutComponent>): Layout {
  const Component = lazyComponent(load, { fallback: ScreenFallback })
  return { Component, load, preload: Component.preload, hasBar: true }
}
